import { setTimeout as sleep } from 'node:timers/promises';

const CALM = {
  api: 'ok',
  webhooks: 'ok',
  capture: 'ok',
  service: '',
  match: '',
  times: Infinity,
  delayMs: 3_000,
};
const WORDS = {
  api: ['ok', 'error500', 'kept500', 'drip', 'hang', 'reset', 'lost', 'redirect', 'flood', 'limit'],
  webhooks: ['ok', 'late', 'never', 'twice', 'forged', 'outOfOrder', 'afterCapture'],
  capture: ['ok', 'declined', 'pending'],
};
const DRIP_MS = 100;

/** What goes wrong now. `service`, `match` (part of the path) and `times` narrow faults of the API. */
export class Faults {
  now = { ...CALM };

  set(changes) {
    for (const [name, words] of Object.entries(WORDS)) {
      if (changes[name] !== undefined && !words.includes(changes[name])) {
        throw new Error(`${name} is one of ${words.join(', ')}`);
      }
    }
    const known = Object.entries(changes).filter(([name]) => name in CALM);
    this.now = { ...(changes.reset ? CALM : this.now), times: Infinity, ...Object.fromEntries(known) };
  }

  /** The fault that strikes this call of the API, or 'ok'. */
  strike(service, path) {
    const { api, service: only, match, times } = this.now;
    if (api === 'ok' || times <= 0 || (only && only !== service) || !path.includes(match)) return 'ok';
    this.now.times -= 1;
    return api;
  }
}

/** True when the fault has answered, or sees to it that nobody does. */
export async function misbehave(fault, { request, response, service }) {
  if (fault === 'hang') return true;
  if (fault === 'reset') request.socket.destroy();
  else if (fault === 'drip') await drip(response);
  else if (fault === 'flood') await flood(response);
  else if (fault === 'redirect')
    response.writeHead(307, { location: `http://${request.headers.host}${request.url}` }).end();
  else if (fault === 'error500') answer(response, 500, BROKEN[service]);
  else if (fault === 'limit') answer(response, 429, LIMITED[service]);
  else return false;
  return true;
}

/** A byte now and then: every idle timeout starts again, only a deadline helps. */
async function drip(response) {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write(' ');
    await sleep(DRIP_MS, null, { ref: false });
  }
}

/** An answer that never ends, as fast as it is read. */
async function flood(response) {
  const part = Buffer.alloc(65_536, ' ');
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write(part);
    await sleep(1, null, { ref: false });
  }
}

function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const BROKEN = {
  stripe: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
  paypal: {
    name: 'INTERNAL_SERVER_ERROR',
    message: 'An internal server error has occurred.',
    debug_id: 'sim',
    details: [],
  },
};
const LIMITED = {
  stripe: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
  paypal: {
    name: 'RATE_LIMIT_REACHED',
    message: 'Too many requests. Blocked due to rate limiting.',
    details: [],
  },
};
