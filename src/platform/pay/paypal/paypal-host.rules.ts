const LIVE = 'https://api-m.paypal.com';
const SANDBOX = 'https://api-m.sandbox.paypal.com';

/** Whether sandbox and live are two places, as they are at PayPal itself. */
export const hasOwnSandbox = (base: string): boolean => withoutSlash(base) === LIVE;

/** Another address than PayPal's own is asked for both. */
export const hostFor = (base: string, sandbox: boolean): string =>
  sandbox && hasOwnSandbox(base) ? SANDBOX : withoutSlash(base);

const withoutSlash = (base: string): string => base.replace(/\/+$/, '');
