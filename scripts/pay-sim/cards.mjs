/** The numbers Stripe's documentation gives for trying; the last is the simulator's own. */
export const CARDS = {
  4242424242424242: { brand: 'visa' },
  5555555555554444: { brand: 'mastercard' },
  4000002500003155: { brand: 'visa', secure: true },
  4000000000000002: { brand: 'visa', decline: 'generic_decline' },
  4000000000009995: { brand: 'visa', decline: 'insufficient_funds' },
  4000000000000069: { brand: 'visa', decline: 'expired_card', code: 'expired_card' },
  4000000000000341: { brand: 'visa', failsAtCapture: true },
};
