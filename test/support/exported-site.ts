import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildFolder } from '../../src/export/build/build-folder.js';
import type { SiteFile } from '../../src/export/build/site-build.types.js';
import { SiteTree } from '../../src/export/build/site-tree.service.js';
import type { RunningApp } from './app.js';

export interface ExportedSite {
  root: string;
  files: readonly SiteFile[];
  textOf(file: string): string;
}

/** The shop as a static site on disk. */
export async function exportedSite({ app, clock }: RunningApp, shopId: string): Promise<ExportedSite> {
  const folder = app.get(BuildFolder, { strict: false });
  const tree = app.get(SiteTree, { strict: false });
  const build = { id: 'build', requestedAt: clock.now() };
  await folder.write(shopId, build.id, { fill: (writer) => tree.write(shopId, writer, build) });
  const { root, files } = await folder.read(shopId, build.id);
  return { root, files, textOf: (file) => readFileSync(path.join(root, file), 'utf8') };
}
