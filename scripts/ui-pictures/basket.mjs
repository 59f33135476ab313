const SLUG = 'trattoria-bella';
const HOME = { street: 'Lindenstraße', houseNo: '40', postalCode: '10969', city: 'Berlin' };
export const CHECKOUT = `/s/${SLUG}/kasse`;

/** The basket as an earlier visit left it: one piece of each, with the first answer to every question. */
export async function withBasket(page, names, fulfilment = 'pickup') {
  const answer = await page.request.get(`/api/storefront/${SLUG}/menu`);
  const { categories, groups } = (await answer.json()).data;
  const dishes = categories.flatMap(({ products }) => products);
  const lines = names.map((name) => {
    const dish = dishes.find((one) => one.name === name);
    if (!dish) throw new Error(`There is no ${name} on the menu.`);
    const asked = groups.filter(({ id, min }) => dish.groupIds.includes(id) && min > 0);
    const options = asked.map(({ id, options: [first] }) => ({
      groupId: id,
      optionId: first.id,
      quantity: 1,
    }));
    return {
      key: dish.id,
      productId: dish.id,
      variantId: dish.variants[0].id,
      options,
      quantity: 1,
      note: '',
    };
  });
  const basket = JSON.stringify({ v: 1, fulfilment, lines });
  await page.addInitScript(
    ([slug, text, address]) => {
      localStorage.setItem(`tresen:basket:${slug}`, text);
      if (address) localStorage.setItem('tresen:address', address);
    },
    [SLUG, basket, fulfilment === 'delivery' && JSON.stringify(HOME)],
  );
}
