import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FTP_DIRECTORY, FTP_PASSWORD, FTP_USER } from '../../../scripts/ftp-sim/vsftpd.mjs';
import type { SiteBuild } from '../../../src/export/build/site-build.types.js';
import type { UploadProgress, UploadResult } from '../../../src/export/build/upload.types.js';
import { publishSite } from '../../../src/export/upload/publish-site.js';
import { type OpenRules, openSpace } from '../../../src/export/upload/remote/open-space.js';
import type { WebSpaceAccess } from '../../../src/export/upload/remote/remote-space.types.js';
import type { UploadLimits } from '../../../src/export/upload/upload.types.js';

const DAY = 86_400_000;
export const GRACE_MS = 7 * DAY;
export const LIMITS: UploadLimits = { connectMs: 5_000, fileMs: 5_000, jobMs: 60_000, graceMs: GRACE_MS };
export const SEAL = {
  over: (text: string) => createHash('sha256').update(`key${text}`).digest('hex'),
  owner: 'trattoria-bella',
  holds: (text: string, seal: string) => seal === SEAL.over(text),
};

/** A build on disk out of paths and their content. */
export function aBuild(root: string, content: Record<string, string | Buffer>): SiteBuild {
  const files = Object.entries(content).map(([name, text]) => {
    const bytes = Buffer.from(text);
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return { path: name, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
  });
  return { root, files };
}

/** A site of one age: pages that name the assets they need, all of the same size in every age. */
export function aSite(age: number, dishes = 6): Record<string, string> {
  const asset = `assets/shop-${String(age).padStart(8, '0')}.js`;
  const page = (title: string) => `<!doctype html><title>${title}</title><script src="/${asset}"></script>\n`;
  const pages = Array.from({ length: dishes }, (_, index) => [
    `gericht/${index}.html`,
    page(`Gericht ${index}`),
  ]);
  return {
    [asset]: `console.log(${age});${' '.repeat(40_000)}`,
    'assets/bilder/titel-aaaaaaaa.webp': 'x'.repeat(60_000),
    'robots.txt': 'User-agent: *\n',
    ...Object.fromEntries(pages),
    'index.html': page('Bella'),
  };
}

/** Every file below a folder with its content. */
export function filesIn(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The pages of a web space that ask for something that is not there. */
export function brokenPages(root: string): string[] {
  const files = filesIn(root);
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.html'))
    .filter(([, text]) => {
      const [, asset = ''] = /src="\/(.*?)"/.exec(text) ?? [];
      return !text.endsWith('</script>\n') || files[asset] === undefined;
    })
    .map(([name]) => name);
}

export function ftpAccess(over: Partial<WebSpaceAccess> & { port: number }): WebSpaceAccess {
  return {
    protocol: 'ftp',
    host: '127.0.0.1',
    username: FTP_USER,
    password: FTP_PASSWORD,
    directory: FTP_DIRECTORY,
    fingerprint: null,
    ...over,
  };
}

interface Upload {
  access: WebSpaceAccess;
  rules?: Partial<OpenRules>;
  limits?: Partial<UploadLimits>;
  now?: Date;
  signal?: AbortSignal;
  replacesOther?: boolean;
  owner?: string;
  progress?: (done: UploadProgress) => void;
}

export function upload(
  build: SiteBuild,
  { access, rules, limits, now, signal, replacesOther, owner, progress }: Upload,
): Promise<UploadResult> {
  const all = { ...LIMITS, ...limits };
  return publishSite(build, {
    open: () => openSpace(access, { allowPrivate: true, connectMs: all.connectMs, ...rules }),
    seal: { ...SEAL, owner: owner ?? SEAL.owner },
    now: now ?? new Date('2026-11-20T12:00:00Z'),
    limits: all,
    watch: {
      signal: signal ?? new AbortController().signal,
      replacesOther: replacesOther ?? false,
      progress: progress ?? (() => undefined),
      note: () => undefined,
    },
  });
}
