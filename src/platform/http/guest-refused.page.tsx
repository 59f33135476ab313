import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { langQuery } from '../../shared/voice.rules.js';
import type { Language } from '../../shared/voice.types.js';

interface RefusedGuest {
  language: Language;
  headline: string;
  message: string;
  /** Where the guest goes on. */
  home: Home;
}

type Home = 'again' | 'shop' | 'start' | `/s/${string}`;

/** Attributes alone style it: it has no nonce to name. */
export const guestRefusedPage = (refused: RefusedGuest): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<GuestRefused {...refused} />)}`;

const SHOP = /^\/s\/[a-z0-9-]{1,80}(?=\/)/;

/** A guest goes back to the shop below whose address nothing was found, everybody else to the front page. */
export const homeFrom = (url: string): Home => (SHOP.exec(url)?.[0] as Home | undefined) ?? 'start';

const WAYS: Record<Language, Record<'again' | 'menu' | 'start', string>> = {
  de: { again: 'Noch einmal versuchen', menu: 'Zur Speisekarte', start: 'Zur Startseite' },
  en: { again: 'Try again', menu: 'To the menu', start: 'To the start page' },
};

/** No address at all is the one that was asked for. */
function addressOf(home: Home, language: Language): string {
  if (home === 'again') return '';
  return `${home.startsWith('/') ? home : '/'}${langQuery(language)}`;
}

function GuestRefused({ language, headline, message, home }: RefusedGuest) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="UTF-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{headline}</title>
      </head>
      <body style={page}>
        <main style={card}>
          <h1 style={title}>{headline}</h1>
          <p style={text}>{message}</p>
          <a href={addressOf(home, language)} style={way}>
            {WAYS[language][home === 'again' || home === 'start' ? home : 'menu']}
          </a>
        </main>
      </body>
    </html>
  );
}

const page: CSSProperties = {
  minHeight: '100vh',
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  background: '#f6f4f1',
  color: '#1f1d1a',
  font: '1.0625rem/1.5 system-ui, sans-serif',
};
const card: CSSProperties = { maxWidth: '30rem', padding: '2rem 1.5rem', textAlign: 'center' };
const title: CSSProperties = { margin: 0, fontSize: '1.75rem', lineHeight: 1.2, textWrap: 'balance' };
const text: CSSProperties = { margin: '0.75rem 0 2rem', color: '#57534e' };
const way: CSSProperties = {
  display: 'inline-block',
  padding: '0.75rem 1.5rem',
  borderRadius: '999px',
  background: '#1f1d1a',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};
