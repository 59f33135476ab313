import { addressOf } from '../../storefront/shop/links.rules.js';

const YEAR_SECONDS = 31_536_000;

const TYPES = {
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
  'font/woff2': '.woff2',
  'text/javascript': '.js .mjs',
  'application/manifest+json': '.webmanifest',
};

/** For Apache, as most web space runs it. Every block asks whether the server can do it: a site must never answer 500. */
export const htaccessOf = (policy: string): string =>
  [
    'AddDefaultCharset utf-8',
    '<IfModule mod_mime.c>',
    ...Object.entries(TYPES).map(([type, endings]) => `  AddType ${type} ${endings}`),
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    '  <IfModule mod_filter.c>',
    '    AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml',
    '  </IfModule>',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    '  Header set X-Content-Type-Options "nosniff"',
    '  Header set Referrer-Policy "strict-origin-when-cross-origin"',
    '  Header set Permissions-Policy "camera=(), microphone=(), geolocation=(self)"',
    '  <FilesMatch "\\.html$">',
    '    Header set Cache-Control "no-cache"',
    `    Header set Content-Security-Policy "${policy}"`,
    '  </FilesMatch>',
    '  <FilesMatch "\\.(json|xml|txt|webmanifest)$">',
    '    Header set Cache-Control "no-cache"',
    '  </FilesMatch>',
    '</IfModule>',
    '',
  ].join('\n');

/** For the folder of the assets alone: what else lies on the web space may change under its name. */
export const ASSETS_HTACCESS = [
  '<IfModule mod_headers.c>',
  '  # The name of each file here changes with its content.',
  '  <FilesMatch "\\.(js|css|woff2|avif|webp|jpg|png|svg)$">',
  `    Header set Cache-Control "public, max-age=${YEAR_SECONDS}, immutable"`,
  '  </FilesMatch>',
  '</IfModule>',
  '',
].join('\n');

export const robotsOf = (site: string | null): string => {
  if (!site) return 'User-agent: *\nAllow: /\n';
  const { pathname } = new URL(site);
  return [
    'User-agent: *',
    `Disallow: ${pathname}kasse/`,
    `Disallow: ${pathname}en/kasse/`,
    `Sitemap: ${site}sitemap.xml`,
    '',
  ].join('\n');
};

/** Both languages of each page, and that they are the same page. */
export function sitemapOf(site: string, german: readonly string[]): string {
  const places = german.map((file) => ({ de: addressOf(site, file), en: addressOf(`${site}en/`, file) }));
  const urls = places.flatMap(({ de, en }) =>
    [de, en].map((loc) =>
      [
        `<url><loc>${escaped(loc)}</loc>`,
        `<xhtml:link rel="alternate" hreflang="de" href="${escaped(de)}"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${escaped(en)}"/></url>`,
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
