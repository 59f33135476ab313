import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppins500 from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url';
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { MARKUP_PLACE } from '../src/platform/pages/markup.rules';
import { Root } from './components/frame/Root';
import { theme } from './lib/vike/theme';
import { titleOf } from './lib/vike/title';
import contrast from './styles/contrast.css?inline';

const MAIN_FONTS = [poppins400, poppins500, poppins600];

/** What Mantine would work out for each page, and again in each browser. */
const THEME = renderToString(
  <MantineProvider theme={theme} withGlobalClasses={false}>
    {null}
  </MantineProvider>,
).replace(/<\/?style[^>]*>/g, '');

export function onRenderHtml(pageContext: PageContextServer) {
  const {
    config,
    styleNonce = '',
    baseUrl = '',
    siteName = 'Tresen',
    tokenType = 'Bearer',
    urlPathname,
    problem,
  } = pageContext;
  const markup = renderToString(<Root pageContext={pageContext} styleNonce={() => styleNonce} />);
  const title = titleOf(config.title);
  const robots = problem || isPrivate(urlPathname) ? 'noindex' : 'index,follow';
  const description = config.description
    ? escapeInject`<meta name="description" content="${config.description}"><meta property="og:description" content="${config.description}">`
    : '';

  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="de" data-mantine-color-scheme="dark" data-respect-reduced-motion="true"><head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>${description}
<meta name="robots" content="${robots}"><meta name="theme-color" content="#242424"><meta name="color-scheme" content="dark">
<meta property="og:title" content="${title}"><meta property="og:site_name" content="${siteName}"><meta property="og:type" content="website">
<meta property="og:url" content="${baseUrl}${urlPathname}"><meta property="og:image" content="${baseUrl}/og.png"><meta property="og:locale" content="de_DE">
<link rel="canonical" href="${baseUrl}${urlPathname}">
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">
<meta name="token-type" content="${tokenType}"><meta property="csp-nonce" nonce="${styleNonce}">
</head><body><style nonce="${styleNonce}">${dangerouslySkipEscape(THEME + contrast)}</style><div id="root">${dangerouslySkipEscape(MARKUP_PLACE)}</div></body></html>`,
    pageContext: { markup },
    injectFilter: preloadMainFonts,
  };
}

function preloadMainFonts(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = MAIN_FONTS.includes(asset.src) ? 'HTML_BEGIN' : false;
  }
}

/** The back office, and the page behind a driver's link. */
const isPrivate = (path: string): boolean => path.startsWith('/app/') || path === '/fahrt';
