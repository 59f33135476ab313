import { layoutOf } from '../ticket/layout.rules.js';
import type { Ticket } from '../ticket/ticket.types.js';
import { USUAL_CODE_PAGE } from './code-page.rules.js';
import type { CodePage } from './code-page.types.js';
import { commandBytes } from './command.encoder.js';
import { eposXml } from './epos-xml.rules.js';
import { matrixBytes } from './matrix.encoder.js';
import type { Media } from './media.types.js';
import { pictureBytes } from './picture.encoder.js';
import { plainText } from './plain-text.rules.js';

/** A ticket as the bytes of one media type. The code page says something where the bytes are commands. */
export function encoded(
  ticket: Ticket,
  media: Media,
  columns: number,
  page: CodePage = USUAL_CODE_PAGE,
): Buffer {
  const lines = layoutOf(ticket, columns);
  switch (media) {
    case 'application/vnd.star.starprnt':
      return commandBytes(lines, 'star-prnt', columns, page);
    case 'application/vnd.star.line':
      return commandBytes(lines, 'star-line', columns, page);
    case 'application/vnd.star.linematrix':
      return matrixBytes(lines, columns, page);
    case 'application/vnd.epson.escpos':
      return commandBytes(lines, 'esc-pos', columns, page);
    case 'application/vnd.epson.epos+xml;version=2':
    case 'application/vnd.epson.epos+xml;version=1':
      return Buffer.from(eposXml(lines), 'utf8');
    case 'application/vnd.tresen.paper+json':
      return Buffer.from(JSON.stringify(lines), 'utf8');
    case 'image/png':
      return pictureBytes(lines, columns);
    case 'text/plain':
      return Buffer.from(plainText(lines), 'utf8');
  }
}
