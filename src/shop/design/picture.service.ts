import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { Files } from '../../platform/files/files.js';
import { PicturePress } from '../../platform/pictures/picture-press.js';
import { PictureRefused } from '../../platform/pictures/press.errors.js';
import type { Drawn } from '../../platform/pictures/press.types.js';
import { withUploaded } from '../../platform/pictures/uploaded-picture.js';
import { pictureUrl } from '../menu/picture-address.rules.js';
import { PICTURES, type PictureKind } from './design.types.js';
import { TITLE_FORMATS, TITLE_WIDTHS, titleFile, titleName } from './title-picture.rules.js';

const LOGO = { within: { width: 512, height: 512 }, widths: [], formats: ['webp'] } as const;
const TITLE = {
  within: { width: 1920, height: 1080 },
  widths: TITLE_WIDTHS,
  formats: TITLE_FORMATS,
} as const;

/** Title image and logo: drawn anew, so that nothing of the uploaded file but the picture stays. */
@Injectable()
export class PictureService {
  constructor(
    private readonly files: Files,
    private readonly press: PicturePress,
  ) {}

  /** The address under which guests get it; the same picture has the same address. */
  keep(shopId: string, kind: string, file?: UploadedMultipartFile): Promise<string> {
    return withUploaded(file, async ({ path }) => {
      if (!isPicture(kind)) throw new PictureRefused('noPicture');
      if (kind === 'titleImage') return this.putTitle(shopId, await this.press.draw(path, TITLE));
      const [drawn] = (await this.press.draw(path, LOGO)).files;
      return this.put(shopId, `logo-${hashOf(drawn)}.webp`, drawn);
    });
  }

  /** In the widths that pages use. */
  async putTitle(shopId: string, { files, ...size }: Drawn): Promise<string> {
    const largest = files.find(({ width, format }) => width === size.width && format === 'webp');
    const name = titleName(hashOf(largest), size);
    for (const file of files) await this.put(shopId, titleFile(name, file.width, formatOf(file)), file);
    return pictureUrl(shopId, `${name}.webp`);
  }

  private async put(shopId: string, file: string, drawn?: DrawnFile): Promise<string> {
    const bytes = Buffer.from(drawn?.bytes ?? []);
    await this.files.put(
      `${shopId}/design/${file}`,
      bytes,
      file.endsWith('avif') ? 'image/avif' : 'image/webp',
    );
    return pictureUrl(shopId, file);
  }
}

type DrawnFile = Drawn['files'][number];

const hashOf = (drawn?: DrawnFile): string =>
  createHash('sha256')
    .update(drawn?.bytes ?? '')
    .digest('hex')
    .slice(0, 16);

const formatOf = ({ format }: DrawnFile) => (format === 'avif' ? 'avif' : 'webp');

const isPicture = (kind: string): kind is PictureKind => (PICTURES as readonly string[]).includes(kind);
