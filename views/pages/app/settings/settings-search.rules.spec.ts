import { describe, expect, it } from '@jest/globals';
import { SETTINGS } from '../../../layouts/settings-index';
import { searched } from './settings-search.rules';

const found = (typed: string) =>
  searched(SETTINGS, typed).flatMap(({ entries }) => entries.map(({ label, field }) => [label, field]));

describe('the search of the settings', () => {
  it('shows every page while nothing is typed', () => {
    expect(found('  ')).toHaveLength(SETTINGS.flatMap(({ entries }) => entries).length);
  });

  it.each([
    ['mehrweg', 'Mehrweg', null],
    ['öffnungs', 'Öffnungszeiten', null],
    ['offnungs', 'Öffnungszeiten', null],
    ['lieferzeit', 'Vorlauf und Vorbestellung', 'Angezeigte Lieferzeit'],
    ['strasse', 'Adresse und Kontakt', 'Straße'],
    ['trinkgeld', 'Firma und Steuer', 'Trinkgeld'],
    ['passwort', 'Sicherheit', null],
    ['niemand antwortet', 'Bestellungen', 'Wenn niemand antwortet'],
  ])('leads from "%s" to "%s"', (typed, label, field) => {
    expect(found(typed)).toContainEqual([label, field]);
  });

  it('finds nothing where nothing is', () => {
    expect(found('xyz')).toEqual([]);
  });
});
