const PREFIX = '#gericht-';

/** Leads to the menu, where the dish opens for choosing. */
export const linkToDish = (menu: string, productId: string): string =>
  `${menu.split('#', 1)[0]}${PREFIX}${productId}`;

/** The dish an address leads to; null when it leads to none. */
export const dishInHash = (hash: string): string | null =>
  hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
