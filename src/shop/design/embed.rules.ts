import type { Colors } from '../restaurant/shop.types.js';
import { readableOn } from './contrast.rules.js';

/** A button for the restaurant's own website: a plain link that needs nothing from us until it is tapped. */
export function embedSnippet(shopUrl: string, { primaryColor, lightTextColor }: Colors): string {
  const style = [
    'display:inline-block',
    'padding:14px 28px',
    'border-radius:999px',
    `background:${primaryColor}`,
    `color:${readableOn(primaryColor, lightTextColor)}`,
    'font:600 17px/1.2 sans-serif',
    'text-decoration:none',
  ].join(';');
  return `<a href="${attribute(shopUrl)}" style="${attribute(style)}">Jetzt bestellen</a>`;
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
