/** What the law wants shown before a packed item is bought. */
export interface PrepackedView {
  legalName: string;
  ingredientsText: string;
  netQuantity: string;
  responsibleBusiness: string;
  /** Percent by volume; 0 without alcohol. */
  alcoholVol: number;
  nutrition: NutritionView | null;
}

/** Per 100 g or ml. */
interface NutritionView {
  kj: number;
  kcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
}
