/** A dish by its name, where nothing else of it matters. */
export interface Dish {
  id: string;
  name: string;
}
