import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Role } from '../../src/platform/http/viewer.js';
import { LUCIA, type Person } from '../factories/people.js';
import { axeFindings } from '../support/axe.js';
import { Browser } from '../support/browser.js';
import { PHONE, type Visit, visit } from '../support/chromium.js';
import { type Journey, startJourney } from '../support/journeys/journey.js';
import { mailTo, tokenIn } from '../support/mailbox.js';

const ACCOUNT = '/app/settings/user';

let tresen: Journey;
let operator: Visit;
let people = 0;

beforeAll(async () => {
  tresen = await startJourney();
}, 60_000);
afterAll(async () => {
  await tresen?.setClockAhead(0);
  await tresen?.close();
});

beforeEach(async () => {
  operator = await visit(tresen.chromium, PHONE);
});
afterEach(() => operator.context.close());

/** Without a restaurant unless it is said: a member of one that does not exist is refused what its pages ask for. */
async function somebody(name = 'Gast', member: { shopId?: string; role?: Role } = {}): Promise<Person> {
  people += 1;
  const person = { email: `gast${people}@example.org`, name, password: 'ein gutes Passwort' };
  await tresen.createUser({ ...person, ...member });
  return person;
}

const open = (page: Page, path: string) => page.goto(tresen.url + path);

/** By the path alone: `/login?redirect=...` ends in the wanted path as well. */
const arrives = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

/** Until then the page is what the server sent, and buttons that send something are asleep. */
const alive = (page: Page) => page.locator('button[type=submit]:enabled').first().waitFor();

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

