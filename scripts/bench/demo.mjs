import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../setup/problem.mjs';

/** The demo restaurant of a started product, as those who use it meet it. */
export const SLUG = 'trattoria-bella';
export const OPERATOR = { email: 'demo@tresen.example', password: 'tresen-demo' };

export async function call(url, { body, headers = {}, method = body ? 'POST' : 'GET' } = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const said = await answer.json();
  if (!said.success) throw new Problem(`${url} answered ${answer.status}: ${said.message}`);
  return said.data;
}

/** The headers of somebody who is signed in at the counter. */
export async function signIn(url) {
  const { token } = await call(`${url}/api/auth/login`, { body: OPERATOR });
  return { authorization: `Bearer ${token}` };
}

/** Pages read who asks from the cookies that signing in left. */
export async function pageCookie(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(OPERATOR),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

/** What a usual guest wants: a dish with what it asks for, and two drinks. */
export async function anOrder(url) {
  const menu = await call(`${url}/api/storefront/${SLUG}/menu`);
  const dishes = menu.categories
    .flatMap(({ products }) => products)
    .filter(({ soldOut, minAge }) => !soldOut && minAge === 0);
  const plain = dishes.find(({ groupIds, variants }) => groupIds.length === 0 && variants.length === 1);
  const asking = dishes.find(({ groupIds }) => groupIds.length > 0);
  return {
    fulfilment: 'pickup',
    when: 'asap',
    payment: 'cash',
    tipCents: 100,
    lines: [lineOf(asking, menu.groups), { ...lineOf(plain, []), quantity: 2, note: 'ohne Eis' }],
    contact: { name: 'Jonas Weber', phone: '0171 3920012', email: 'jonas@example.org', note: '' },
  };
}

export const printerPathOf = (dataDir) =>
  new URL(JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')).printerUrl).pathname;

const lineOf = ({ id, variants, groupIds }, groups) => ({
  productId: id,
  variantId: variants[0].id,
  quantity: 1,
  note: '',
  options: groups.filter((group) => groupIds.includes(group.id)).flatMap(choiceOf),
});

/** As few as a group allows, but one at least. */
const choiceOf = ({ id: groupId, min, options }) =>
  options.slice(0, Math.max(min, 1)).map((option) => ({ groupId, optionId: option.id, quantity: 1 }));
