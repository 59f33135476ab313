import type { ReactNode } from 'react';
import type { Voice } from '../../../src/shared/voice.types';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { frameColorsOf, ownStylesOf } from './colors';
import type { PageConfig } from './config';
import type { Fonts } from './fonts';
import { Sprite } from './Icon';
import { pageSentencesFor } from './words/sentences.menu-page';
import { Speaks } from './words/Voice';

export interface Assets {
  /** Scripts that begin with the page. */
  scripts: string[];
  styles: string;
  icon: string;
  fonts: Fonts;
}

interface Props {
  shop: StorefrontShop;
  speech: Voice;
  title: string;
  description: string;
  config: Omit<PageConfig, 'speech' | 'words'>;
  assets: Assets;
  /** By the id of its element; a text is JSON already. */
  data?: Record<string, object | string>;
  /** A script that runs before any of the page is there; its policy has to name it. */
  first?: string;
  children: ReactNode;
  /** There is no row in which the way of ordering is chosen. */
  hasOneWay?: boolean;
  robots?: string;
  /** The full address of this page in each language, for search engines. */
  languages?: Record<string, string> | null;
}

/** The whole document. Styles are inline so that the first packets already show the menu. */
export function Document(props: Props) {
  const { shop, speech, title, description, config, assets, children, robots } = props;
  const { data = {}, first, languages } = props;
  const frame = frameColorsOf(shop);
  const { noConnection, noService, unknownError } = pageSentencesFor(speech).page;
  const words = { noConnection: config.links.origin ? noService : noConnection, unknownError };
  return (
    <html lang={speech.language} data-one-way={props.hasOneWay ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={frame.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={frame.dark} />
        {robots && <meta name="robots" content={robots} />}
        {Object.entries(languages ?? {}).map(([language, href]) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        {config.links.app && <link rel="manifest" href={config.links.app.manifest} />}
        <link rel="icon" href={assets.icon} />
        <style dangerouslySetInnerHTML={{ __html: ownStylesOf(shop, assets.fonts) }} />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {first && <script dangerouslySetInnerHTML={{ __html: first }} />}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <Sprite />
        <Speaks speech={speech}>{children}</Speaks>
        <Data id="shop-config" value={{ ...config, speech, words }} />
        {Object.entries(data).map(([id, value]) => (
          <Data key={id} id={id} value={value} type={id === 'json-ld' ? 'application/ld+json' : undefined} />
        ))}
      </body>
    </html>
  );
}

/** `<` is escaped so that no text of anybody can end the element. */
export const jsonInside = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Data, never code. */
function Data({
  id,
  value,
  type = 'application/json',
}: {
  id: string;
  value: object | string;
  type?: string;
}) {
  const json = typeof value === 'string' ? value : jsonInside(value);
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
