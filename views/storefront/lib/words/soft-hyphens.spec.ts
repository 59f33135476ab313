import { describe, expect, it } from '@jest/globals';
import { withoutSoftHyphens } from './soft-hyphen';
import { softHyphens } from './soft-hyphens';

describe('long German words', () => {
  it.each([
    ['Salat mit Hähnchenbrustfiletstreifen', 'Salat mit Hähn-chen-brust-fi-let-streifen'],
    ['Rindergeschnetzeltes', 'Rinder-ge-schnet-zeltes'],
    ['Kartoffelpufferpfanne', 'Kartof-fel-puf-fer-pfanne'],
    ['Schweinefiletmedaillons', 'Schwei-ne-fi-let-me-dail-lons'],
  ])('%s', (name, parted) => {
    expect(softHyphens(name).replaceAll('\u00ad', '-')).toBe(parted);
    expect(withoutSoftHyphens(softHyphens(name))).toBe(name);
  });

  it('are the only ones that are touched', () => {
    const name = 'Spaghetti alla Carbonara (300 g), Kartoffel-Rosmarin-Focaccia';
    expect(softHyphens(name)).toBe(name);
  });

  it('may be anything', () => {
    for (const name of [
      '',
      'x'.repeat(200),
      'aeiou'.repeat(40),
      'Straßenbahnhaltestelle',
      'ЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖ',
    ])
      expect(withoutSoftHyphens(softHyphens(name))).toBe(name);
  });
});
