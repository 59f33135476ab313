import { describe, expect, it } from '@jest/globals';
import { printable, scannable } from './printable.rules.js';

describe('what a printer may print', () => {
  it.each([
    ['keeps German letters and the euro', 'Jägersoße, süß – 4,50 €', 'Jägersoße, süß – 4,50 €'],
    ['composes umlauts typed on a Mac', 'Ju\u0308rgen', 'Jürgen'],
    ['takes a command out of a note', 'ohne\u001bp\u0000 Zwiebeln', 'ohnep Zwiebeln'],
    ['takes the second set of controls out', 'a\u009bb\u0090c', 'abc'],
    ['turns odd spaces into plain ones', 'ca.\u00a010\u202fMin', 'ca. 10 Min'],
    ['writes arrows and ticks with letters', 'links → rechts ✓', 'links -> rechts x'],
    ['drops pictures', 'Pizza 🍕 bitte 👍🏽', 'Pizza bitte'],
    ['drops flags and joined pictures', '🇩🇪 Familie 👨‍👩‍👧', 'Familie'],
    ['keeps names of neighbours readable', 'Şahin Wałęsa Dvořák Ağca', 'Sahin Walesa Dvorák Agca'],
    ['shows what no code page holds as a question mark', '東京', '??'],
    ['keeps line breaks, whatever wrote them', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['drops marks that turn the direction', 'abc\u202edef', 'abcdef'],
    ['drops a soft hyphen', 'Jäger\u00adschnitzel', 'Jägerschnitzel'],
    ['drops half a character', 'a\ud83cb', 'ab'],
  ])('%s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('cuts what is too long and shows that it did', () => {
    expect(printable('x'.repeat(10_000), 20)).toBe(`${'x'.repeat(19)}…`);
  });

  it('lets only visible ASCII into a code', () => {
    expect(scannable('https://a.de/x y\u001bä')).toBe('https://a.de/xy');
  });
});
