/** What we use of Stripe's script, which brings no types of its own along. */
export type StripeMaker = (publicKey: string, options: { locale: string }) => Stripe;

export interface Stripe {
  elements(options: object): StripeElements;
  confirmPayment(asked: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: StripeError; paymentIntent?: { status: string } }>;
}

interface StripeElements {
  create(kind: 'payment', options: object): StripeElement;
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', run: () => void): void;
}

export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
}
