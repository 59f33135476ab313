import { escaped } from './http.mjs';

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: #1a1f36 }
  main { max-width: 28rem; margin: 0 auto; padding: 1.5rem }
  label { display: block; font-size: 14px; margin: 0 0 12px }
  label.choice { display: flex; gap: 8px; align-items: center; min-height: 32px }
  input:not([type=radio]) { display: block; width: 100%; margin-top: 4px; padding: 12px; font: inherit; border: 1px solid #8a8fa3; border-radius: 6px }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  [role=alert] { margin: 0; color: #b00020; font-size: 14px }
  button { display: block; width: 100%; min-height: 48px; margin: 0 0 12px; font: inherit; font-weight: 600; border: 1px solid #1a1f36; border-radius: 6px; background: #fff; color: inherit; cursor: pointer }
  button.go { background: #1a1f36; color: #fff }
  button.paypal { background: #ffc439; border-color: #ffc439; margin: 0 }
  .sheet { min-height: 100vh; background: #fff }
  small { color: #545969 }
`;

const page = (title, body, script = '') => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style>
${body}${script}</html>`;

const euro = (cents, currency) =>
  `${(cents / 100).toFixed(2).replace('.', ',')} ${currency === 'EUR' ? '€' : currency}`;

/** The fields of a card; with wallets where this host was registered. */
export const elementPage = ({ key, hasWallets }) =>
  page(
    'Karte',
    `<form data-key="${escaped(key)}" autocomplete="off">
${hasWallets ? WALLETS : ''}<label>Kartennummer<input name="number" inputmode="numeric" placeholder="1234 1234 1234 1234"></label>
<div class="row"><label>Ablaufdatum<input name="expiry" inputmode="numeric" placeholder="MM/JJ"></label>
<label>Prüfziffer<input name="cvc" inputmode="numeric" placeholder="CVC"></label></div>
<p role="alert"></p></form>`,
    '<script src="/stripe/element.js"></script>',
  );

const WALLETS = `<label class="choice"><input type="radio" name="means" value="card" checked>Karte</label>
<label class="choice"><input type="radio" name="means" value="apple_pay">Apple Pay</label>
<label class="choice"><input type="radio" name="means" value="google_pay">Google Pay</label>
`;

export const securePage = ({ intent, isInline }) =>
  page(
    '3-D Secure',
    `<div class="sheet"><main><h1>Deine Bank fragt nach</h1>
<p>Zahlung über ${euro(intent.amount, intent.currency.toUpperCase())}, ${escaped(intent.description ?? '')}</p>
<form method="post" action="/stripe/3ds"><input type="hidden" name="secret" value="${escaped(intent.clientSecret)}">
<input type="hidden" name="inline" value="${isInline ? 1 : ''}">
<button class="go" name="answer" value="yes">Zahlung bestätigen</button><button name="answer" value="no">Ablehnen</button></form>
<small>Nachbau einer Seite für 3-D Secure</small></main></div>`,
  );

/** Tells whoever opened this page how it went. */
export const tellingPage = (news) =>
  page(
    'Fertig',
    '<main><p>Fertig. Dieses Fenster kann zu.</p></main>',
    `<script>(window.opener ?? window.parent).postMessage(${JSON.stringify(news).replaceAll('<', '\\u003c')}, '*')</script>`,
  );

export const buttonPage = () =>
  page(
    'PayPal',
    '<button class="paypal" aria-label="PayPal">PayPal</button>',
    '<script src="/paypal/button.js"></script>',
  );

export const waitPage = () => page('PayPal', '<main><p>Einen Moment …</p></main>');

export const approvePage = (order) =>
  page(
    'PayPal',
    `<main><h1>PayPal</h1><p>${escaped(order.description ?? '')}: ${euro(order.cents, order.currency)}</p>
<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${escaped(order.id)}">
<button class="go" name="means" value="ok">Jetzt bezahlen</button>
<button name="means" value="declined">Mit einem Konto ohne Guthaben bezahlen</button>
<button name="means" value="failsAtCapture">Bezahlen, und beim Einziehen platzt es</button>
<button name="means" value="cancel">Abbrechen und zurück</button></form><small>Nachbau von PayPal</small></main>`,
  );
