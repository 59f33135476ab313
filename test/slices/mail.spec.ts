import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import PostalMime from 'postal-mime';
import { createElement } from 'react';
import { startMailSim } from '../../scripts/mail-sim.mjs';
import { MailButton, MailLayout, MailText } from '../../src/platform/mail/mail.layout.js';
import type { MailOutcome } from '../../src/platform/mail/mail.template.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { Mails } from '../../src/platform/mail/mails.js';
import { aFolder } from '../support/folder.js';
import { type PlatformApp, startPlatform } from '../support/platform-app.js';
import { eventually } from '../support/wait.js';

const Welcome = ({ name }: { name: string }) =>
  createElement(
    MailLayout,
    { headline: 'Schön, dass du da bist', preview: 'Dein Konto ist da.' } as never,
    createElement(MailText, null, `Hallo ${name}, Grüße aus der Küche`),
    createElement(MailButton, { href: '/login' } as never, 'Anmelden'),
  );

let sim: Awaited<ReturnType<typeof startMailSim>>;
let app: PlatformApp;
const DATA_DIR = aFolder('mail');

beforeAll(async () => {
  sim = await startMailSim({ port: 0 });
  app = await startPlatform(
    {},
    { SMTP_URL: sim.url, BASE_URL: 'https://tresen.example', PLATFORM_IMPRINT_NAME: 'Tresen GmbH' },
  );
  register(app);
});
afterEach(() => {
  sim.fail('ok');
  jest.restoreAllMocks();
});
afterAll(async () => {
  await app.close();
  await sim.close();
});

const register = ({ app: nest }: PlatformApp) =>
  nest.get(Mails).register('welcome', { subject: ({ name }) => `Willkommen, ${name}`, Component: Welcome });

const mail = (over = {}) => ({
  to: 'lucia@bella.example',
  template: 'welcome',
  props: { name: 'Lucia' },
  ...over,
});
const mailer = () => app.app.get(Mailer);
const to = (address: string) => (received: { envelope: { to: string[] } }) =>
  received.envelope.to.includes(address);
const countTo = (address: string) => sim.mails.filter(to(address)).length;

