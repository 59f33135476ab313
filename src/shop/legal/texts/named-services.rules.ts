import type { Shop } from '../../restaurant/shop.types.js';

type Paid = Pick<Shop, 'paypal' | 'stripe'>;

/** Whose name guests have to read in the privacy text, because they take the money. */
export const payServicesOf = ({ paypal, stripe }: Paid): string[] =>
  [paypal.secret_key !== '' && 'PayPal', stripe.secret_key !== '' && 'Stripe'].filter(
    (name) => name !== false,
  );

/** Of these services, the ones the text says nothing about. */
export const unnamedIn = (markdown: string, services: readonly string[]): string[] => {
  const text = markdown.toLowerCase();
  return services.filter((name) => !text.includes(name.toLowerCase()));
};
