/** Where the secret is sealed: it opens nowhere else. */
export const placeOfSecret = (shopId: string): string => `${shopId}+till.webhook`;
