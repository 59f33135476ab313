import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../platform/apart/work-apart.js';
import { PicturePress } from '../../platform/pictures/picture-press.js';
import { PictureRefused } from '../../platform/pictures/press.errors.js';
import { MenuNotReadable, MenuReadingBusy } from './menu-reading.errors.js';
import type { PdfAnswer, Source } from './menu-reading.types.js';

const CHILD = 'media/reading/pdf-pages.child.js';
const BOUNDS: Bounds = { heapMib: 256, memoryMib: 500, longestMs: 30_000 };
const MAX_WAITING = 10;
const PDF = '%PDF-';
/** As large as a model reads small print from, and no larger: it is paid by the pixel. */
const ORDER = { within: { width: 1_600, height: 2_400 }, widths: [1_600], formats: ['jpg'] } as const;

/** What a model is asked of an uploaded menu. Whether it is a PDF is decided by its bytes, not by its name. */
@Injectable()
export class SourceParts {
  private readonly turns = new Turns(MAX_WAITING);

  constructor(private readonly press: PicturePress) {}

  async of(path: string): Promise<Source> {
    const bytes = await readFile(path);
    if (bytes.subarray(0, 1_024).includes(PDF)) return { kind: 'pdf', ...(await this.pagesOf(bytes)) };
    const { files } = await this.press.draw(path, ORDER).catch((error: unknown) => {
      // Whoever may choose a PDF as well is not told of pictures alone.
      if (error instanceof PictureRefused && error.reason === 'noPicture')
        throw new MenuNotReadable('noFile');
      throw error;
    });
    const picture = files.at(-1)?.bytes;
    if (!picture) throw new MenuNotReadable('noFile');
    return { kind: 'picture', parts: [{ picture }], isCut: false, blankPages: [] };
  }

  private async pagesOf(bytes: Buffer): Promise<Omit<Source, 'kind'>> {
    if (this.turns.areTaken) throw new MenuReadingBusy();
    const task = new Uint8Array(bytes);
    const outcome = await this.turns.take(() => workApart<Uint8Array, PdfAnswer>(CHILD, task, BOUNDS));
    if ('ended' in outcome) throw new MenuNotReadable(outcome.ended === 'crash' ? 'broken' : 'tooLarge');
    if ('refused' in outcome.answer) throw new MenuNotReadable(outcome.answer.refused);
    const { pages: parts, ...rest } = outcome.answer;
    return { parts, ...rest };
  }
}
