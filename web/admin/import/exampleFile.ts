/** A file with one car, as a dealer's sheet may look. The mark tells spreadsheets that it is UTF-8. */
export function exampleFile(): Blob {
  const rows = [
    'Stock No,VIN,Make,Model,Trim,Year,Price,Mileage,Exterior Colour,Regional Specs,Description,Images',
    'A-17,WBAJA7C51KWW12345,BMW,X5,xDrive40i,2021,235000,42000,Black,GCC,One owner and full service history,https://www.example.ae/a-17_1.jpg',
  ];
  return new Blob(['\ufeff', ...rows.map((row) => `${row}\r\n`)], { type: 'text/csv' });
}