describe('a mail', () => {
  it('arrives in German, as HTML and as text, with links that lead here', async () => {
    await mailer().mailLater(mail({ fromName: 'Trattoria Bella', replyTo: 'hallo@bella.example' }));
    const received = await sim.next(to('lucia@bella.example'));
    expect(received.subject).toBe('Willkommen, Lucia');
    expect(received.from).toMatchObject({ name: 'Trattoria Bella', address: 'no-reply@tresen.example' });
    expect(received.replyTo[0]?.address).toBe('hallo@bella.example');
    expect(received.html).toContain('Grüße aus der Küche');
    expect(received.text).toContain('Anmelden: https://tresen.example/login');
    expect(received.text).toContain('Tresen GmbH');
    expect(received.links).toEqual(['https://tresen.example/login']);
  });

  it('is sent once, however often it is asked for', async () => {
    const once = mail({ to: 'once@bella.example', dedupeKey: 'order-7-confirmed' });
    for (let i = 0; i < 5; i++) await mailer().mailLater(once);
    await sim.next(to('once@bella.example'));
    await mailer().mailLater(once);
    await mailer().mailLater(mail({ to: 'marker@bella.example' }));
    await sim.next(to('marker@bella.example'));
    await sleep(200);
    expect(countTo('once@bella.example')).toBe(1);
  });

  it('reaches one person, whatever stands in the name', async () => {
    const name = 'Lucia\r\nBcc: all@bella.example\r\n\r\nboo';
    await mailer().mailLater(
      mail({ to: 'inject@bella.example', props: { name }, fromName: name, subject: name }),
    );
    const received = await sim.next(to('inject@bella.example'));
    expect(received.envelope.to).toEqual(['inject@bella.example']);
    expect(received.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(received.subject).toBe('Lucia Bcc: all@bella.example boo');
  });

  it.each(['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', 'nobody'])(
    'does not even enter the queue for %j',
    async (address) => {
      await expect(mailer().mailLater(mail({ to: address }))).rejects.toThrow(/one mail address/);
      await expect(mailer().mailLater(mail({ replyTo: address }))).rejects.toThrow(/one mail address/);
    },
  );

  it('that nobody registered fails where it is asked for', async () => {
    await expect(mailer().mailLater(mail({ template: 'wellcome' }))).rejects.toThrow(
      'There is no mail "wellcome".',
    );
  });
});

describe('a mail server that', () => {
  it('cuts the line gets the mail again', async () => {
    sim.fail('drop');
    await expect(mailer().send(mail({ to: 'drop@bella.example' }))).rejects.toThrow();
    sim.fail('ok');
    await mailer().send(mail({ to: 'drop@bella.example' }));
    expect(countTo('drop@bella.example')).toBe(1);
  });

  it('is busy gets the mail again, and a mail that was not sent is not remembered as sent', async () => {
    const once = mail({ to: 'busy@bella.example', dedupeKey: 'busy-1' });
    sim.fail('busy');
    await expect(mailer().send(once)).rejects.toThrow();
    sim.fail('ok');
    await mailer().send(once);
    expect(countTo('busy@bella.example')).toBe(1);
  });

  it('is busy for one of many gets the others at once, that one alone later, and each once', async () => {
    const bag = ['one', 'two', 'three'].map((key) => ({
      ...mail({ to: `${key}@bag.example` }),
      dedupeKey: `bag-${key}`,
    }));
    const counts = () => bag.map(({ to }) => countTo(to));
    await mailer().send(bag[1]!);
    sim.fail('busy');
    await mailer().sendAll(bag.slice(0, 2));
    expect(counts()).toEqual([0, 1, 0]);
    sim.fail('ok');
    await Promise.all([mailer().mailTogether(bag.slice(1)), mailer().mailTogether(bag.slice(1))]);
    await eventually(() => counts().every((count) => count > 0), 20_000);
    expect(counts()).toEqual([1, 1, 1]);
  }, 30_000);

  it('is not asked for many when one address is none', async () => {
    const bag = ['good@bag.example', 'two@bag.example, three@bag.example'].map((to) => ({
      ...mail({ to }),
      dedupeKey: to,
    }));
    await expect(mailer().mailTogether(bag)).rejects.toThrow('not one mail address');
  });

  it('refuses for good is not asked again, and the log does not tell the address', async () => {
    const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    sim.fail('refuse');
    await mailer().send(mail({ to: 'gone@bella.example' }));
    expect(warnings).toHaveBeenCalledWith('welcome to go***@bella.example was refused: 550');
  });

  it('has decided about a mail is not asked again after a crash, and what it said is told once more', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const told: [string | undefined, MailOutcome][] = [];
    const fails = { now: true };
    app.app.get(Mails).watch('welcome', async ({ dedupeKey }, outcome) => {
      if (fails.now) throw new Error('the process dies before it has written it down');
      told.push([dedupeKey, outcome]);
    });
    const taken = mail({ to: 'taken@bella.example', dedupeKey: 'crash-taken' });
    const refused = mail({ to: 'refused@bella.example', dedupeKey: 'crash-refused' });
    await mailer().send(taken);
    sim.fail('refuse');
    await mailer().send(refused);
    fails.now = false;
    await mailer().sendAll([taken, refused]);
    expect(countTo('taken@bella.example')).toBe(1);
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(['crash-taken', { state: 'sent', answer: '' }]);
    expect(told).toContainEqual([
      'crash-refused',
      { state: 'refused', answer: expect.stringMatching(/^550/) },
    ]);
    app.app.get(Mails).watch('welcome', async () => undefined);
  });

  it('drips byte by byte is left after the deadline', async () => {
    sim.fail('drip');
    const hurried = await startPlatform({}, { SMTP_URL: `${sim.url}?deadline=2` });
    register(hurried);
    const sending = hurried.app.get(Mailer).send(mail({ to: 'drip@bella.example' }));
    await expect(sending).rejects.toThrow('no answer within 2000 ms');
    await hurried.close();
  });
});

describe('without a mail server', () => {
  it('a mail lands in a file, and the log says where', async () => {
    const lines = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
    const bare = await startPlatform({}, { DATA_DIR });
    register(bare);
    await bare.app.get(Mailer).send(mail());
    await bare.close();
    const [file = ''] = readdirSync(path.join(DATA_DIR, 'mail'));
    const { subject, html } = await PostalMime.parse(readFileSync(path.join(DATA_DIR, 'mail', file)));
    expect(subject).toBe('Willkommen, Lucia');
    expect(html).toContain('Grüße aus der Küche');
    expect(lines.mock.calls.flat().join()).toContain(file);
  });
});
