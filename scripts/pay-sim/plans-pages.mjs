import { escaped } from './http.mjs';

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: #1a1f36 }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem }
  label { display: block; margin: 0 0 1rem }
  input { display: block; width: 100%; margin-top: 4px; padding: 12px; font: inherit; border: 1px solid #8a8fa3; border-radius: 6px }
  button { display: block; width: 100%; min-height: 48px; margin: 0 0 12px; font: inherit; font-weight: 600; border: 1px solid #1a1f36; border-radius: 6px; background: #fff; color: inherit; cursor: pointer }
  button.go { background: #1a1f36; color: #fff }
  [role=alert] { color: #b00020 }
`;

const page = (title, body) => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style>
<main>${body}</main></html>`;

const euro = (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

export const checkoutPage = ({ id, productName, cents, mail }, problem = '') =>
  page(
    'Stripe Checkout (Nachbau)',
    `<h1>${escaped(productName)}</h1><p>${euro(cents)} im Monat, ${escaped(mail)}</p>
${problem && `<p role="alert">${escaped(problem)}</p>`}
<form method="post"><input type="hidden" name="session" value="${escaped(id)}">
<label>Kartennummer<input name="card" inputmode="numeric" value="4242424242424242"></label>
<button class="go" name="answer" value="pay">Abonnieren</button>
<button name="answer" value="cancel">Zurück</button></form><small>Nachbau von Stripe Checkout</small>`,
  );

export const invoicePage = ({ id, cents }, problem = '') =>
  page(
    'Stripe-Rechnung (Nachbau)',
    `<h1>Offene Rechnung</h1><p>${euro(cents)}</p>
${problem && `<p role="alert">${escaped(problem)}</p>`}
<form method="post"><input type="hidden" name="of" value="${escaped(id)}">
<label>Kartennummer<input name="card" inputmode="numeric" value="4242424242424242"></label>
<button class="go">Bezahlen</button></form><small>Nachbau von Stripe</small>`,
  );

export const paidPage = () =>
  page('Stripe-Rechnung (Nachbau)', '<h1>Bezahlt</h1><p>Hier ist nichts mehr offen.</p>');

export const subscribePage = ({ id }, { name, cents }) =>
  page(
    'PayPal (Nachbau)',
    `<h1>${escaped(name)}</h1><p>${euro(cents)} im Monat</p>
<form method="post"><input type="hidden" name="token" value="${escaped(id)}">
<button class="go" name="answer" value="pay">Zustimmen und abonnieren</button>
<button name="answer" value="cancel">Abbrechen und zurück</button></form><small>Nachbau von PayPal</small>`,
  );
