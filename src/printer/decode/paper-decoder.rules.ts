import { USUAL_CODE_PAGE } from '../encode/code-page.rules.js';
import type { CodePage } from '../encode/code-page.types.js';
import type { Media } from '../encode/media.types.js';
import type { PaperLine } from '../ticket/ticket.types.js';
import { eposPaperOf } from './epos-decoder.rules.js';
import { escPosPaperOf } from './escpos-decoder.rules.js';
import { paperOf } from './star-decoder.rules.js';

/** What comes out of a printer that is sent these bytes; null for a picture, which is its own. */
export function decoded(
  bytes: Uint8Array,
  media: Media,
  page: CodePage = USUAL_CODE_PAGE,
): PaperLine[] | null {
  switch (media) {
    case 'application/vnd.star.starprnt':
    case 'application/vnd.star.line':
    case 'application/vnd.star.linematrix':
      return paperOf(bytes, page).lines;
    case 'application/vnd.epson.escpos':
      return escPosPaperOf(bytes, page).lines;
    case 'application/vnd.epson.epos+xml;version=2':
    case 'application/vnd.epson.epos+xml;version=1':
      return eposPaperOf(textOf(bytes));
    case 'application/vnd.tresen.paper+json':
      return JSON.parse(textOf(bytes)) as PaperLine[];
    case 'text/plain':
      return textOf(bytes).trimEnd().split('\n').map(plainLine);
    case 'image/png':
      return null;
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const plainLine = (text: string): PaperLine => ({
  kind: 'text',
  text,
  size: 'normal',
  bold: false,
  inverted: false,
});
