import path from 'node:path';
import { layOut } from './setup/image.mjs';
import { Problem, tell } from './setup/problem.mjs';

/** `node scripts/image.mjs folder`: what a container holds, from a tree that is built. */
await tell(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem('Wohin? Zum Beispiel: node scripts/image.mjs /tmp/tresen-image');
  layOut(path.resolve(folder));
});
