import { type Browser, chromium, request } from 'playwright-core';
import type { Person } from '../../factories/people.js';
import { DESKTOP, type Stored, sparing, type Visit, visit } from '../chromium.js';
import type { JourneyCommands } from './commands.types.js';

/** The product and the browser of this worker. Another file of the worker finds the same two, and its data in them. */
export interface Journey {
  url: string;
  chromium: Browser;
  /** Where the product lays its mails, as the mailbox wants it. */
  env: { DATA_DIR: string };
  /** Where the product looks for Stripe and PayPal. */
  payPort: number;
  /** Where it looks for a language model. */
  llmPort: number;
  createUser(user: JourneyCommands['user']): Promise<void>;
  /** Puts the clock of the product this far ahead of the time of day. */
  setClockAhead(minutes: number): Promise<void>;
  /** Closes the windows of this journey; product and browser go on. */
  close(): Promise<void>;
}

/** A restaurant like the one of the demonstration, of this journey alone. */
export interface Restaurant extends Journey {
  slug: string;
  person: Person;
  /** The owner's sign-in, stored: each window gets one of its own. */
  signIn(): Promise<Stored>;
  /** A window in which the owner is signed in, and which loads only what is asked for. */
  owner(viewport?: typeof DESKTOP): Promise<Visit>;
  /** The same as most people have it: what is linked is loaded ahead, and there when the line breaks. */
  preparedOwner(viewport?: typeof DESKTOP): Promise<Visit>;
  /** Takes its English away, before anybody looks at it. */
  inGermanOnly(): Promise<void>;
}

export async function startJourney(): Promise<Journey> {
  const { url, dataDir, browser, payPort, llmPort } = addressOfWorker();
  const connected = await chromium.connect(browser);
  return {
    url,
    chromium: connected,
    env: { DATA_DIR: dataDir },
    payPort,
    llmPort,
    createUser: (user) => tell(url, 'user', user),
    setClockAhead: (minutes) => tell(url, 'clock', { aheadMs: minutes * 60_000 }),
    close: () => connected.close(),
  };
}

/** The name tells the journeys of a worker apart; it becomes part of the restaurant's address. */
export async function startRestaurant(name: string): Promise<Restaurant> {
  const journey = await startJourney();
  const { url, chromium } = journey;
  const slug = `bella-${name}`;
  const person = { name: 'Lucia Bianchi', email: `${slug}@tresen.example`, password: 'pasta al dente 7' };
  await tell(url, 'restaurant', { slug, owner: person });
  const signIn = () => signedIn(url, person);
  const preparedOwner = async (viewport = DESKTOP) => visit(chromium, viewport, await signIn());
  return {
    ...journey,
    slug,
    person,
    signIn,
    owner: async (viewport = DESKTOP) => sparing(await preparedOwner(viewport)),
    preparedOwner,
    inGermanOnly: () => tell(url, 'germanOnly', { slug }),
  };
}

interface WorkerAddress extends Pick<Journey, 'url' | 'payPort' | 'llmPort'> {
  dataDir: string;
  browser: string;
}

function addressOfWorker(): WorkerAddress {
  const address = process.env[`JOURNEYS_${process.env.JEST_WORKER_ID ?? '1'}`];
  if (!address) throw new Error('No product: run jest with jest.journeys.config.mjs.');
  return JSON.parse(address);
}

async function tell<Name extends keyof JourneyCommands>(
  url: string,
  name: Name,
  body: JourneyCommands[Name],
): Promise<void> {
  const answer = await fetch(`${url}/journeys/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

async function signedIn(url: string, { email, password }: Person): Promise<Stored> {
  const asking = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const answer = await asking.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`No sign-in: ${await answer.text()}`);
  const state = await asking.storageState();
  await asking.dispose();
  return state;
}
