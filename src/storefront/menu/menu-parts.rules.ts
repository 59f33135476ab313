/** A menu of more dishes begins with its first categories; the others come as they are looked at. */
const WHOLE_UP_TO = 300;
const AT_ONCE = 60;

interface Part {
  id: string;
  products: readonly unknown[];
}

/** The categories that are not on the first page; none of a menu of usual length. */
export function laterOf(categories: readonly Part[]): string[] {
  const all = categories.reduce((sum, { products }) => sum + products.length, 0);
  if (all <= WHOLE_UP_TO) return [];
  let shown = 0;
  return categories.flatMap(({ id, products }) => {
    const isLater = shown >= AT_ONCE;
    shown += products.length;
    return isLater ? [id] : [];
  });
}
