import { describe, expect, it } from '@jest/globals';
import { packed, unpacked, verdictOf } from '../../printer/report.rules.js';
import { codeOf, reportOf } from './star-code.rules.js';

describe('the codes of a printer', () => {
  it.each([
    ['200', '200'],
    ['200 OK', '200'],
    ['200%20OK', '200'],
    ['OK', '200'],
    [410, '410'],
    ['2000', ''],
    ['', ''],
    [null, ''],
    [{ code: 200 }, ''],
  ])('reads %p as %p', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it.each([
    ['211', 'ok', 'Das Papier geht zu Ende'],
    ['410', 'blocked', 'Kein Papier'],
    ['499', 'blocked', 'Der Drucker braucht Hilfe'],
    ['511', 'refused', 'Der Drucker konnte den Bon nicht lesen'],
    ['520', 'failed', 'Der Drucker konnte den Bon nicht abrufen'],
    ['599', 'failed', 'Der Drucker meldet einen Fehler'],
    ['', 'unknown', 'Unbekannte Meldung'],
  ])('takes %p as %s: %s', (code, verdict, text) => {
    const report = reportOf(code);
    expect([verdictOf(report), report.text]).toEqual([verdict, text]);
  });

  it.each(['200', '410', '521', '999'])(
    'comes back from the memory of the desk as it went in: %s',
    (code) => {
      expect(unpacked(packed(reportOf(code)))).toEqual(reportOf(code));
      expect(unpacked('')).toBeNull();
    },
  );
});
