/** What an installation that sells plans is told. */
export const SELLING = {
  PLATFORM_STRIPE_SECRET_KEY: 'sk_test_sim_platform',
  PLATFORM_STRIPE_WEBHOOK_SECRET: 'whsec_platform',
  PLATFORM_PAYPAL_CLIENT_ID: 'sim-platform',
  PLATFORM_PAYPAL_SECRET: 'secret-platform',
  PLATFORM_PAYPAL_WEBHOOK_ID: 'WH-PLATFORM',
  PLATFORM_IMPRINT_NAME: 'Tresen GmbH',
  PLATFORM_IMPRINT_STREET: 'Tresenweg 1',
  PLATFORM_IMPRINT_POSTAL_CODE: '10115',
  PLATFORM_IMPRINT_CITY: 'Berlin',
  PLATFORM_IMPRINT_VAT_ID: 'DE123456788',
};
