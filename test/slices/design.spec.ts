import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { StartTexts } from '../../src/shop/legal/texts/start-texts.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { shopViewOf } from '../../src/storefront/shop/shop-view.rules.js';
import { LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { exportedSite } from '../support/exported-site.js';

let running: RunningApp;
let bella: Shop;
let lucia: Browser;
let guest: Browser;

beforeAll(async () => {
  running = await startApp();
  bella = await aShop(running);
  lucia = await signedIn(running, LUCIA);
  guest = new Browser(running);
});
afterAll(() => running.close());

async function upload(bytes: Buffer, kind = 'logo', who = lucia) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bild.png');
  const response = await fetch(`${running.url}/api/design/picture/${kind}`, {
    method: 'POST',
    headers: { origin: running.url, ...(who.token && { authorization: `Bearer ${who.token}` }) },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; message?: string; data: { url: string } },
  };
}

const photo = (width = 2400, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#83296c' } })
    .withExif({ IFD0: { Copyright: 'Geheimer Ort' } })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  it('is drawn anew: smaller, as WebP, without what the camera noted', async () => {
    const original = await photo();
    expect(original.includes('Geheimer Ort')).toBe(true);
    const { status, body } = await upload(original, 'titleImage');
    expect(status).toBe(201);
    expect(body.data.url).toMatch(new RegExp(`^/media/${bella.id}/titleImage-[0-9a-f]{16}-1920x960\\.webp$`));

    const response = await fetch(running.url + body.data.url);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 960 });
    expect(bytes.includes('Geheimer Ort')).toBe(false);
  });

  it('above the menu comes in the widths of the pages, each of them there', async () => {
    const { url } = (await upload(await photo(1000, 500), 'titleImage')).body.data;
    expect((await lucia.post('/api/shop/update/design', { titleImage: url })).status).toBe(200);
    const shop = await running.app.get(ShopService, { strict: false }).get(bella.id);
    const { srcset = '', avifSrcset = '' } = shopViewOf(shop, '2026-11-22').titlePicture ?? {};
    const found = `${srcset}, ${avifSrcset}`.split(', ').map((source) => source.split(' '));
    expect(found.map(([, width]) => width)).toEqual(['480w', '960w', '1000w', '480w', '960w', '1000w']);
    for (const [address = '', width] of found) {
      const bytes = Buffer.from(await (await fetch(running.url + address)).arrayBuffer());
      expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width);
    }
    const { files } = await exportedSite(running, bella.id);
    const exported = new Set(files.map(({ path }) => path));
    for (const [address = ''] of found)
      expect(exported).toContain(`assets/bilder/${address.split('/').at(-1)}`);
  });

  it('can be saved as the logo, and guests get it', async () => {
    const { url } = (await upload(await photo(600, 600))).body.data;
    expect((await lucia.post('/api/shop/update/design', { logo: url })).status).toBe(200);
    expect((await guest.get(`/s/${bella.slug}`)).text).toContain(url);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    [
      'a drawing with scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      415,
    ],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 415],
    ['a film', () => Buffer.from('GIF89a'), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['half a photo', async () => (await photo()).subarray(0, 900), 422],
    ['a name alone', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 422],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      422,
    ],
  ])('%s is refused with a sentence', async (_, bytes, status) => {
    const answer = await upload(await bytes());
    expect([answer.status, /[.]$/.test(answer.body.message ?? '')]).toEqual([status, true]);
  });

  it('is taken from leaders only, and for one of two places', async () => {
    const bytes = await photo(10, 10);
    expect((await upload(bytes, 'logo', guest)).status).toBe(401);
    expect((await upload(bytes, 'favicon')).status).toBe(415);
  });

  it.each(['/media/x/y.webp', '/media/..%2f..%2fsecrets/logo-1.webp', '/media/x/..%2f..%2fsecrets.json'])(
    'is not found at %s',
    async (path) => {
      expect((await guest.get(path)).status).toBe(404);
    },
  );
});

describe('the preview', () => {
  const at = '/app/settings/design/preview?primaryColor=%23123456&headline=Probe';

  it('shows the draft to the signed-in page around it, and saves nothing', async () => {
    const { status, text, headers } = await lucia.get(at);
    expect(status).toBe(200);
    expect(text).toContain('--action:#123456');
    expect(text).toContain('Probe');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect((await running.app.get(ShopService, { strict: false }).get(bella.id)).design.headline).not.toBe(
      'Probe',
    );
  });

  it('shows the shop as guests with scripts see it, in a frame that runs none', async () => {
    const { text } = await lucia.get(at);
    expect(text).not.toContain('<noscript>');
    expect((await guest.get(`/s/${bella.slug}`)).text).toContain('<noscript>');
  });

  it('is not for guests, and the shop itself stays out of frames', async () => {
    expect((await guest.get(at)).status).toBe(302);
    expect((await guest.get(`/s/${bella.slug}`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
  });

  it('takes no colour that is none', async () => {
    expect((await lucia.get('/app/settings/design/preview?primaryColor=red;}')).status).toBe(404);
  });
});

describe('the page', () => {
  it('leads to the shop by code and by button', async () => {
    const { status, text } = await lucia.get('/app/settings/design');
    expect(status).toBe(200);
    expect(text).toContain('data:image/svg+xml;base64,');
    expect(text).toContain(`/s/${bella.slug}`);
  });

  it('takes the published texts along when guests are addressed in another way, and leaves what people wrote', async () => {
    const shop = () => running.app.get(ShopService, { strict: false }).get(bella.id);
    const start = running.app.get(StartTexts, { strict: false });
    const publish = (kind: string, markdown: string, baseVersion: number | null = null) =>
      lucia.post('/api/legal/publish', { kind, markdown, baseVersion });
    const address = async (salutation: 'du' | 'sie') =>
      lucia.post('/api/shop/update/design', { salutation, version: (await shop()).version });
    const written = '## 1. Geltung\n\nDiese Bedingungen schreiben wir selbst, und du liest sie.';
    await address('du');
    await publish('terms', await start.write(await shop(), 'terms'));
    await publish('privacy', written);

    expect((await address('sie')).status).toBe(200);
    const page = async (path: string) => (await lucia.get(`/s/${bella.slug}/${path}`)).text;
    expect(await page('agb')).toContain('sehen Sie Ihre Bestellung');
    expect(await page('datenschutz')).toContain('und du liest sie');
    expect((await shop()).legal).toMatchObject({ termsVersion: 2, privacyVersion: 1 });
    expect((await address('du')).status).toBe(200);
    expect(await page('agb')).toContain('siehst du deine Bestellung');
  });

  it('keeps how guests are addressed, and shows the second of two what the first has saved', async () => {
    const { version } = await running.app.get(ShopService, { strict: false }).get(bella.id);
    expect((await lucia.post('/api/shop/update/design', { salutation: 'sie', version })).status).toBe(200);
    const second = await lucia.post('/api/shop/update/design', { headline: 'Anders', version });
    expect([second.status, second.body.code]).toEqual([412, 'CHANGED_MEANWHILE']);
    expect(second.body.data).toMatchObject({ current: { design: { salutation: 'sie' } } });
    expect((await lucia.post('/api/shop/update/design', { salutation: 'ihr' })).status).toBe(400);
    expect((await lucia.get('/app/settings/agbSettings')).text).toContain('sehen Sie Ihre Bestellung');
  });
});
