import sharp from 'sharp';
import { Client, eventually } from './client.mjs';
import { OWN_CODES } from './codes.mjs';

const AGREED = { acceptTerms: '2026-11', acceptProcessing: '2026-11' };
const PASSWORD = 'scharf mit alles 7';
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const OPEN_ALWAYS = Object.fromEntries(
  DAYS.map((day) => [day, { closed: false, ranges: [{ from: '00:00', to: '24:00' }] }]),
);
/** The demo restaurant with a team, sealed passwords, counted places for orders ahead and a picture of its own. */
export async function furnishBella(product) {
  const lucia = await new Client(product).signIn('demo@tresen.example', 'tresen-demo');
  const { version } = await lucia.get('shop/get');
  await lucia.post('shop/update', {
    version,
    ftp: { host: 'ftp.trattoria-bella.example', username: 'bella', password: 'streng geheim' },
    settings: {
      slots: { stepMinutes: 15, firstOffsetMinutes: 15, maxOrders: 3, maxItems: null },
      preorderMaxDays: 14,
    },
  });
  const terrace = await lucia.upload('media/upload', await aPicture('#8F2D1F'), 'terrasse.jpg');
  const jonas = await inviteJonas(product, lucia);
  return { lucia, jonas, picture: terrace.src };
}

async function inviteJonas(product, lucia) {
  const email = 'jonas@trattoria-bella.example';
  await lucia.post('member/invite', { email, role: 'staff' });
  const jonas = new Client(product);
  const invitation = { token: await jonas.tokenMailedTo(email), name: 'Jonas Weber', password: PASSWORD };
  jonas.takeTokens(await jonas.post('invitation/register', invitation));
  await jonas.post('user/pin', { currentPassword: PASSWORD, pin: '4711' });
  return jonas;
}

/** A snack bar on the free plan that made everything itself: menu, codes, texts, picture, and a menu that came as a file. */
export async function foundImbiss(product) {
  const yusuf = await aNewOwner(product, { email: 'yusuf@imbiss-nord.example', name: 'Yusuf Demir' });
  await aNewShop(yusuf, 'Imbiss Nord');
  const picture = await cook(yusuf);
  await writeTexts(yusuf);
  await yusuf.post('allergens/ownCodes', { codes: OWN_CODES });
  await bringMenuFile(yusuf);
  await yusuf.post('shop/confirm/till');
  const { version } = await yusuf.get('shop/get');
  await yusuf.post('shop/update', { version, settings: { shopEnabled: true } });
  return { yusuf, picture };
}

/** A café whose owner stopped in the middle of the setup. */
export async function foundCafe(product) {
  const anna = await aNewOwner(product, { email: 'anna@cafe-spree.example', name: 'Anna Klein' });
  const { slug } = await anna.post('shop/create', { name: 'Café Spree' });
  return { anna, slug };
}

async function aNewOwner(product, person) {
  const owner = new Client(product);
  return owner.takeTokens(await owner.post('auth/register', { ...person, ...AGREED, password: PASSWORD }));
}

async function aNewShop(owner, name) {
  await owner.post('shop/create', { name });
  await owner.post('shop/update', {
    address: { street: 'Nordufer 3', postalCode: '13353', city: 'Berlin' },
    contact: { phone: '030 4554321', email: 'post@imbiss-nord.example' },
    settings: { shopTimes: OPEN_ALWAYS, lastOrderMinutes: 0 },
    setupStep: 'menu',
  });
}

/** The options of a start menu are counted anew in each group. Two of the döner's share name and price as well. */
async function cook(yusuf) {
  await yusuf.post('setup/menu', { template: 'doener' });
  const dishes = await yusuf.get('product/list');
  await yusuf.post('product/confirmNoAllergens', { ids: dishes.map(({ id }) => id) });
  await renameOption(yusuf, 'Extras', 'Gebratenes Gemüse', { name: 'Scharf', priceCents: 0 });
  const image = await yusuf.upload('media/upload', await aPicture('#456B2F'), 'doener.jpg');
  const { id } = dishes.find(({ name }) => name === 'Döner im Brot');
  await yusuf.post('product/update', { id, image: pictureOf(image) });
  return image.src;
}

/** What happens to a menu after guests have ordered from it. */
export async function moveOn(yusuf) {
  await renameOption(yusuf, 'Welche Sauce?', 'Kräuter', { name: 'Minze' });
  await renameOption(yusuf, 'Was soll weg?', 'Ohne Tomaten', { priceCents: 50 });
  const dishes = await yusuf.get('product/list');
  const ids = dishes.filter(({ name }) => name === 'Falafel im Brot').map(({ id }) => id);
  await yusuf.post('product/delete', { ids, confirmed: true });
}

async function renameOption(owner, groupName, optionName, change) {
  const { optionGroups } = await owner.propsOf('/app/products');
  const { id, version, name, min, max, freeQuantity, options } = optionGroups.find(
    (group) => group.name === groupName,
  );
  const changed = options.map(({ soldOut, ...option }) =>
    option.name === optionName ? { ...option, ...change } : option,
  );
  await owner.post('optionGroup/update', { id, version, name, min, max, freeQuantity, options: changed });
}

const pictureOf = ({ id, alt, focus, width, height }) => ({ id, alt, focus, width, height });

async function bringMenuFile(yusuf) {
  const csv =
    'Kategorie;Name;Preis;Allergene;Pfand\nGetränke;Ayran;2,20;N13;0,25\nGetränke;Wasser;1,90;keine;0,25';
  const checked = await yusuf.upload('menuFile/check', csv, 'karte.csv');
  await yusuf.post('menuFile/apply', { id: checked.id, removeMissing: false });
  await eventually('the menu file is in', async () => {
    const { state } = await yusuf.get(`menuFile/status?id=${checked.id}`);
    return state === 'done';
  });
}

async function writeTexts(yusuf) {
  const blank = Object.fromEntries(
    [
      ...['registerCourt', 'registerNumber', 'partnerFirm', 'partnerRegisterCourt', 'partnerRegisterNumber'],
      ...['vatId', 'economicId', 'authority', 'shareCapital', 'outstandingCapital', 'responsible'],
    ].map((field) => [field, '']),
  );
  await yusuf.post('legal/imprint', {
    ...blank,
    version: 0,
    legalForm: 'Einzelunternehmen',
    firm: 'Imbiss Nord',
    people: ['Yusuf Demir'],
    street: 'Nordufer 3',
    postalCode: '13353',
    city: 'Berlin',
    email: 'post@imbiss-nord.example',
    phone: '030 4554321',
    windingUp: 'none',
    arbitration: 'unwilling',
  });
  for (const [kind, markdown] of Object.entries(TEXTS))
    await yusuf.post('legal/publish', { kind, markdown, baseVersion: null });
}

const TEXTS = {
  imprint:
    '## Angaben gemäß § 5 DDG\n\nImbiss Nord\nYusuf Demir\nNordufer 3\n13353 Berlin\n\npost@imbiss-nord.example, 030 4554321',
  privacy: '## Datenschutz\n\nWir verarbeiten Namen und Telefonnummern nur für die Bestellung.',
  terms: '## 1. Geltung\n\nDiese Bedingungen gelten für Bestellungen beim Imbiss Nord.',
};

const aPicture = (background) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .jpeg({ quality: 60 })
    .toBuffer();
