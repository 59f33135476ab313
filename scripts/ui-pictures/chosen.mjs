/** The pictures that are kept in docs/ui, at most forty: each screen as most guests see it, and each width and scheme. */
export const CHOSEN = [
  ...onPhone('menu', 'search', 'search-empty', 'filter', 'sheet', 'halves', 'basket', 'minimum', 'way'),
  ...onPhone(
    'checkout',
    'checkout-errors',
    'tracking',
    'receipt',
    'legal',
    'lost',
    'closed',
    'paused',
    'way-delivery',
  ),
  ...inTheDark('menu', 'sheet', 'basket', 'checkout', 'tracking'),
  ...onNarrow('menu', 'sheet', 'checkout'),
  ...onDesk('menu', 'sheet', 'checkout', 'tracking', 'home', 'pricing', 'lieferando', 'online-shop'),
  'menu-768-light',
  'checkout-768-light',
  'menu-1440-dark',
  'home-390-light',
  'home-390-dark',
  'lieferando-390-light',
];

function onPhone(...names) {
  return names.map((name) => `${name}-390-light`);
}

function inTheDark(...names) {
  return names.map((name) => `${name}-390-dark`);
}

function onNarrow(...names) {
  return names.map((name) => `${name}-320-light`);
}

function onDesk(...names) {
  return names.map((name) => `${name}-1440-light`);
}
