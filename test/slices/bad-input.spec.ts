import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fuzz } from '../../scripts/faults/fuzz/fuzz.mjs';
import { freePort } from '../../scripts/setup/app.mjs';
import type { ApiDocument, SchemaObject } from '../../src/platform/api-docs/openapi.types.js';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { aUser, JONAS, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { HAS_ALL, shareOf } from '../support/share.js';

interface Call {
  path: string;
  isPublic: boolean;
  schema: SchemaObject | null;
}

interface Refused {
  status: number;
  text: string;
  type: string;
}

const MINUTES = 300_000;
/** A hundred thousand of them are in `npm run soak fuzz`. */
const CALLS = shareOf(1_000, 400);
const TEN_MB = 10 * 1024 * 1024;
const ENGLISH = /\b(must|should|invalid|cannot|unexpected|not found|failed|error|the|is not)\b/i;
const INNARDS = /node_modules|\bat \S+ \(|\.(ts|js):\d+|Mongo|BSON|Fastify|FST_ERR|SyntaxError|TypeError/;

let running: RunningApp;
let document: ApiDocument;
let calls: Call[];
let owner: Browser;

beforeAll(async () => {
  running = await startApp({ SEED_DEMO: '1' });
  document = (await (await fetch(`${running.url}/api/docs/openapi.json`)).json()) as ApiDocument;
  calls = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post
      ? [
          {
            path: path.replace('{slug}', BELLA),
            isPublic: post['x-public'] === true,
            schema: post.requestBody?.content['application/json']?.schema ?? null,
          },
        ]
      : [],
  );
  owner = new Browser(running);
  await owner.signIn(DEMO);
}, 60_000);
afterAll(() => running.close());

/** Public calls without a token, so that nobody is signed out on the way. */
async function send(
  call: Call,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Refused> {
  const answer = await fetch(running.url + call.path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      origin: running.url,
      ...(!call.isPublic && { authorization: `Bearer ${owner.token}` }),
      ...headers,
    },
    body: body as BodyInit,
  });
  const text = await answer.text();
  return { status: answer.status, text, type: answer.headers.get('content-type') ?? '' };
}

