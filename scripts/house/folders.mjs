import path from 'node:path';
import { productFiles } from './source-files.mjs';

/** How many files each folder holds, specs not counted; the fullest first. */
export function folderSizes() {
  const sizes = new Map();
  for (const folder of productFiles().map((file) => path.dirname(file)))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  return [...sizes].map(([folder, files]) => ({ folder, files })).sort((a, b) => b.files - a.files);
}
