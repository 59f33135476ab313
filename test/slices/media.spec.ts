import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { hostilePictures } from '../../scripts/faults/hostile-pictures.mjs';
import { watchMemory } from '../../scripts/faults/memory-watch.mjs';
import { randomOf } from '../../scripts/faults/random.mjs';
import type { MediaList, PictureRow } from '../../src/media/media.view.js';
import { MediaSweep } from '../../src/media/media-sweep.service.js';
import { Files } from '../../src/platform/files/files.js';
import { newId } from '../../src/shared/ids.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { pictureFiles, pictureKey } from '../../src/shop/menu/picture-address.rules.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { anOrder, DEMO, placeOrder } from '../factories/orders.js';
import { aUser, JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

const MIB = 1024 * 1024;
const IN_CI = 30;
/** Each picture is drawn in a process of its own, which a busy machine starts slowly. */
const PATIENT_MS = 240_000;

jest.setTimeout(120_000);

let running: RunningApp;
let bella: Shop;
let menu: Menu;
let lucia: Browser;
let guest: Browser;

beforeAll(async () => {
  running = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000' });
  running.clock.set(new Date());
  bella = await aShop(running, { name: 'Bella Due' });
  menu = await aMenu(running, bella.id);
  lucia = await signedIn(running, LUCIA);
  guest = new Browser(running);
}, 60_000);
afterAll(() => running.close(), 60_000);

interface Answer {
  status: number;
  body: { code?: string; message?: string; data: PictureRow };
}

async function upload(bytes: Buffer, name = 'pizza.jpg', who = lucia): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const response = await fetch(`${running.url}/api/media/upload`, {
    method: 'POST',
    headers: { origin: running.url, ...(who.token && { authorization: `Bearer ${who.token}` }) },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

let shade = 0;
/** No two are the same. */
const photo = (width = 800, height = 400) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 40, b: 90 } } });
};
const aPicture = async () => (await upload(await photo(200, 150).png().toBuffer())).body.data;

