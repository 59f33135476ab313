const PRODUCT = 'Tresen';

export const titleOf = (title?: string): string =>
  title && title !== PRODUCT ? `${title} – ${PRODUCT}` : PRODUCT;
