/** A model that the generated stock may hold. */
export interface CarModel {
  make: string;
  model: string;
  bodyType: string;
  /** Price when new, thousands of AED. */
  priceNew: number;
  doors: number;
  engines: readonly string[];
  trims: readonly string[];
  /** How frequent it is in the stock, relative to the other models. */
  weight: number;
}

const sixes = ['3.0 L I6', '2.0 L I4'];
const eights = ['4.0 L V8', '3.0 L V6'];
const electric = ['Electric, single motor', 'Electric, dual motor'];

const rows: [string, string, string, number, number, readonly string[], string, number][] = [
  ['Mercedes', 'C-Class', 'Sedan', 255, 4, ['1.5 L I4', '2.0 L I4'], 'C 180|C 200|C 300|C 43 AMG', 9],
  ['Mercedes', 'E-Class', 'Sedan', 340, 4, sixes, 'E 200|E 300|E 450|E 53 AMG', 8],
  ['Mercedes', 'S-Class', 'Sedan', 620, 4, eights, 'S 450|S 500|S 580', 6],
  ['Mercedes', 'G-Class', 'SUV', 880, 5, eights, 'G 500|G 63 AMG', 9],
  ['Mercedes', 'GLE', 'SUV', 420, 5, sixes, 'GLE 350|GLE 450|GLE 53 AMG', 8],
  ['Mercedes', 'GLC', 'Cross Over', 295, 5, ['2.0 L I4'], 'GLC 200|GLC 300', 6],
  ['Mercedes', 'CLA', 'Sedan', 205, 4, ['1.3 L I4', '2.0 L I4'], 'CLA 200|CLA 250|CLA 45 AMG', 4],
  ['Mercedes', 'SL', 'Convertible', 790, 2, ['4.0 L V8'], 'SL 43|SL 55|SL 63 AMG', 2],
  ['BMW', '3 Series', 'Sedan', 240, 4, sixes, '320i|330i|M340i', 8],
  ['BMW', '5 Series', 'Sedan', 315, 4, sixes, '520i|530i|540i', 8],
  ['BMW', '7 Series', 'Sedan', 560, 4, ['3.0 L I6', '4.4 L V8'], '735i|740i|760i xDrive', 5],
  ['BMW', 'X3', 'Cross Over', 275, 5, sixes, 'xDrive20i|xDrive30i|M40i', 5],
  ['BMW', 'X5', 'SUV', 390, 5, ['3.0 L I6', '4.4 L V8'], 'xDrive40i|xDrive50e|M60i', 9],
  ['BMW', 'X6', 'SUV', 430, 5, ['3.0 L I6', '4.4 L V8'], 'xDrive40i|M60i|M Competition', 5],
  ['BMW', 'Z4', 'Convertible', 285, 2, ['2.0 L I4', '3.0 L I6'], 'sDrive20i|M40i', 2],
  ['BMW', 'iX', 'SUV', 440, 5, electric, 'xDrive40|xDrive50', 2],
  ['Audi', 'A4', 'Sedan', 205, 4, ['2.0 L I4'], '40 TFSI|45 TFSI', 5],
  ['Audi', 'A6', 'Sedan', 275, 4, ['2.0 L I4', '3.0 L V6'], '45 TFSI|55 TFSI', 5],
  ['Audi', 'A8', 'Sedan', 460, 4, ['3.0 L V6'], '55 TFSI|60 TFSI', 2],
  ['Audi', 'Q5', 'Cross Over', 245, 5, ['2.0 L I4'], '40 TFSI|45 TFSI', 5],
  ['Audi', 'Q7', 'SUV', 335, 5, ['3.0 L V6'], '45 TFSI|55 TFSI', 6],
  ['Audi', 'Q8', 'SUV', 395, 5, eights, '55 TFSI|SQ8|RS Q8', 5],
  ['Audi', 'e-tron GT', 'Sports', 470, 4, electric, 'quattro|RS', 2],
  ['Porsche', 'Cayenne', 'SUV', 420, 5, eights, 'Base|S|GTS|Turbo', 8],
  ['Porsche', 'Macan', 'Cross Over', 295, 5, ['2.0 L I4', '2.9 L V6'], 'Base|S|GTS', 6],
  ['Porsche', 'Panamera', 'Sedan', 470, 5, eights, 'Base|4S|Turbo', 4],
  ['Porsche', '911', 'Sports', 600, 2, ['3.0 L H6', '3.8 L H6'], 'Carrera|Carrera S|Turbo S|GT3', 6],
  ['Porsche', 'Taycan', 'Sports', 480, 4, electric, '4S|Turbo|GTS', 3],
  ['Land Rover', 'Range Rover', 'SUV', 690, 5, ['3.0 L I6', '4.4 L V8'], 'HSE|Autobiography|SV', 9],
  ['Land Rover', 'Range Rover Sport', 'SUV', 520, 5, ['3.0 L I6', '4.4 L V8'], 'SE|HSE|Autobiography', 8],
  ['Land Rover', 'Defender', 'SUV', 350, 5, ['2.0 L I4', '3.0 L I6', '5.0 L V8'], '90|110|130', 7],
  ['Land Rover', 'Range Rover Evoque', 'Cross Over', 240, 5, ['2.0 L I4'], 'S|R-Dynamic SE', 3],
  ['Lexus', 'LX', 'SUV', 560, 5, ['3.5 L V6'], 'LX 600|LX 600 F Sport', 7],
  ['Lexus', 'RX', 'SUV', 290, 5, ['2.4 L I4', '2.5 L hybrid'], 'RX 350|RX 350h|RX 500h', 5],
  ['Lexus', 'ES', 'Sedan', 215, 4, ['2.5 L I4', '3.5 L V6'], 'ES 250|ES 350', 5],
  ['Toyota', 'Land Cruiser', 'SUV', 330, 5, ['3.5 L V6', '4.0 L V6'], 'GXR|VXR|GR Sport', 9],
  ['Nissan', 'Patrol', 'SUV', 320, 5, ['4.0 L V6', '5.6 L V8'], 'SE|LE Platinum|Nismo', 8],
  ['GMC', 'Yukon', 'SUV', 310, 5, ['5.3 L V8', '6.2 L V8'], 'SLT|AT4|Denali', 5],
  ['Cadillac', 'Escalade', 'SUV', 520, 5, ['6.2 L V8'], 'Sport|Platinum', 4],
  ['Chevrolet', 'Corvette', 'Sports', 380, 2, ['6.2 L V8'], 'Stingray|Z06', 3],
  ['Ford', 'Mustang', 'Sports', 235, 2, ['2.3 L I4', '5.0 L V8'], 'EcoBoost|GT', 5],
  ['Jeep', 'Wrangler', 'SUV', 235, 5, ['2.0 L I4', '3.6 L V6'], 'Sahara|Rubicon', 5],
  ['Tesla', 'Model 3', 'Sedan', 185, 4, electric, 'Rear-Wheel Drive|Long Range', 4],
  ['Tesla', 'Model Y', 'Cross Over', 205, 5, electric, 'Long Range|Performance', 5],
  ['Jaguar', 'F-Pace', 'Cross Over', 285, 5, ['2.0 L I4', '5.0 L V8'], 'P250|SVR', 2],
  ['Maserati', 'Levante', 'SUV', 420, 5, ['3.0 L V6', '3.8 L V8'], 'GT|Trofeo', 2],
  ['Bentley', 'Bentayga', 'SUV', 1_050, 5, ['4.0 L V8'], 'V8|S|Azure', 3],
  ['Bentley', 'Continental GT', 'Sports', 1_150, 2, ['4.0 L V8', '6.0 L W12'], 'V8|Speed', 3],
  ['Rolls-Royce', 'Cullinan', 'SUV', 1_900, 5, ['6.75 L V12'], 'Base|Black Badge', 2],
  ['Rolls-Royce', 'Ghost', 'Sedan', 1_600, 4, ['6.75 L V12'], 'Base|Extended', 2],
  ['Lamborghini', 'Urus', 'SUV', 1_250, 5, ['4.0 L V8'], 'S|Performante', 3],
  ['Lamborghini', 'Huracán', 'Sports', 1_300, 2, ['5.2 L V10'], 'EVO|Tecnica|STO', 2],
  ['Ferrari', 'Roma', 'Sports', 1_150, 2, ['3.9 L V8'], 'Coupé|Spider', 2],
  ['Aston Martin', 'DBX', 'SUV', 980, 5, ['4.0 L V8'], 'V8|707', 2],
  ['MINI', 'Cooper', 'HatchBack', 155, 3, ['1.5 L I3', '2.0 L I4'], 'Cooper|Cooper S|John Cooper Works', 4],
  ['Volkswagen', 'Golf', 'HatchBack', 165, 5, ['2.0 L I4'], 'GTI|R', 4],
];

/** The models of the generated stock, with prices and frequencies as on a premium forecourt in Dubai. */
export const carModels: CarModel[] = rows.map(
  ([make, model, bodyType, priceNew, doors, engines, trims, weight]) => ({
    ...{ make, model, bodyType, priceNew, doors, engines },
    ...{ trims: trims.split('|'), weight },
  }),
);
