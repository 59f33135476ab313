import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { AutoBuild } from '../../src/export/build/auto-build.service.js';
import { BuildRepository } from '../../src/export/build/build.repository.js';
import { type Build, BY_ITSELF } from '../../src/export/build/build.types.js';
import { Publishing } from '../../src/export/build/publishing.service.js';
import type { SiteBuild } from '../../src/export/build/site-build.types.js';
import { SiteBuilder } from '../../src/export/build/site-builder.service.js';
import type { UploadResult, UploadWatch } from '../../src/export/build/upload.types.js';
import type { SiteUpload } from '../../src/export/build/upload-port.js';
import type { BuildView } from '../../src/export/page/export.view.js';
import { OtherSiteThere } from '../../src/export/upload/remote/remote.errors.js';
import { AppError } from '../../src/platform/app-error.js';
import type { Mail } from '../../src/platform/mail/mail.template.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { Queue } from '../../src/platform/queue/queue.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let upload: (site: SiteBuild, watch: UploadWatch) => Promise<UploadResult>;
let uploads: SiteBuild[];

const service = <T>(type: abstract new (...args: never[]) => T): T =>
  running.app.get(type, { strict: false });
const space: SiteUpload = {
  isConfigured: () => true,
  publish: (_, site, watch) => {
    uploads.push(site);
    return upload(site, watch);
  },
};
const done: UploadResult = { changedFiles: 5, sentBytes: 900, removedFiles: 1, notes: ['Umbenannt.'] };
const progress = { step: 'send', sentFiles: 1, totalFiles: 9, sentBytes: 10, totalBytes: 90 } as const;
const untilEnded = (_: SiteBuild, { signal }: UploadWatch): Promise<UploadResult> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function held() {
  let resolve: (result: UploadResult) => void = () => undefined;
  const promise = new Promise<UploadResult>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (result: UploadResult) => resolve(result) };
}

class WrongPassword extends AppError {
  readonly code = 'FTP_LOGIN';
  readonly status = 422;
}

beforeAll(async () => {
  // The test is the worker: nothing begins by itself.
  running = await startApp({ ROLE: 'web' });
  shop = await aShop(running);
  await aMenu(running, shop.id);
  lucia = await signedIn(running, LUCIA);
  Object.assign(service(Publishing), { upload: space });
}, 60_000);
beforeEach(async () => {
  uploads = [];
  upload = async () => done;
  const left = await service(BuildRepository).findRunning(shop.id);
  if (left) await service(BuildRepository).cancel(shop.id, left.id, running.clock.now());
});
afterAll(() => running?.close());

const ask = async () =>
  JSON.parse((await lucia.get('/api/export/build')).text) as { buildId: string; message: string };
const work = (buildId: string) => service(SiteBuilder).build({ shopId: shop.id, buildId });
const find = async (id: string): Promise<Build> =>
  (await service(BuildRepository).find(shop.id, id)) as Build;
const untilIt = (id: string, is: (build: Build) => boolean) =>
  eventually(async () => {
    const build = await find(id);
    return is(build) && build;
  });
const trees = () => readdirSync(path.join(running.env.DATA_DIR, 'builds', shop.id));

async function published(): Promise<string> {
  const { buildId } = await ask();
  await work(buildId);
  return buildId;
}

