const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

/** The same mail for people who read text. Understands exactly the markup that React writes for our layout. */
export function textOf(html: string): string {
  const marked = html
    // Most of a mail is how it looks; without that the rest is soon read. What people wrote has no quotation marks.
    .replace(/ style="[^"]*"/g, '')
    .replace(/<(style|title|head)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<div data-preview[^>]*>[\s\S]*?<\/div>/g, '')
    .replace(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span> ?/g, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href, label) => linkText(href, label))
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<hr\b[^>]*>/g, '\n----------\n')
    .replace(/<br\b[^>]*>/g, '\n')
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<\/(td|th)>\s*<(td|th)\b[^>]*>/g, '  ')
    .replace(/<\/(p|h[1-6]|table|ul|ol)>/g, '\n\n')
    .replace(/<\/(div|tr|li)>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return tidy(marked.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole));
}

function linkText(href: string, label: string): string {
  const target = href.replace(/^(mailto|tel):/, '');
  return label.includes(target) ? label : `${label}: ${href}`;
}

const tidy = (text: string): string =>
  `${text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
