import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser as Chromium } from 'playwright-core';
import type { ApiDocument, Operation, SchemaObject } from '../../src/platform/api-docs/openapi.types.js';
import { type RunningApp, startApp } from '../support/app.js';
import { axeFindings } from '../support/axe.js';
import { Browser } from '../support/browser.js';
import { PHONE, startChromium, visit } from '../support/chromium.js';
import { type Route, routesOf } from '../support/routes.js';

let running: RunningApp;
let chromium: Chromium | undefined;
let document: ApiDocument;
let calls: { name: string; method: string; path: string; operation: Operation }[];

beforeAll(async () => {
  running = await startApp();
  const answer = await fetch(`${running.url}/api/docs/openapi.json`);
  document = (await answer.json()) as ApiDocument;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation,
    })),
  );
}, 60_000);
afterAll(async () => {
  await chromium?.close();
  await running.close();
});

/** Calls of which this is not true; a failure names them all. */
const lacking = (isRight: (call: (typeof calls)[number]) => boolean | undefined) =>
  calls.filter((call) => !isRight(call)).map(({ name }) => name);

const schemaOf = (content: Record<string, { schema: SchemaObject }> | undefined): SchemaObject | undefined =>
  (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;

const answersOf = ({ responses }: Operation, digit: string) =>
  Object.entries(responses).filter(([status]) => status.startsWith(digit));

describe('the description of the interface', () => {
  it('knows every call of the running product, and no other', () => {
    const own = ({ path, method }: Route) =>
      path.startsWith('/api/') && !path.startsWith('/api/docs') && method !== 'OPTIONS';
    const names = routesOf(running.app)
      .filter(own)
      .map(({ name }) => name.replace(/:(\w+)/g, '{$1}'));
    expect(names.length).toBeGreaterThan(40);
    expect(calls.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('files every call under a heading and gives it a name of its own', () => {
    expect(lacking(({ operation }) => Boolean(operation.tags?.[0]))).toEqual([]);
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says which fields a call takes, each with its type', () => {
    const withBody = calls.filter(({ operation }) => operation.requestBody);
    expect(withBody.length).toBeGreaterThan(20);
    const isKnown = ({ operation }: (typeof calls)[number]) =>
      !operation.requestBody || untyped(schemaOf(operation.requestBody.content)).length === 0;
    expect(lacking(isKnown)).toEqual([]);
  });

  it('wants a body from every call that changes something, but for those that need nothing', () => {
    const bare = calls.filter(({ method, operation }) => method === 'post' && !operation.requestBody);
    expect(bare.map(({ name }) => name).sort()).toEqual(BARE);
  });

  it('says of every parameter where it stands and what it is', () => {
    const isKnown = ({ operation, path }: (typeof calls)[number]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const named = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      const typed = operation.parameters?.every(({ schema }) => schema?.type || schema?.$ref);
      return typed && inPath.every((name) => named.some((parameter) => parameter.name === name));
    };
    expect(lacking(isKnown)).toEqual([]);
  });

  it('names what is asked in the address, taken from the type alone', () => {
    const asked = document.paths['/api/print/paper']?.get?.parameters;
    expect(asked).toEqual([{ name: 'id', in: 'query', required: true, schema: { type: 'string' } }]);
  });

  it('puts every success into the envelope and says what is in it', () => {
    const isKnown = ({ operation, name }: (typeof calls)[number]) => {
      const [answer] = answersOf(operation, '2');
      if (STREAMS.includes(name)) return answer?.[1].content?.['text/event-stream'] !== undefined;
      if (FILES[name]) return answer?.[1].content?.[FILES[name]] !== undefined;
      const schema = schemaOf(answer?.[1].content);
      const fields = Object.keys(schema?.properties ?? {});
      const envelope = SPECIAL[name] ?? ['success', 'data'];
      return envelope.every((field) => fields.includes(field)) && untyped(schema).length === 0;
    };
    expect(lacking(isKnown)).toEqual([]);
  });

  it('gives every refusal the one shape of a failure', () => {
    const isKnown = ({ operation }: (typeof calls)[number]) => {
      const refusals = answersOf(operation, '4');
      const ofShape = refusals.every(
        ([, { content }]) => schemaOf(content)?.$ref === '#/components/schemas/Failure',
      );
      return refusals.length > 0 && ofShape;
    };
    expect(lacking(isKnown)).toEqual([]);
    expect(document.components.schemas.Failure?.required).toEqual(['success', 'code', 'headline', 'message']);
  });

  it('tells who may call, as the guards see it', () => {
    const closed = new Set(
      routesOf(running.app)
        .filter(({ isPublic }) => !isPublic)
        .map(({ name }) => name.replace(/:(\w+)/g, '{$1}')),
    );
    const isClosed = ({ security = [] }: Operation) => security.some((one) => 'token' in one);
    expect(lacking(({ name, operation }) => closed.has(name) === isClosed(operation))).toEqual([]);
    expect(lacking(({ name, operation }) => closed.has(name) === '401' in operation.responses)).toEqual([]);
    const { roles } = routesOf(running.app).find(({ name }) => name === 'POST /api/member/invite') ?? {};
    expect(document.paths['/api/member/invite']?.post?.['x-roles']).toEqual(roles);
  });

  it('knows no two forms by the same name', () => {
    const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(/class (\w+Dto)\b/g)])
      .map(([, name]) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  it('agrees with what is really answered', async () => {
    const { text } = await new Browser(running).post('/api/auth/login', { email: 'x' });
    const failure = document.components.schemas.Failure;
    expect(Object.keys(JSON.parse(text)).filter((field) => !failure?.properties?.[field])).toEqual([]);
  });

  it('names no field that must stay on the server', () => {
    const views = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith('Dto'));
    const fields = views.flatMap(([, { properties = {} }]) => Object.keys(properties));
    expect(fields.filter((field) => /hash|_iv$|sealed/i.test(field))).toEqual([]);
  });
});

describe('the page of the interface', () => {
  it('shows every call, runs no script and asks nobody else', async () => {
    const { text, headers } = await new Browser(running).get('/api/docs');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain('<html lang="de">');
    for (const { path } of calls) expect(text).toContain(`<code>${path}</code>`);
    expect(text).not.toMatch(/<script|https?:\/\//);
    const nonce = /style-src 'self' 'nonce-(\w+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
  });

  it('can be read on a phone, by everybody', async () => {
    chromium = await startChromium();
    const { page, complaints } = await visit(chromium, PHONE);
    await page.goto(`${running.url}/api/docs`);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('summary').first().click();
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(complaints).toEqual([]);
  }, 180_000);
});

const STREAMS = [
  'POST /api/media/generateAlt/stream',
  'POST /api/media/generateText/stream',
  'POST /api/social/write/stream',
  'GET /api/live',
  'GET /api/storefront/{slug}/order/{token}/live',
  'GET /api/storefront/{slug}/table/{code}/{guest}/live',
];
/** Calls that answer with a file. */
const FILES: Record<string, string> = {
  'GET /api/allergens/pdf': 'application/pdf',
  'GET /api/billing/invoice': 'application/pdf',
  'GET /api/storefront/{slug}/voucher/{token}/pdf': 'application/pdf',
  'GET /api/print/picture': 'image/png',
  'GET /api/discount/codes': 'text/csv',
  'GET /api/discount/resultsFile': 'text/csv',
  'GET /api/export/zip': 'application/zip',
  'GET /api/menuFile/export': 'application/octet-stream',
  'GET /api/menuFile/template': 'application/octet-stream',
  'GET /api/orderHistory/export': 'text/csv',
  'GET /api/printedMenu/pdf': 'application/pdf',
  'GET /api/media/menuReading/picture': 'image/jpeg',
  'GET /api/social/picture': 'image/jpeg',
  'GET /api/printer/agent': 'application/zip',
  'GET /api/qr/file': 'application/octet-stream',
  'POST /api/qr/wifiFile': 'application/octet-stream',
  'GET /api/receipts/days': 'text/csv',
  'GET /api/receipts/export': 'application/zip',
  'GET /api/receipts/papers': 'application/zip',
  'GET /api/receipts/pdf': 'application/pdf',
};
/** Calls whose answers the specification spells out. */
const SPECIAL: Record<string, string[]> = {
  'POST /api/media/generateText': ['success', 'message'],
  'GET /api/shop/status': ['success', 'isShopOpen'],
  'GET /api/export/build': ['success', 'message'],
};
const BARE = [
  'POST /api/billing/free',
  'POST /api/billing/pay',
  'POST /api/billing/resume',
  'POST /api/domain/check',
  'POST /api/domain/remove',
  'POST /api/export/check',
  'POST /api/export/replace',
  'POST /api/shop/confirm/till',
  'POST /api/shop/resume',
  'POST /api/storefront/{slug}/order/{token}/cancel',
  'POST /api/storefront/{slug}/order/{token}/erase',
  'POST /api/storefront/{slug}/order/{token}/export',
  'POST /api/storefront/{slug}/order/{token}/paid',
  'POST /api/storefront/{slug}/table/{code}/{guest}/round/{order}/paid',
  'POST /api/storefront/{slug}/table/{code}/{guest}/round/{order}/release',
  'POST /api/storefront/{slug}/voucher/{token}/paid',
  'POST /api/till/test',
  'POST /api/till/webhook/remove',
  'POST /api/user/devices/signOutOthers',
  'POST /api/user/mail/resend',
];

/** Places below a schema of which nothing is known; a component is looked at once. */
function untyped(schema: SchemaObject | undefined, at = '', seen = new Set<string>()): string[] {
  if (!schema) return [at || 'the whole'];
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return [];
    seen.add(schema.$ref);
    return untyped(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''], at, seen);
  }
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  if (parts.length > 0) return parts.flatMap((part) => untyped(part, at, seen));
  if (schema.enum) return [];
  if (schema.type === 'array') return untyped(schema.items, `${at}[]`, seen);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      untyped(field, `${at}.${name}`, seen),
    );
  }
  return schema.type ? [] : [at || 'the whole'];
}
