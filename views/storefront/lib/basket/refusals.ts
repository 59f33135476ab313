const ABOUT_TIME = [
  'closed',
  'paused',
  'lastOrderOver',
  'slotPast',
  'slotTooSoon',
  'slotTooFar',
  'slotClosed',
  'slotFull',
];
const MENDED_AT_THE_CHECKOUT = [...ABOUT_TIME, 'addressMissing', 'otherPlace', 'paymentNotOffered'];

/** Another time can be chosen. */
export const isAboutTime = (code: string | undefined): boolean =>
  code !== undefined && ABOUT_TIME.includes(code);

/** Another time or an address can still be chosen at the checkout; everything else ends here. */
export const isFinal = (code: string | undefined): boolean =>
  code !== undefined && !MENDED_AT_THE_CHECKOUT.includes(code);
