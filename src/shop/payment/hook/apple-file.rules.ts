const PLACE = '/files/apple-pay/apple-developer-merchantid-domain-association';

/** Where the file lies; whoever plays Stripe's scripts plays this as well. */
export function appleFileUrl(stripeJsUrl: string): string {
  const { origin, hostname } = new URL(stripeJsUrl);
  return (hostname === 'js.stripe.com' ? 'https://stripe.com' : origin) + PLACE;
}
