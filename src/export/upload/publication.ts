import path from 'node:path';
import type { SiteBuild } from '../build/site-build.types.js';
import type { UploadResult, UploadWatch } from '../build/upload.types.js';
import { FACES, keepOldSite } from './keep-old-site.js';
import {
  isSiteFile,
  MANIFEST,
  MANIFEST_BYTES,
  PENDING,
  readManifest,
  writeManifest,
} from './manifest.rules.js';
import type { Seal, Sending, UploadPlan } from './manifest.types.js';
import { isFull, OtherSiteThere, RemoteTrouble, UnsafeSitePath } from './remote/remote.errors.js';
import { foldersAbove } from './remote/remote-path.rules.js';
import type { RemoteSpace } from './remote/remote-space.types.js';
import { replaceFile } from './replace-file.js';
import type { SpacePool } from './space-pool.js';
import type { UploadLimits } from './upload.types.js';
import { DAMAGED, fewerLines, GAPS, RESUMED, refusedRemoval, replaced } from './upload-notes.js';
import { isPage, planUpload } from './upload-plan.rules.js';
import { UploadTally } from './upload-tally.js';

const LINES = 4;
/** What every build of ours has. */
const LATEST = 'builds/latest.json';
/** A line so slow that it is none: 16 KiB a second. */
const BYTES_PER_MS = 16;

interface Terms {
  seal: Seal;
  now: Date;
  limits: UploadLimits;
  watch: UploadWatch;
}

/** One upload. Nothing is removed and nothing replaced before all that is new lies beside it, complete. */
export class Publication {
  private readonly tally: UploadTally;
  /** Files that need no rename, because they already lie in place. */
  private readonly inPlace = new Set<string>();
  /** What lies beside the old site, whole or in part, and waits for the switch. */
  private readonly waiting = new Set<string>();
  private wasCut = false;

  constructor(
    private readonly pool: SpacePool,
    private readonly build: SiteBuild,
    private readonly terms: Terms,
  ) {
    this.tally = new UploadTally(terms.watch);
  }

  async run(): Promise<UploadResult> {
    const { files } = this.build;
    const paths = new Set(files.map(({ path }) => path));
    if (
      !files.every(isSiteFile) ||
      paths.size !== files.length ||
      paths.has(MANIFEST) ||
      paths.has(PENDING)
    ) {
      throw new UnsafeSitePath();
    }
    this.tally.enter('connect');
    await this.pool.start();
    this.pool.widen(LINES);

    this.tally.enter('compare');
    const plan = await this.compare();
    if (plan) {
      await this.send(plan).catch((error: unknown) => this.giveUp(plan, error));
      await this.switchOver(plan);
    }
    return this.tally.result();
  }

  /** null when the site already is what it should be. */
  private async compare(): Promise<UploadPlan | null> {
    const { seal, now, limits } = this.terms;
    const live = readManifest(await this.read(MANIFEST), seal);
    const pending = readManifest(await this.read(PENDING), seal);
    if (live.kind === 'damaged' || pending.kind === 'damaged') this.tally.note(DAMAGED);
    if (pending.kind === 'read') this.tally.note(RESUMED);
    this.wasCut = pending.kind !== 'none';
    const isForeign = live.kind === 'foreign' || pending.kind === 'foreign';
    const isNew = isForeign || (live.kind === 'none' && pending.kind === 'none');
    const displaced = isNew && (await this.isOtherSite(isForeign)) ? await this.replaceOtherSite() : [];

    const { graceMs } = limits;
    const plan = planUpload({ files: this.build.files, live, pending, displaced, now, graceMs });
    const { stale, leaving } = plan.next;
    const known = live.kind === 'read' && pending.kind === 'none' ? live.manifest : null;
    const isSame =
      plan.send.length + leaving.length === 0 &&
      known?.files.length === this.build.files.length &&
      known.stale.length === stale.length;
    return isSame ? null : plan;
  }

  /** Nothing here says that we were here before: a site of somebody else is written over only when that is wanted. */
  private async isOtherSite(isForeign: boolean): Promise<boolean> {
    const { limits, watch } = this.terms;
    const isThere = async (file: string) =>
      (await this.pool.first(limits.fileMs, (space) => space.size(file))) !== null;
    if (!isForeign && (await isThere(LATEST))) return false;
    for (const face of FACES) {
      if (!(await isThere(face))) continue;
      if (!watch.replacesOther) throw new OtherSiteThere(face);
      return true;
    }
    return false;
  }

  /** What led to the old site and is nothing of ours goes with the switch. */
  private async replaceOtherSite(): Promise<string[]> {
    const { now, limits } = this.terms;
    const folder = `alte-website-${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}`;
    const paths = this.build.files.map(({ path }) => path);
    const kept = await keepOldSite(this.pool, { folder, paths, fileMs: limits.fileMs });
    this.tally.note(replaced(folder, kept));
    return kept.filter((file) => FACES.includes(file) && !paths.includes(file));
  }

