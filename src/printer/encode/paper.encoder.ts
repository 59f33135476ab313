import { layoutOf } from '../ticket/layout.rules.js';
import type { Ticket } from '../ticket/ticket.types.js';
import { commandBytes } from './command.encoder.js';
import { eposXml } from './epos-xml.rules.js';
import type { Media } from './media.types.js';
import { plainText } from './plain-text.rules.js';

/** A ticket as the bytes of one media type. */
export function encoded(ticket: Ticket, media: Media, columns: number): Buffer {
  const lines = layoutOf(ticket, columns);
  switch (media) {
    case 'application/vnd.star.starprnt':
      return commandBytes(lines, 'star-prnt', columns);
    case 'application/vnd.star.line':
      return commandBytes(lines, 'star-line', columns);
    case 'application/vnd.epson.escpos':
      return commandBytes(lines, 'esc-pos', columns);
    case 'application/vnd.epson.epos+xml;version=2':
    case 'application/vnd.epson.epos+xml;version=1':
      return Buffer.from(eposXml(lines), 'utf8');
    case 'application/vnd.tresen.paper+json':
      return Buffer.from(JSON.stringify(lines), 'utf8');
    case 'text/plain':
      return Buffer.from(plainText(lines), 'utf8');
  }
}
