import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageConfig } from '../config';
import { inKeptLanguage, keepLanguage } from './kept-language';

const page = (language: 'de' | 'en', origin: string | null = null) =>
  ({
    slug: 'bella',
    speech: { language, salutation: 'du' },
    links: { origin, inLanguage: { de: '?lang=de', en: '?lang=en' } },
  }) as unknown as PageConfig;

describe('a checkout whose address was typed', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    } as Storage;
  });

  it('speaks as the menu did', () => {
    expect(inKeptLanguage(page('de'), '')).toBeNull();
    keepLanguage(page('en'));
    expect(inKeptLanguage(page('de'), '')).toBe('?lang=en');
    expect(inKeptLanguage(page('en'), '')).toBeNull();
  });

  it('goes by the address where it says more, and by the file on other web space', () => {
    keepLanguage(page('en'));
    expect(inKeptLanguage(page('de'), '?lang=de')).toBeNull();
    expect(inKeptLanguage(page('de', 'https://tresen.example'), '')).toBeNull();
  });
});