/** Null when a person can read it and a program can tell; else what is wrong with it. */
function faultOf({ status, text, type }: Refused, allowed = isRefusal): string | null {
  if (!allowed(status)) return `status ${status}: ${text.slice(0, 200)}`;
  if (INNARDS.test(text)) return `tells how it is built: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (!type.startsWith('application/json')) return `is ${type}: ${text.slice(0, 100)}`;
  const { success, code, headline, message } = JSON.parse(text);
  if (success !== false || !/^[A-Z_]+$/.test(code) || !headline)
    return `has another shape: ${text.slice(0, 200)}`;
  return /[.!?]$/.test(message) && !ENGLISH.test(message) ? null : `says: ${message}`;
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;
const isNoFault = (status: number): boolean => status >= 200 && status < 500;

/** One line a fault, so that a failure names them all. */
async function faults<T>(
  attacks: T[],
  name: (attack: T) => string,
  attack: (one: T) => Promise<string | null>,
) {
  const found: string[] = [];
  const waiting = [...attacks];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const fault = await attack(one);
      if (fault) found.push(`${name(one)} -> ${fault}`);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return found;
}

/** Each with one of the values, the next one with the next: the same decorators stand at all of them. In the long run each with each. */
const byTurns = <T, V>(all: T[], values: V[]): [T, V][] =>
  HAS_ALL
    ? all.flatMap((one) => values.map((value): [T, V] => [one, value]))
    : all.map((one, at) => [one, values[at % values.length] as V]);

/** What reads a body depends on whether the call has a form and whether it is public, not on the form. */
const oneOfEachKind = (): Call[] => [
  ...new Map(calls.map((call) => [`${call.isPublic} ${call.schema !== null}`, call])).values(),
];

const manyFields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i])));
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a body that is no good', () => {
  it.each([
    ['JSON that breaks off', '{"name": "Bel', oneOfEachKind],
    ['no JSON at all', 'name=Bella&x[$ne]=1', oneOfEachKind],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]), oneOfEachKind],
    ['a prototype', '{"__proto__": {"role": "owner"}}'],
    [
      'a prototype further down',
      '{"name": "x", "settings": {"__proto__": {"isAdmin": true}}}',
      oneOfEachKind,
    ],
    ['a constructor', '{"constructor": {"prototype": {"role": "owner"}}}', oneOfEachKind],
  ])(
    'is refused by every call: %s',
    async (_, body, of = () => calls) => {
      expect(calls.length).toBeGreaterThan(30);
      const found = await faults(
        of(),
        ({ path }) => path,
        async (call) => faultOf(await send(call, body)),
      );
      expect(found).toEqual([]);
    },
    MINUTES,
  );

  it.each([
    ['a list, nothing, a text or a number', ['[]', '[[[{}]]]', 'null', '"Bella"', '1e400']],
    [
      'lists for everything',
      ['{"name":[],"email":[],"password":[],"token":[],"id":[],"lines":{},"code":[]}'],
    ],
    ['1,000 fields', [manyFields(1_000)]],
  ])(
    'never breaks a call: %s',
    async (_, bodies) => {
      const attack = async ([call, body]: [Call, string]) => faultOf(await send(call, body), isNoFault);
      expect(await faults(byTurns(calls, bodies), ([{ path }]) => path, attack)).toEqual([]);
    },
    MINUTES,
  );

  it.each([
    ['20,000 levels of objects', deep(20_000)],
    ['150,000 levels of lists', '['.repeat(150_000) + ']'.repeat(150_000)],
    ['60,000 fields', manyFields(60_000)],
  ])(
    'never breaks a call of any kind, however large it is: %s',
    async (_, body) => {
      const attack = async (call: Call) => faultOf(await send(call, body), isNoFault);
      expect(oneOfEachKind().length).toBeGreaterThan(2);
      expect(await faults(oneOfEachKind(), ({ path }) => path, attack)).toEqual([]);
    },
    MINUTES,
  );

  it(
    'never breaks the memory of answers either',
    async () => {
      const key = { 'idempotency-key': `bad-input-${Date.now()}` };
      const attack = async (call: Call) => faultOf(await send(call, deep(20_000), key), isNoFault);
      expect(await faults(oneOfEachKind(), ({ path }) => path, attack)).toEqual([]);
      const bad = { 'idempotency-key': 'kurz' };
      const refused = await send(
        { path: '/api/user/rename', isPublic: false, schema: null },
        '{"name":"Lucia"}',
        bad,
      );
      expect(faultOf(refused)).toBeNull();
    },
    MINUTES,
  );

  it(
    'is not taken in another language than JSON',
    async () => {
      const forms = calls.filter(({ schema }) => schema !== null);
      const sent = byTurns(forms, ['text/plain', 'application/xml', 'nonsense']);
      const attack = async ([call, type]: [Call, string]) =>
        faultOf(await send(call, '<a/>', { 'content-type': type }));
      expect(await faults(sent, ([{ path }, type]) => `${type} ${path}`, attack)).toEqual([]);
    },
    MINUTES,
  );

  it(
    'is not read to its end when it has 10 MB',
    async () => {
      const attack = async (call: Call) => {
        const refused = await announce(call, TEN_MB);
        return refused.status === 413 ? faultOf(refused) : `status ${refused.status}`;
      };
      expect(await faults(calls, ({ path }) => path, attack)).toEqual([]);
    },
    MINUTES,
  );
});

describe('a field that is no good', () => {
  /** Each field of each form once, in a body that is otherwise as it should be. */
  const fields = () => {
    const seen = new Set<string>();
    return calls.flatMap((call) =>
      (call.schema ? placesIn(call.schema) : [])
        .filter(({ owner: form, name }) => !seen.has(`${form}.${name}`) && seen.add(`${form}.${name}`))
        .map((place) => ({ call, ...place })),
    );
  };
  type Field = ReturnType<typeof fields>[number];
  /** A megabyte and half a character are read by the same code for each field of a form. */
  const firstOfEachForm = (all: Field[]) =>
    all.filter(({ owner: form }, at) => all.findIndex((field) => field.owner === form) === at);
  const nameOf = ({ call, path }: Field) => `${call.path} ${path.join('.')}`;
  const sendWith = (field: Field, value: unknown) =>
    send(field.call, JSON.stringify(withValue(sampleOf(field.call.schema ?? {}), field.path, value)), {
      'idempotency-key': `bad-${Math.random().toString(36).slice(2)}-key`,
    });

  it(
    'is never a question to the store',
    async () => {
      const texts = fields().filter(({ schema }) => schema.type === 'string');
      expect(texts.length).toBeGreaterThan(50);
      const asked = byTurns(texts, [{ $ne: 1 }, { $gt: '' }, [{ $regex: '.*' }]]);
      const attack = async ([field, question]: (typeof asked)[number]) =>
        faultOf(await sendWith(field, question));
      expect(await faults(asked, ([field]) => nameOf(field), attack)).toEqual([]);
    },
    MINUTES,
  );

  it.each([
    [
      'NUL bytes, control bytes or 100,000 letters',
      ['Bel\u0000la', '\u001b@\u001dV\u0007', 'x'.repeat(100_000)],
    ],
    [
      'half of a character, or half a megabyte',
      ['Bella \ud83c', '\udf55 Bella', 'x'.repeat(500_000)],
      firstOfEachForm,
    ],
  ])(
    'is refused or cleaned when it has %s',
    async (_, values, of = (all: Field[]) => all) => {
      const texts = of(fields().filter(({ schema }) => schema.type === 'string'));
      const attack = async ([field, value]: [Field, string]) => {
        const refused = await sendWith(field, value);
        const kept =
          refused.status < 400 && /\\u0000|\\u001b|\\ud83c(?!\\ud)|"\\udf55|x{5000}/.test(refused.text);
        return faultOf(refused, isNoFault) ?? (kept ? `kept it: ${refused.text.slice(0, 100)}` : null);
      };
      expect(await faults(byTurns(texts, values), ([field]) => nameOf(field), attack)).toEqual([]);
    },
    MINUTES,
  );

  it(
    'is never a number that is none',
    async () => {
      const numbers = fields().filter(({ schema }) => ['number', 'integer'].includes(schema.type ?? ''));
      expect(numbers.length).toBeGreaterThan(5);
      const rounds: unknown[][] = [
        ['7', { $gt: 0 }, [1]],
        [1.5e300, -1e300, true],
      ];
      for (const values of rounds) {
        const sent = byTurns(numbers, values);
        const attack = async ([field, value]: (typeof sent)[number]) => faultOf(await sendWith(field, value));
        expect(await faults(sent, ([field]) => nameOf(field), attack)).toEqual([]);
      }
    },
    MINUTES,
  );

  it(
    'is never a list for an object, nor an object for a list',
    async () => {
      const shapes = fields().filter(({ schema }) => schema.type === 'array' || schema.type === 'object');
      expect(shapes.length).toBeGreaterThan(5);
      const wrong = ({ schema }: Field) => (schema.type === 'array' ? { length: 1, 0: 'x' } : [[]]);
      const attack = async (field: Field) => faultOf(await sendWith(field, wrong(field)));
      expect(await faults(shapes, nameOf, attack)).toEqual([]);
    },
    MINUTES,
  );
});

describe('the ids of another restaurant', () => {
  it(
    'are simply not found, in any call that takes one',
    async () => {
      const nord = await aShop(running, { name: 'Imbiss Nord' }, YUSUF);
      const jonas = await aUser(running, JONAS, { shopId: nord.id, role: 'staff' });
      const yusuf = await signedIn(running, YUSUF);
      await yusuf.post('/api/printer/add', { name: 'Küche', columns: 48 });
      const printers = async () => (await yusuf.get<PrinterView[]>('/api/printer/list')).body.data;
      const [printer] = await printers();
      await yusuf.post('/api/printer/test', { id: printer?.id });
      const { data: jobs } = (await yusuf.get<{ id: string }[]>('/api/print/list')).body;
      const placed = await placeOrder(new Browser(running), await anOrder(new Browser(running)));
      expect([printer?.id, jobs[0]?.id, placed.status]).toEqual([
        expect.any(String),
        expect.any(String),
        201,
      ]);

      const foreign = [printer?.id, jobs[0]?.id, jonas.id, nord.id];
      // An invitation that is not there is withdrawn already.
      const isGone = (path: string) => (path === '/api/member/withdraw' ? isNoFault : isRefusal);
      const byId = calls.flatMap((call) => {
        const ids = (call.schema ? placesIn(call.schema) : []).filter(
          ({ path }) => path.length === 1 && /^(id|memberId)$/.test(path[0] ?? ''),
        );
        return ids.flatMap(({ path }) => foreign.map((id) => ({ call, path, id })));
      });
      expect(byId.length).toBeGreaterThan(20);
      const invited = async () => (await yusuf.get('/app/settings/team/index.pageContext.json')).text;
      await yusuf.post('/api/member/invite', { email: 'aylin@imbiss-nord.example', role: 'staff' });
      const invitation = /"id":"([\w-]+)","email":"aylin@/.exec(await invited())?.[1];
      expect(invitation).toEqual(expect.any(String));
      const before = [await printers(), jobs];
      const attack = async ({ call, path, id }: (typeof byId)[number]) =>
        faultOf(
          await send(call, JSON.stringify(withValue(sampleOf(call.schema ?? {}), path, id))),
          isGone(call.path),
        );
      expect(await faults(byId, ({ call, id }) => `${call.path} ${id}`, attack)).toEqual([]);
      expect([await printers(), (await yusuf.get('/api/print/list')).body.data]).toEqual(before);

      await owner.post('/api/member/withdraw', { id: invitation });
      expect(await invited()).toContain('aylin@imbiss-nord.example');

      const read = await owner.get(`/api/print/paper?id=${jobs[0]?.id}`);
      expect(read.status).toBe(404);
      const order = placed.body.data.id;
      expect((await yusuf.post('/api/order/move', { id: order, to: 'accepted', minutes: 5 })).status).toBe(
        404,
      );
      const path = `/api/storefront/${nord.slug}/order/${placed.body.data.token}`;
      expect((await new Browser(running).get(path)).status).toBe(404);
    },
    MINUTES,
  );
});

describe('an address that is no good', () => {
  const get = async (path: string, headers = {}): Promise<Refused> => {
    const answer = await rawGet(path, headers);
    return answer;
  };

  it.each(['/api/gibtsnicht', '/api', '/api/', '/%61pi/gibtsnicht', '/api/shop/get/mehr', '/api/x.json'])(
    '%s answers a call with JSON',
    async (path) => {
      const refused = await get(path);
      expect(refused.status).toBe(404);
      expect(faultOf(refused)).toBeNull();
    },
  );

  it.each([
    '/api/%zz',
    '/api/shop/%c0%ae',
    `/api/storefront/${'x'.repeat(5000)}/menu`,
    '/api/storefront/%00/menu',
  ])('%s is refused in the one shape of a failure', async (path) =>
    expect(faultOf(await get(path))).toBeNull(),
  );

  it.each([
    '/gibtsnicht.png',
    '/assets/entries/alt.12345678.js',
    '/.env',
    '/..%2f..%2fpackage.json',
    '/.git/config.txt',
  ])('answers the file %s in plain words', async (path) => {
    const { status, type, text } = await get(path);
    expect([status, type]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(text).toBe('Das gibt es hier nicht.\n');
  });

  it.each(['/gibtsnicht', '/app/gibtsnicht', '/app', '/pizza%20salami'])(
    'shows the page for %s',
    async (path) => {
      const { status, type, text } = await get(path);
      expect(status).toBe(404);
      expect(type).toMatch(/^text\/html/);
      expect(text).toContain('<html lang="de"');
      const payload = await get(`${path}/index.pageContext.json`);
      expect(payload.text).toContain(`Page not found: ${path}`);
    },
  );

  it('is no error in the log where a page lacks what it is asked with', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { status } = await owner.get('/app/vouchers/voucher');
    expect([status, errors.mock.calls]).toEqual([404, []]);
    errors.mockRestore();
  });

  it.each(['/%zz', '/app/%c0%ae'])('is no server error for %s', async (path) => {
    const { status, text } = await get(path);
    expect(isRefusal(status)).toBe(true);
    expect(text).not.toMatch(INNARDS);
  });

  it('is a page with a sentence and a way back where somebody scanned five kilobytes', async () => {
    const { status, type, text } = await get(`/s/trattoria-bella/qr/${'x'.repeat(5_000)}`);
    expect([status, type]).toEqual([414, 'text/html; charset=utf-8']);
    expect(text).toContain('Diese Adresse ist zu lang');
    expect(text).toMatch(/<a href="\/s\/trattoria-bella"[^>]*>Zur Speisekarte</);
  });

  it('may carry markup without becoming any', async () => {
    const { text } = await get('/%3Cscript%3Ealert(1)%3C/script%3E');
    expect(text).not.toContain('<script>alert(1)');
  });
});

describe('calls of people who mean harm', () => {
  it(
    'break nothing, hold up nobody and leave another restaurant alone',
    async () => {
      const { acknowledged, problems } = await fuzz({
        url: running.url,
        mongoUri: running.env.MONGODB_URI,
        seed: 60,
        calls: CALLS,
        hangMs: 20_000,
      });
      expect([acknowledged, problems]).toEqual([CALLS, []]);
    },
    MINUTES,
  );
});

describe('a process that is told nonsense', () => {
  it('names every problem at once, ends with 1 and never listens', async () => {
    const port = await freePort(0, '127.0.0.1');
    const wrong = {
      PATH: process.env.PATH,
      PORT: port,
      HOST: '127.0.0.1',
      NODE_ENV: 'produktion',
      ROLE: 'koch',
      MONGODB_URI: 'mysql://x',
      JWT_SECRET: 'kurz',
      SECRET_KEYS: 'alt',
      RATE_LIMIT_FACTOR: 'viel',
    };
    const child = spawn(process.execPath, ['dist/app/main.js'], { env: wrong as NodeJS.ProcessEnv });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    for (const name of [
      'NODE_ENV',
      'ROLE',
      'MONGODB_URI',
      'REDIS_URL',
      'JWT_SECRET',
      'SECRET_KEYS',
      'RATE_LIMIT_FACTOR',
    ]) {
      expect(said).toContain(name);
    }
    expect(said).not.toMatch(/\bat \S+ \(|node_modules/);
    await expect(once(connect(Number(port), '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  }, 60_000);
});

describe('an answer in plain German', () => {
  it('has what is too long to be read as a request', async () => {
    const { status, text, type } = await rawGet(`/?q=${'x'.repeat(40_000)}`, {});
    expect([status, type]).toEqual([431, 'text/plain; charset=utf-8']);
    expect(text).toContain('zu lang');
  });

  it('has a basket of a thousand lines', async () => {
    const lines = Array.from({ length: 1_000 }, () => ({ productId: 'x', options: [], quantity: 1 }));
    const basket = { fulfilment: 'pickup', when: 'asap', payment: 'cash', lines };
    const { status, body } = await new Browser(running).post(`/api/storefront/${BELLA}/quote`, basket);
    expect(status).toBe(400);
    expect(body.message).toContain('im Restaurant anrufen');
  });

  it('has a text where minutes are asked for', async () => {
    const { body } = await owner.post('/api/order/move', {
      id: 'x'.repeat(20),
      to: 'accepted',
      minutes: 'bald',
    });
    expect(body.fields).toEqual({ minutes: 'Bitte ganze Minuten angeben.' });
  });

  it('has an address that never was, with its own name and nonces of its own', async () => {
    const stranger = new Browser(running);
    const [one, two] = [await stranger.get('/gibt-es-nicht'), await stranger.get('/auch/nicht')];
    expect([one.status, two.status]).toEqual([404, 404]);
    expect([one.text.includes('>/gibt-es-nicht<'), two.text.includes('>/auch/nicht<')]).toEqual([true, true]);
    expect(two.text).not.toContain('gibt-es-nicht');
    const nonceOf = (text: string) => /nonce="([0-9a-f]{32})"/.exec(text)?.[1];
    expect(nonceOf(one.text)).not.toBe(nonceOf(two.text));
    expect(two.text).not.toMatch(/Mark\b/);
  });
});

/** Says how long the body will be and sends its beginning; who answers early has not read it. */
function announce(call: Call, length: number): Promise<Refused> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': length,
      origin: running.url,
      ...(!call.isPublic && { authorization: `Bearer ${owner.token}` }),
    };
    const sent = request(
      running.url + call.path,
      { method: 'POST', headers, agent: false },
      async (answer) => {
        const text = (await answer.toArray()).join('');
        sent.destroy();
        resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? '' });
      },
    );
    sent.on('error', reject);
    sent.write(`{"name":"${'x'.repeat(1000)}`);
  });
}