describe('an operator', () => {
  it('registers and comes to the setup', async () => {
    const { page, complaints } = operator;
    await open(page, '/register');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByText('Gib deinen Namen ein.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('Dein Name').fill(LUCIA.name);
    await page.getByLabel('E-Mail-Adresse').fill(LUCIA.email);
    await page.getByLabel('Passwort', { exact: true }).fill(LUCIA.password);
    await page.getByLabel(/Nutzungsbedingungen/).check();
    await page.getByLabel(/Auftragsverarbeitung/).check();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await arrives(page, '/app/setup');
    expect(complaints).toEqual([]);
  });

  it('is sent to sign in, does it with the keyboard alone, and comes back', async () => {
    const person = await somebody();
    const { page, complaints } = operator;
    await open(page, `${ACCOUNT}?von=mail`);
    expect(new URL(page.url()).pathname).toBe('/login');
    await alive(page);
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await arrives(page, ACCOUNT);
    expect(new URL(page.url()).search).toBe('?von=mail');
    await page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
    expect(complaints).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('who typed a wrong password reads so, and no foreign address leads away', async () => {
    const person = await somebody();
    const { page } = operator;
    await open(page, '/login?redirect=//boese.example/app');
    await fillIn(page, { ...person, password: 'vertippt' });
    await page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await fillIn(page, person);
    await page.waitForURL((url) => url.pathname.startsWith('/app/'));
    expect(new URL(page.url()).origin).toBe(tresen.url);
  });

  it('who is quicker than the page comes to the next one, and everything there is awake', async () => {
    const { page, complaints } = operator;
    let arrive: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/pages_login\.[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${tresen.url}/login`, { waitUntil: 'commit' });
    const asked = page.waitForRequest(/pages_resetPassword\.[^/]+\.js$/);
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    arrive();
    await asked;
    await page.getByRole('button', { name: 'Link anfordern' }).waitFor();
    await page.locator('html[data-alive]').waitFor();
    await alive(page);
    expect(complaints).toEqual([]);
  });

  it('who forgot the password gets a link and chooses a new one', async () => {
    const person = await somebody();
    const { page, complaints } = operator;
    await open(page, '/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await arrives(page, '/resetPassword');
    await page.getByLabel('E-Mail-Adresse').fill(person.email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByText('Schau in dein Postfach').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const token = tokenIn(await mailTo(tresen, person.email, 'Neues Passwort für Tresen'));
    await open(page, `/resetPassword?token=${token}`);
    await alive(page);
    await page.getByLabel('Neues Passwort').fill('neu und besser 2');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await arrives(page, '/login');
    await fillIn(page, { ...person, password: 'neu und besser 2' });
    await page.waitForURL((url) => url.pathname.startsWith('/app/'));
    expect(complaints).toEqual([]);
  });
});

describe('somebody in a hurry', () => {
  it('who types before the page is alive loses nothing and puts no password into the address', async () => {
    const person = await somebody();
    const { page } = operator;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${tresen.url}/login?redirect=${ACCOUNT}`, { waitUntil: 'commit' });
    await page.getByLabel('E-Mail-Adresse').fill(person.email);
    await page.getByLabel('Passwort', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    expect(page.url()).not.toContain('password');
    letGo();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await arrives(page, ACCOUNT);
  });
});

describe('a session', () => {
  async function twoTabs(): Promise<Page[]> {
    const person = await somebody();
    await open(operator.page, `/login?redirect=${ACCOUNT}`);
    await fillIn(operator.page, person);
    await arrives(operator.page, ACCOUNT);
    const second = await operator.context.newPage();
    await open(second, ACCOUNT);
    return [operator.page, second];
  }

  it('in two tabs survives night after night of sleep', async () => {
    const tabs = await twoTabs();
    for (let night = 0; night < 3; night++) {
      await tresen.setClockAhead((night + 1) * 20);
      await operator.context.clearCookies({ name: 'access' });
      await Promise.all(tabs.map((tab) => tab.reload()));
      for (const tab of tabs) {
        await arrives(tab, ACCOUNT);
        await tab.getByRole('heading', { name: 'Mein Konto' }).waitFor();
      }
    }
  });

  it('in two tabs goes on with calls after a sleep, without leaving the page', async () => {
    const tabs = await twoTabs();
    await tresen.setClockAhead(80);
    await operator.context.clearCookies({ name: 'access' });
    const rename = async (tab: Page, name: string) => {
      await tab.getByLabel('Dein Name').fill(name);
      await tab
        .locator('form', { has: tab.getByLabel('Dein Name') })
        .getByRole('button', { name: 'Speichern' })
        .click();
      await tab.getByText('Dein Name ist gespeichert.').waitFor();
    };
    await Promise.all(tabs.map((tab, index) => rename(tab, `Lucia ${index}`)));
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual([ACCOUNT, ACCOUNT]);
  });

  it('that was ended on another device leads to /login with the next step', async () => {
    const person = await somebody();
    const { page } = operator;
    await open(page, `/login?redirect=${ACCOUNT}`);
    await fillIn(page, person);
    await arrives(page, ACCOUNT);

    const phone = new Browser(tresen);
    await phone.signIn(person);
    await phone.post('/api/user/devices/signOutOthers');
    // The open page may notice by itself and be on its way already.
    await page.reload().catch(() => null);
    await arrives(page, '/login');
    await page.getByLabel('E-Mail-Adresse').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(ACCOUNT);
  });
});

describe('a shared tablet', () => {
  it('changes hands by PIN', async () => {
    const shopId = `shop-${Math.random()}`;
    const owner = await somebody('Lucia Rossi', { shopId, role: 'owner' });
    const staff = await somebody('Jonas Weber', { shopId, role: 'staff' });
    const jonas = new Browser(tresen);
    await jonas.signIn(staff);
    await jonas.post('/api/user/pin', { pin: '4711', currentPassword: staff.password });

    const { page } = operator;
    await open(page, '/login?redirect=/app/switchUser');
    await fillIn(page, owner);
    await page.getByRole('button', { name: /Jonas Weber/ }).click();
    for (const digit of '4712') await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByText('Diese PIN stimmt nicht.').waitFor();

    await page.getByLabel('PIN').fill('4711');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/app/switchUser');
    await open(page, ACCOUNT);
    expect(await page.getByLabel('Dein Name').inputValue()).toBe('Jonas Weber');
    expect(await page.getByRole('link', { name: 'Team', exact: true }).count()).toBe(0);
  });
});