const collection = (name: string) => running.app.get<Connection>(getConnectionToken()).collection(name);
const fetched = async (path: string) => {
  const response = await fetch(running.url + path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const listed = async (filter = 'all') =>
  (await lucia.get<MediaList>(`/api/media/list?filter=${filter}`)).body.data.pictures.map(({ id }) => id);

const dish = () => menu.categories[0]?.products[0]?.id ?? '';
const showOn = (name: 'products' | 'categories', id: string, { id: pictureId }: PictureRow) =>
  collection(name).updateOne(
    { _id: id as never },
    { $set: { image: { id: pictureId, alt: '', focus: { x: 0.5, y: 0.5 }, width: 200, height: 150 } } },
  );

describe('an uploaded picture', () => {
  it('is there in every width and format, upright, without where it was taken', async () => {
    const original = await photo(800, 400)
      .withExif({
        IFD0: { Copyright: 'Geheimer Ort' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif?.includes('Geheimer Ort')).toBe(true);
    const { status, body } = await upload(original, 'Käsespätzle.jpg');
    expect([status, body.message]).toEqual([201, 'Bild hochgeladen']);
    expect(body.data).toMatchObject({ name: 'Käsespätzle.jpg', alt: '', width: 400, height: 800, uses: [] });

    for (const width of [160, 320, 400])
      for (const [format, type, inside] of [
        ['avif', 'image/avif', 'heif'],
        ['webp', 'image/webp', 'webp'],
        ['jpg', 'image/jpeg', 'jpeg'],
      ]) {
        const { response, bytes } = await fetched(`/media/${bella.id}/${body.data.id}-${width}.${format}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
        const { exif, xmp, iptc, ...drawn } = await sharp(bytes).metadata();
        expect(drawn).toMatchObject({ format: inside, width, height: 2 * width });
        expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      }
    expect((await fetched(`/media/${bella.id}/${body.data.id}-640.jpg`)).response.status).toBe(404);
  });

  it('is kept by browsers for good, and shown by other sites as nothing but a picture', async () => {
    const { src } = await aPicture();
    const { headers } = (await fetched(src)).response;
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await guest.get(src, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('stands in the library once, however often it comes', async () => {
    const bytes = await photo().png().toBuffer();
    const [one, two] = await Promise.all([upload(bytes, 'a.png'), upload(bytes, 'b.png')]);
    const three = await upload(bytes, 'c.png');
    expect(new Set([one, two, three].map(({ body }) => body.data.id)).size).toBe(1);
  });
});

describe('words and middle of a picture', () => {
  it('are on every dish and category that shows it', async () => {
    const picture = await aPicture();
    const category = menu.categories[0]?.id ?? '';
    await showOn('products', dish(), picture);
    await showOn('categories', category, picture);
    const said = { alt: 'Margherita mit Basilikum', focus: { x: 0.25, y: 0.8 } };
    const { status, body } = await lucia.post<PictureRow>('/api/media/update', { id: picture.id, ...said });
    expect([status, body.data.alt, body.data.focus]).toEqual([200, said.alt, said.focus]);
    expect(body.data.uses.map(({ kind }) => kind).sort()).toEqual(['category', 'product']);
    const [first] = (await running.app.get(MenuService, { strict: false }).menuOf(bella.id)).categories;
    expect([first?.image, first?.products[0]?.image]).toMatchObject([said, said]);
  });

  it('are checked', async () => {
    const { id } = await aPicture();
    for (const bad of [{ focus: { x: 1.2, y: 0 } }, { focus: { x: 'a' } }, { alt: 'a'.repeat(201) }])
      expect((await lucia.post('/api/media/update', { id, ...bad })).status).toBe(400);
    expect((await lucia.post('/api/media/update', { id: 'x'.repeat(20), alt: 'a' })).status).toBe(404);
  });
});

describe('deleting a picture', () => {
  it('is refused while a dish shows it, and says where', async () => {
    const picture = await aPicture();
    await showOn('products', dish(), picture);
    const refused = await lucia.post('/api/media/delete', { id: picture.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'PICTURE_IN_USE']);
    expect(refused.body.message).toContain('bei der Speise „Margherita“');
    expect((await fetched(picture.src)).response.status).toBe(200);

    await collection('products').updateOne({ _id: dish() as never }, { $set: { image: null } });
    expect((await lucia.post('/api/media/delete', { id: picture.id })).status).toBe(200);
    expect((await fetched(picture.src)).response.status).toBe(404);
    expect((await lucia.post('/api/media/delete', { id: picture.id })).status).toBe(404);
  });

  it('is refused while it is the logo', async () => {
    const picture = await aPicture();
    expect((await lucia.post('/api/shop/update/design', { logo: picture.src })).status).toBe(200);
    const refused = await lucia.post('/api/media/delete', { id: picture.id });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('als Logo')]);
  });
});

describe('files that came no further than themselves', () => {
  it('go with the nightly sweep, unless they may still be on their way', async () => {
    const files = running.app.get(Files, { strict: false });
    const now = running.clock.now().getTime();
    const [lost, fresh] = [newId(now - 2 * 3_600_000), newId(now)];
    for (const id of [lost, fresh])
      await files.put(pictureKey(bella.id, `${id}-160.webp`), Buffer.from('half'), 'image/webp');
    running.clock.set(new Date(now - 3 * 3_600_000));
    const kept = await aPicture();
    running.clock.set(new Date(now));
    await running.app.get(MediaSweep, { strict: false }).sweep();
    const isThere = async (file: string) => (await files.get(pictureKey(bella.id, file))) !== null;
    expect(await isThere(`${lost}-160.webp`)).toBe(false);
    expect(await isThere(`${fresh}-160.webp`)).toBe(true);
    for (const file of pictureFiles(kept)) expect(await isThere(file)).toBe(true);
  });
});

describe('the library', () => {
  it('tells what is used, what is not, and what has no words yet', async () => {
    const [used, spare] = [await aPicture(), await aPicture()];
    await showOn('products', dish(), used);
    await lucia.post('/api/media/update', { id: spare.id, alt: 'Noch ein Bild' });
    expect(await listed()).toEqual(expect.arrayContaining([used.id, spare.id]));
    expect(await listed('used')).toContain(used.id);
    expect(await listed('used')).not.toContain(spare.id);
    expect(await listed('unused')).toContain(spare.id);
    expect(await listed('unused')).not.toContain(used.id);
    expect(await listed('undescribed')).not.toContain(spare.id);
  });

  it('is the leaders’ own', async () => {
    const { id } = await aPicture();
    await aUser(running, JONAS, { shopId: bella.id, role: 'staff' });
    await aShop(running, { name: 'Imbiss Nord' }, YUSUF);
    const [jonas, yusuf] = [await signedIn(running, JONAS), await signedIn(running, YUSUF)];
    const bytes = await photo().jpeg().toBuffer();
    expect((await upload(bytes, 'a.jpg', guest)).status).toBe(401);
    expect((await upload(bytes, 'a.jpg', jonas)).status).toBe(403);
    expect((await yusuf.post('/api/media/update', { id, alt: 'Meins' })).status).toBe(404);
    expect((await yusuf.post('/api/media/delete', { id })).status).toBe(404);
    expect((await yusuf.get<MediaList>('/api/media/list')).body.data.pictures).toEqual([]);
  });

  it('ends where the plan ends, with a sentence', async () => {
    const maria = { email: 'maria@cafe.example', name: 'Maria', password: 'kaffee und kuchen 3' };
    const cafe = await aShop(running, { name: 'Café Klein', subscription: { level: 1 } }, maria);
    const full = Array.from({ length: 60 }, (_, i) => ({
      _id: `full${i}`,
      shopId: cafe.id,
      hash: `h${i}`,
      name: 'x',
      alt: '',
      bytes: 1,
    }));
    await collection('media').insertMany(full as never[]);
    const refused = await upload(await photo().jpeg().toBuffer(), 'a.jpg', await signedIn(running, maria));
    expect([refused.status, refused.body.code]).toEqual([403, 'PLAN_LIMIT']);
    expect(refused.body.message).toContain('Im Tarif „Kostenlos“ ist die Zahl deiner Bilder ausgeschöpft.');
  });

  it.each(['../x.jpg', '..%2f..%2fsecrets.json', 'logo.webp', `${'0'.repeat(20)}-160.svg`])(
    'gives nothing away at %s',
    async (name) => {
      expect((await guest.get(`/media/${bella.id}/${name}`)).status).toBe(404);
    },
  );
});

describe('a file that means harm', () => {
  it(
    `is refused with a sentence or drawn anew, each of ${IN_CI}, within 200 MB`,
    async () => {
      const pictures = await hostilePictures(randomOf(26), IN_CI);
      const stop = watchMemory(process.pid);
      for (const { what, expected, name, bytes } of pictures) {
        const { status, body } = await upload(bytes, name);
        const fits = expected === 'either' ? [201, 415, 422] : [expected === 'taken' ? 201 : expected];
        expect([what, status, fits.includes(status)]).toEqual([what, status, true]);
        if (status !== 201) expect([what, body.message]).toEqual([what, expect.stringMatching(/[.!]$/)]);
      }
      expect(stop().children).toBeLessThan(200 * MIB);
      expect((await guest.get('/healthz')).status).toBe(200);
    },
    PATIENT_MS,
  );
});

describe('an order', () => {
  it(
    'is answered while pictures are still being drawn',
    async () => {
      const demo = await signedIn(running, { ...DEMO, name: 'Demo' });
      const slow = await Promise.all([1, 2, 3].map(() => photo(4000, 3000).png().toBuffer()));
      let drawn = 0;
      const uploads = slow.map(async (bytes) => {
        const { status } = await upload(bytes, 'plakat.png', demo);
        drawn += 1;
        return status;
      });
      const order = await placeOrder(guest, await anOrder(guest));
      expect([order.status, drawn < uploads.length]).toEqual([201, true]);
      expect(await Promise.all(uploads)).toEqual([201, 201, 201]);
    },
    PATIENT_MS,
  );
});