/** fetch would mend the address before it is sent. */
function rawGet(path: string, headers: Record<string, string>): Promise<Refused> {
  const { hostname, port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? '' });
    })
      .on('error', reject)
      .end();
  });
}

interface Place {
  owner: string;
  name: string;
  path: string[];
  schema: SchemaObject;
}

const named = ({ $ref }: SchemaObject): string => $ref?.split('/').at(-1) ?? '';

function resolved(schema: SchemaObject): SchemaObject {
  const inner = schema.allOf?.[0] ?? schema.oneOf?.[0];
  if (inner) return resolved(inner);
  return schema.$ref ? (document.components.schemas[named(schema)] ?? {}) : schema;
}

/** Every field below a schema, with the way to it; into a list by its first item. */
function placesIn(schema: SchemaObject, path: string[] = [], form = named(schema)): Place[] {
  if (path.length > 6) return [];
  const shape = resolved(schema);
  if (shape.type === 'array' && shape.items && resolved(shape.items).type === 'string') {
    const at = [...path, '0'];
    return [{ owner: form, name: at.join('.'), path: at, schema: resolved(shape.items) }];
  }
  if (shape.type === 'array' && shape.items)
    return placesIn(shape.items, [...path, '0'], named(shape.items) || form);
  return Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const at = [...path, name];
    const here = { owner: form, name, path: at, schema: resolved(field) };
    return [here, ...placesIn(field, at, named(field) || named(field.allOf?.[0] ?? {}) || `${form}.${name}`)];
  });
}

/** What somebody might send who means well. */
function sampleOf(schema: SchemaObject, depth = 0): unknown {
  const shape = resolved(schema);
  if (shape.enum) return shape.enum[0];
  if (shape.format === 'email') return 'gast@example.org';
  if (shape.type === 'string') return 'Bella';
  if (shape.type === 'number' || shape.type === 'integer') return shape.minimum ?? 1;
  if (shape.type === 'boolean') return true;
  if (shape.type === 'array') return depth > 4 ? [] : [sampleOf(shape.items ?? {}, depth + 1)];
  const wanted = Object.entries(shape.properties ?? {}).filter(([name]) => shape.required?.includes(name));
  return Object.fromEntries(wanted.map(([name, field]) => [name, sampleOf(field, depth + 1)]));
}

function withValue(target: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy = (Array.isArray(target) ? [...target] : { ...(target as object) }) as Record<string, unknown>;
  const fresh = rest[0] === '0' ? [] : {};
  copy[key] = rest.length > 0 ? withValue(copy[key] ?? fresh, rest, value) : value;
  return copy;
}
