import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { domainIn, isOurs, proofIn, recordsFor, twinOf, wayOf } from './domain.rules.js';

describe('what an operator types as a domain', () => {
  it.each<[string, string | null]>([
    ['bestellen.bella.de', 'bestellen.bella.de'],
    ['https://www.Bella.de/karte?x=1', 'www.bella.de'],
    [' bella.de. ', 'bella.de'],
    ['pizzeria-grün.de', 'xn--pizzeria-grn-nlb.de'],
    ['bella', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['bella_x.de', null],
    ['-bella.de', null],
    ['bella.de:8080', 'bella.de'],
    ['user@bella.de', 'bella.de'],
    ['', null],
    ['a b.de', null],
  ])('%p is %p', (typed, name) => {
    expect(domainIn(typed)).toBe(name);
  });

  it('is a plain name or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (typed) => {
        const name = domainIn(typed);
        expect(name === null || /^[a-z0-9.-]+\.[a-z0-9-]{2,}$/.test(name)).toBe(true);
        expect(name === null || domainIn(name)).toBe(name === null ? true : name);
      }),
    );
  });

  it('is not ours', () => {
    expect(['tresen.de', 'x.tresen.de', 'mytresen.de'].map((name) => isOurs(name, 'tresen.de'))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('what the DNS says about it', () => {
  const nothing = { texts: [], aliases: [], addresses: [] };

  it.each([
    ['there', ['v=spf1 -all', 'tresen=abc']],
    ['wrong', ['tresen=other']],
    ['missing', ['v=spf1 -all']],
  ])('the proof is %s', (proof, texts) => {
    expect(proofIn({ ...nothing, texts }, 'abc')).toBe(proof);
  });

  it.each([
    ['here', { ...nothing, aliases: ['tresen.de'] }],
    ['here', { ...nothing, addresses: ['192.0.2.7', '2001:db8::7'] }],
    ['elsewhere', { ...nothing, addresses: ['198.51.100.1'] }],
    ['elsewhere', { ...nothing, aliases: ['parking.example'] }],
    ['nowhere', nothing],
  ])('it leads %s', (way, findings) => {
    expect(wayOf(findings, 'tresen.de', ['192.0.2.7'])).toBe(way);
  });

  it('a name below another is an alias of ours, the name itself gets our addresses', () => {
    const ours = ['192.0.2.7', '2001:db8::7'];
    const records = (name: string) =>
      recordsFor({ name, token: 'abc' }, 'tresen.de', ours).map(({ type, name, value }) =>
        [type, name, value].join(' '),
      );
    expect(records('bestellen.bella.de')).toEqual([
      'TXT _tresen.bestellen.bella.de tresen=abc',
      'CNAME bestellen.bella.de tresen.de',
    ]);
    expect(records('bella.de')).toEqual([
      'TXT _tresen.bella.de tresen=abc',
      'A bella.de 192.0.2.7',
      'AAAA bella.de 2001:db8::7',
    ]);
  });

  it('an installation without a name of its own is reached by its address', () => {
    const records = recordsFor({ name: 'bestellen.bella.de', token: 'abc' }, '192.0.2.7', ['192.0.2.7']);
    expect(records.map(({ type }) => type)).toEqual(['TXT', 'A']);
  });

  it('www leads to the name and the name to www', () => {
    expect(['bella.de', 'www.bella.de'].map(twinOf)).toEqual(['www.bella.de', 'bella.de']);
  });
});
