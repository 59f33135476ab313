const MOST_BODY = 2_000_000;

/** What a service answers when it says no: its status and its own shape of an error. */
export class Refusal extends Error {
  constructor(status, body) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BODY) throw new Refusal(413, { error: { message: 'Body too large' } });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `a[b][c]=1&d[]=2&e[0]=3` as Stripe's library sends it. */
export function formOf(text) {
  const form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    if (!keys.includes('__proto__')) put(form, keys, value);
  }
  return form;
}

function put(target, [key, ...rest], value) {
  if (rest.length === 0) target[key] = value;
  else if (rest[0] === '' || /^\d+$/.test(rest[0])) {
    target[key] ??= [];
    if (rest.length === 1) target[key].push(value);
    else {
      target[key][Number(rest[0])] ??= {};
      put(target[key][Number(rest[0])], rest.slice(1), value);
    }
  } else {
    target[key] ??= {};
    put(target[key], rest, value);
  }
}

export function jsonOf(text) {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { name: 'INVALID_REQUEST', message: 'The request is not JSON.', details: [] });
  }
}

export function send(response, status, body, headers = {}) {
  const isText = typeof body === 'string';
  const text = body === undefined ? '' : isText ? body : JSON.stringify(body);
  const type = isText ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, 'content-length': Buffer.byteLength(text), ...headers });
  response.end(text);
}

/** The first route that fits: `[method, pattern with :names, what answers]`. */
export function routeOf(routes, method, path) {
  for (const [verb, pattern, answer] of routes) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (verb === method && match) {
      return {
        answer,
        params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1])])),
      };
    }
  }
  return null;
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]);