  private async read(file: string): Promise<Buffer | null> {
    try {
      return await this.pool.first(this.terms.limits.fileMs, (space) => space.read(file, MANIFEST_BYTES));
    } catch (error) {
      if (error instanceof RemoteTrouble && error.kind === 'tooLarge') return Buffer.alloc(0);
      throw error;
    }
  }

  private async send({ send, next, folders }: UploadPlan): Promise<void> {
    const { seal, limits } = this.terms;
    this.tally.expect(send.map(({ file }) => file));
    this.tally.enter('send');
    await this.makeFolders(folders);

    const note = { bytes: writeManifest(next, seal) };
    await this.pool.each<Sending | typeof note>(
      [note, ...send],
      (item) => limits.fileMs + ('bytes' in item ? item.bytes.length : item.file.size) / BYTES_PER_MS,
      (item, space, isAgain) =>
        'bytes' in item ? space.upload(PENDING, item, () => undefined) : this.sendOne(item, space, isAgain),
    );
    const width = await this.pool.width();
    if (width < LINES && send.length >= LINES) this.tally.note(fewerLines(width));
  }

  /** Level by level, because a folder must be there before those inside it. */
  private async makeFolders(folders: string[]): Promise<void> {
    const depths = [...new Set(folders.map(depthOf))].sort();
    for (const depth of depths) {
      const level = folders.filter((folder) => depthOf(folder) === depth);
      await this.pool.each(
        level,
        () => this.terms.limits.fileMs,
        (folder, space) => space.makeFolder(folder),
      );
    }
  }

  private async sendOne(sending: Sending, space: RemoteSpace, isAgain: boolean): Promise<void> {
    const { file, temp, mayBeWaiting, mayBeInPlace } = sending;
    this.waiting.add(temp);
    if ((mayBeWaiting || isAgain) && (await space.size(temp)) === file.size) return this.tally.skip(file);
    if (mayBeInPlace && (await space.size(file.path)) === file.size) {
      this.inPlace.add(file.path);
      return this.tally.skip(file);
    }
    const source = { file: path.join(this.build.root, ...file.path.split('/')), size: file.size };
    await this.tally.sending(file, async (sent) => {
      await uploadInto(space, temp, () => space.upload(temp, source, sent));
      // A data connection that was cut looks to the server like the end of the file.
      if ((await space.size(temp)) !== file.size) throw new RemoteTrouble('notStored', 'work');
    });
  }

  /** The room on a full server may be that of the restaurant's mail: what cannot become a site does not stay in it. */
  private async giveUp({ next }: UploadPlan, error: unknown): Promise<never> {
    if (isFull(error)) {
      // What an upload that was cut has already switched, only its note knows.
      const note = this.wasCut ? [] : [PENDING];
      for (const paths of [[...this.waiting, ...next.litter], note])
        await this.remove(paths, () => undefined).catch(() => undefined);
    }
    throw error;
  }

  /** Assets first, pages when all they need is there, the manifest when all it names is there. */
  private async switchOver({ send, next }: UploadPlan): Promise<void> {
    this.tally.enter('switch');
    const moving = send.filter(({ file }) => !this.inPlace.has(file.path));
    await this.rename(moving.filter(({ file }) => !isPage(file.path)));
    await this.rename(moving.filter(({ file }) => isPage(file.path)));

    this.tally.enter('clean');
    await this.remove(next.leaving, (count) => this.tally.removed(count));
    await this.remove(next.litter, () => undefined);
    const { limits } = this.terms;
    await this.pool.first(limits.fileMs, (space, isAgain) =>
      replaceFile(space, { from: PENDING, to: MANIFEST, isAgain }, () => this.tally.note(GAPS)),
    );
  }

  private async rename(sendings: Sending[]): Promise<void> {
    await this.pool.each(
      sendings,
      () => this.terms.limits.fileMs,
      ({ file, temp }, space, isAgain) =>
        replaceFile(space, { from: temp, to: file.path, size: file.size, isAgain }, () =>
          this.tally.note(GAPS),
        ),
    );
  }

  private async remove(paths: string[], removed: (count: number) => void): Promise<void> {
    const needed = new Set(this.build.files.map(({ path }) => path));
    let refused = 0;
    await this.pool.each(
      paths.filter((path) => !needed.has(path)),
      () => this.terms.limits.fileMs,
      async (path, space) => {
        try {
          if (await space.remove(path)) removed(1);
        } catch (error) {
          if (!(error instanceof RemoteTrouble) || !['denied', 'failed'].includes(error.kind)) throw error;
          refused += 1;
        }
      },
    );
    if (refused > 0) this.tally.note(refusedRemoval(refused));
  }
}

/** A folder somebody has removed by hand is made again. */
async function uploadInto(space: RemoteSpace, file: string, upload: () => Promise<void>): Promise<void> {
  try {
    await upload();
  } catch (error) {
    const mayLackFolder = error instanceof RemoteTrouble && ['missing', 'denied'].includes(error.kind);
    if (!mayLackFolder || !file.includes('/')) throw error;
    for (const folder of foldersAbove(file)) await space.makeFolder(folder);
    await upload();
  }
}

const depthOf = (folder: string): number => folder.split('/').length;
