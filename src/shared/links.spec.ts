import { describe, expect, it } from '@jest/globals';
import { hasLink, unlinked, withoutLinks } from './links.js';

describe('a name', () => {
  it.each([
    'Gewinn http://evil.tld',
    'Gewinn HTTPS://evil.tld/x',
    'Schau www.evil.tld',
    'evil.tld/gewinn',
    'Hol dir evil.co.uk/x?y',
    'evil.tld?id=1',
    '10.0.0.1/login',
    'evil.tld:8080/x',
    'mailto:wer@evil.tld',
    'javascript:alert(1)',
    'tg://resolve',
  ])('"%s" carries a link', (name) => {
    expect(hasLink(name)).toBe(true);
  });

  it.each([
    'Pizzeria Dr. Müller & Söhne',
    'Café 24.de',
    'pizza.de',
    'Müller u.a. / Söhne',
    'Zum 7. Himmel',
    'Karl-Heinz St. Georg-Meier',
    'Döner: der beste',
    'C/O Bar',
    'Wok & Roll 1/2',
    'Grill Nr. 5 (Innenstadt)',
  ])('"%s" is one', (name) => {
    expect(hasLink(name)).toBe(false);
    expect(withoutLinks(name)).toBe(name);
  });

  it('inside a mail loses its links, and its domains are plain text', () => {
    expect(unlinked('Gewinn http://evil.tld jetzt')).toBe('Gewinn jetzt');
    expect(unlinked('Café 24.de')).toBe('Café 24.\u2060de');
    expect(unlinked('Dr. Müller')).toBe('Dr. Müller');
  });
});