describe('a build', () => {
  it('is written, uploaded and published, and remembers what came of it', async () => {
    const id = await published();
    const build = await find(id);
    expect(build).toMatchObject({ state: 'published', problem: null, notes: ['Umbenannt.'] });
    expect(build.upload).toEqual({ changedFiles: 5, sentBytes: 900, removedFiles: 1 });
    expect(build.files).toBe(uploads[0]?.files.length);
    expect(
      uploads[0]?.files.every(({ hash, path: file }) => hash.length === 64 && !file.startsWith('/')),
    ).toBe(true);
  });

  it('asked for twice, by many at once, is one as long as it runs', async () => {
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(new Set(answers.map(({ buildId }) => buildId)).size).toBe(1);
    const { buildId } = answers[0] as { buildId: string };
    const hold = held();
    upload = () => hold.promise;
    const working = work(buildId);
    await untilIt(buildId, ({ state }) => state === 'uploading');
    expect(await ask()).toMatchObject({ buildId, message: 'Deine Seite wird gerade schon geschrieben.' });
    hold.resolve(done);
    await working;
    expect((await ask()).buildId).not.toBe(buildId);
  });

  it('done twice by the queue is published once', async () => {
    const id = await published();
    await work(id);
    expect(uploads).toHaveLength(1);
  });

  it('ends with the sentence of what went wrong, and the next one starts anew', async () => {
    upload = async () => {
      throw new WrongPassword('Benutzername oder Passwort stimmt nicht.');
    };
    const id = await published();
    const problem = 'Benutzername oder Passwort stimmt nicht.';
    expect(await find(id)).toMatchObject({ state: 'failed', problem });
    expect(trees()).not.toContain(id);
    upload = async () => done;
    expect((await find(await published())).state).toBe('published');
  });

  it('takes the place of another site only when it is told to', async () => {
    upload = async (_, { replacesOther }) => {
      if (!replacesOther) throw new OtherSiteThere('index.php');
      return done;
    };
    const latest = async () => (await lucia.get<BuildView[]>('/api/export/history')).body.data[0];
    running.clock.advance({ seconds: 1 });
    await published();
    expect(await latest()).toMatchObject({ state: 'failed', otherSite: true });
    const { body: started } = await lucia.post<{ buildId: string }>('/api/export/replace');
    await work(started.data.buildId);
    expect((await find(started.data.buildId)).state).toBe('published');
    running.clock.advance({ seconds: 1 });
    expect((await find(await published())).state).toBe('failed');
  });

  it('goes on after its worker was killed, with the files that are there', async () => {
    const { buildId } = await ask();
    upload = untilEnded;
    void work(buildId).catch(() => undefined);
    await untilIt(buildId, ({ state }) => state === 'uploading');
    // What a second worker finds: the first one is gone, its lease has ended.
    upload = async () => done;
    const again = service(SiteBuilder) as unknown as { attempt(job: object): Promise<void> };
    await again.attempt({ shopId: shop.id, buildId });
    expect(await find(buildId)).toMatchObject({ state: 'published', attempts: 2 });
    expect(uploads.map(({ root }) => root)).toEqual([uploads[0]?.root, uploads[0]?.root]);
  });

  it('is left alone while nothing is heard of it', async () => {
    upload = async (_, { signal }) => {
      await sleep(1_500);
      signal.throwIfAborted();
      return done;
    };
    expect((await find(await published())).state).toBe('published');
  });

  it('is given up when it lasts too long', async () => {
    const { buildId } = await ask();
    upload = async (_, { signal }) => {
      running.clock.advance({ minutes: 31 });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    };
    await work(buildId);
    await lucia.signIn(LUCIA);
    expect(await find(buildId)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Nach 30 Minuten'),
    });
    // Half an hour is more than a session lasts.
    lucia = await signedIn(running, LUCIA);
  });

  it('without web space is there to be downloaded', async () => {
    Object.assign(service(Publishing), { upload: { ...space, isConfigured: () => false } });
    const id = await published();
    Object.assign(service(Publishing), { upload: space });
    expect(await find(id)).toMatchObject({ state: 'published', upload: null });
    expect((await find(id)).notes?.[0]).toContain('Kein Webspace eingerichtet');
    const answer = await fetch(`${running.url}/api/export/zip`, {
      headers: { authorization: `Bearer ${lucia.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('website-trattoria-bella.zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['index.html', '.htaccess', 'kasse/index.html']),
    );
  });
});

describe('cancelling', () => {
  it('stops the upload, and nothing is left of it', async () => {
    const { buildId } = await ask();
    let reason: unknown;
    upload = async (_, { signal, progress: tell }) => {
      tell(progress);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      reason = signal.reason;
      throw signal.reason;
    };
    const working = work(buildId);
    await untilIt(buildId, (build) => build.progress?.step === 'send');
    expect((await lucia.post('/api/export/cancel', { id: buildId })).status).toBe(200);
    await working;
    expect((await find(buildId)).state).toBe('cancelled');
    expect(reason).toBeInstanceOf(Error);
    expect(trees()).not.toContain(buildId);
  });

  it('comes too late once the site is being switched', async () => {
    const { buildId } = await ask();
    const hold = held();
    upload = (_, watch) => {
      watch.progress({ ...progress, step: 'switch' });
      return hold.promise;
    };
    const working = work(buildId);
    await untilIt(buildId, (build) => build.progress?.step === 'switch');
    expect((await lucia.post('/api/export/cancel', { id: buildId })).status).toBe(409);
    hold.resolve(done);
    await working;
    expect((await find(buildId)).state).toBe('published');
  });

  it('before it began makes room for the next', async () => {
    const { buildId } = await ask();
    await lucia.post('/api/export/cancel', { id: buildId });
    await work(buildId);
    expect(uploads).toHaveLength(0);
    expect((await ask()).buildId).not.toBe(buildId);
  });
});

describe('what is kept', () => {
  it('are the last five sites, of which each can be published again', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      running.clock.advance({ minutes: 1 });
      ids.push(await published());
    }
    expect(trees().sort()).toEqual(ids.slice(2).sort());
    running.clock.advance({ minutes: 1 });
    expect((await lucia.post('/api/export/restore', { id: ids[0] })).status).toBe(404);
    const { body } = await lucia.post<{ buildId: string }>('/api/export/restore', { id: ids[2] });
    await work(body.data.buildId);
    expect(uploads.at(-1)?.root).toContain(ids[2] as string);
    expect(trees()).toContain(ids[2]);
  });

  it('is a history that says who, how long and how much', async () => {
    const { body } = await lucia.get<BuildView[]>('/api/export/history');
    expect(body.data[0]).toMatchObject({
      who: LUCIA.name,
      seconds: 1,
      restoredFrom: expect.any(String),
      kept: true,
    });
    expect(body.data.length).toBeLessThanOrEqual(30);
  });

  it('stays when it was put back, until somebody publishes', async () => {
    await lucia.post('/api/shop/update', { ftp: { auto: true } });
    const latest = async () => (await service(BuildRepository).listLatest(shop.id, 1))[0];
    const putBack = await latest();
    expect(putBack?.restores).toEqual(expect.any(String));
    await service(AutoBuild).build(shop.id);
    expect((await latest())?.id).toBe(putBack?.id);

    running.clock.advance({ minutes: 1 });
    const byHand = await published();
    running.clock.advance({ minutes: 1 });
    await service(AutoBuild).build(shop.id);
    const byItself = await latest();
    expect(byItself).toMatchObject({ requestedBy: BY_ITSELF, state: 'waiting' });
    expect(byItself?.id).not.toBe(byHand);
    await lucia.post('/api/export/cancel', { id: byItself?.id });
  });
});

describe('a build that nobody has asked for', () => {
  beforeAll(async () => {
    lucia = await signedIn(running, LUCIA);
  });

  const byItself = async (): Promise<string> => {
    running.clock.advance({ minutes: 1 });
    await service(AutoBuild).build(shop.id);
    const { id } = (await service(BuildRepository).findRunning(shop.id)) as Build;
    await work(id);
    return id;
  };

  it('waits for a worker when a change is saved while none lives', async () => {
    running.clock.advance({ minutes: 1 });
    await published();
    for (const auto of [false, true]) await lucia.post('/api/shop/update', { ftp: { auto } });
    await eventually(async () => {
      const waiting = (await service(Queue).depths()).find(({ job }) => job === 'autoBuild');
      return waiting?.delayed === 1;
    });
  });

  it('is told of once when it fails, and again after a site went out', async () => {
    const mails: Mail[] = [];
    const mailer = service(Mailer);
    const mailLater = mailer.mailLater.bind(mailer);
    mailer.mailLater = async (mail) => void mails.push(mail);
    const fails = async () => {
      throw new WrongPassword('Benutzername oder Passwort stimmt nicht.');
    };
    upload = fails;
    const failed = await byItself();
    await byItself();
    expect(mails.map(({ to, props }) => [to, props])).toEqual([
      [
        LUCIA.email,
        expect.objectContaining({
          shop: 'Trattoria Bella',
          problem: 'Benutzername oder Passwort stimmt nicht.',
          onlineSince: expect.any(String),
        }),
      ],
    ]);
    const { body } = await lucia.get<BuildView[]>('/api/export/history');
    expect(body.data.find(({ id }) => id === failed)).toMatchObject({ state: 'failed', byItself: true });

    upload = async () => done;
    await byItself();
    upload = fails;
    await byItself();
    expect(mails).toHaveLength(2);
    mailer.mailLater = mailLater;
  });
});
