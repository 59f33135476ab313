import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKSPACE = fileURLToPath(new URL('..', import.meta.url));

/** Builds the sources as they are now into a directory of their own: a stale `dist` must not pass for them. */
export function builtMain(): string {
  const cache = join(WORKSPACE, '..', 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(join(cache, 'embedded-mongo-'));
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  const swc = join(WORKSPACE, '..', 'node_modules', '.bin', 'swc');
  const args = ['src', '-d', directory, '--strip-leading-paths', '--config-file', '../.swcrc'];
  execFileSync(swc, args, { cwd: WORKSPACE, stdio: 'pipe' });
  return join(directory, 'main.js');
}
