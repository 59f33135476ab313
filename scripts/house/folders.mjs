import path from 'node:path';
import { isSpec, productFiles } from './sources.mjs';

/** How many files each folder holds, specs not counted; the fullest first. */
export function folderSizes(root) {
  const sizes = new Map();
  for (const file of productFiles(root).filter((one) => !isSpec(one) && !one.startsWith('views/public/')))
    sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
  return [...sizes].map(([folder, files]) => ({ folder, files })).sort((a, b) => b.files - a.files);
}
