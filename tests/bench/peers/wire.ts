/** The REST API's answers, as far as the peers read them. */
export interface WireCar {
  _id: string;
  title: string | null;
  images: { _id: string; path: string; filename: string; description?: string | null }[];
  saleStatus: string | null;
  featured: string | null;
  testDrive: string | null;
  manufacturerId: { _id: string; brandName: string } | null;
  vehicleTypeId: { _id: string; modelName: string } | null;
  trimId: { _id: string; trimName: string } | null;
  originalPrice: number | null;
  discountedPrice: number | null;
  monthlyInstallment: number | null;
  mileage: number | null;
  year: number | null;
  door: number | null;
  keys: number | null;
  exteriorColor: string | null;
  bodyType: string | null;
  engine: string | null;
  transmission: string | null;
  fuelType: string | null;
  specifications: Record<string, boolean> | null;
  description: string | null;
  createdAt: string;
  updatedAt?: string;
}
