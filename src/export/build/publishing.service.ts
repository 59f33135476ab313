import { Inject, Injectable } from '@nestjs/common';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import { type BuildUpload, treeOf } from './build.types.js';
import { BuildFolder } from './build-folder.js';
import { BuildKeeping } from './build-keeping.service.js';
import type { BuildRun } from './build-watch.service.js';
import { SiteTree } from './site-tree.service.js';
import { SITE_UPLOAD, type SiteUpload } from './upload-port.js';

const NO_WEB_SPACE = 'Kein Webspace eingerichtet. Die Dateien liegen zum Herunterladen bereit.';
const MOST_NOTES = 50;

interface Published {
  notes: string[];
  upload: BuildUpload | null;
}

/** A site is written to disk, then brought to the web space of the restaurant, if there is one. */
@Injectable()
export class Publishing {
  constructor(
    private readonly tree: SiteTree,
    private readonly folder: BuildFolder,
    private readonly keeping: BuildKeeping,
    private readonly shops: ShopService,
    @Inject(SITE_UPLOAD) private readonly upload: SiteUpload,
  ) {}

  async publish(run: BuildRun): Promise<Published> {
    const { build, signal } = run;
    const { shopId } = build;
    const tree = treeOf(build);
    if (!this.folder.has(shopId, tree)) {
      await this.folder.write(shopId, tree, {
        signal,
        fill: (writer) => this.tree.write(shopId, writer, build),
      });
    }
    const site = await this.folder.read(shopId, tree);
    const bytes = site.files.reduce((sum, { size }) => sum + size, 0);
    await run.move({ files: site.files.length, bytes });

    const shop = await this.shops.get(shopId);
    if (!this.upload.isConfigured(shop)) return { notes: [NO_WEB_SPACE], upload: null };
    await run.move({ state: 'uploading' });
    const said: string[] = [];
    const { notes, ...upload } = await this.upload.publish(shopId, site, {
      signal,
      replacesOther: build.replacesOther === true,
      progress: run.progress,
      note: (text) => said.push(text),
    });
    return { notes: [...new Set([...said, ...notes])].slice(0, MOST_NOTES), upload };
  }

  tidy(shopId: string): Promise<void> {
    return this.keeping.tidy(shopId);
  }
}
