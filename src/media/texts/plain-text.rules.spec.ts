import { describe, expect, it } from '@jest/globals';
import { cleanAnswer, MAX_DESCRIPTION, plainWords } from './plain-text.rules.js';

const max = MAX_DESCRIPTION;
const textOf = (raw: string) => cleanAnswer(raw, { max }).text;

describe('what a model wrote', () => {
  it.each([
    ['"Knuspriger Boden."', 'Knuspriger Boden.'],
    ['„Wie bei Nonna“, sagt der Chef.', 'Wie bei Nonna, sagt der Chef.'],
    ["'Einfach gut.'", 'Einfach gut.'],
    ["Wiener's Liebling aus L'Aquila", "Wiener's Liebling aus L'Aquila"],
    ['**Fett** und _schräg_ und `Code`', 'Fett und schräg und Code'],
    ['# Pizza\n\n- Tomate\n- Käse', 'Pizza Tomate Käse'],
    ['Mit <b>Büffel</b>mozzarella<br/>', 'Mit Büffel mozzarella'],
    ['<script>alert(1)</script>Salat', 'Salat'],
    ['<scr<b></b>ipt>alert</script>Salat', 'scr iptalert Salat'],
    ['Siehe [hier](https://evil.example/x)!', 'Siehe hier!'],
    ['Mehr auf www.evil.example oder https://evil.example', 'Mehr auf oder'],
    ['ht"tps://evil.example/x', ''],
    ['Zeile\u0000 eins\u202e', 'Zeile eins'],
    ['Tom &amp; Cherry', 'Tom Cherry'],
  ])('%j becomes %j', (raw, text) => {
    expect(textOf(raw).replace(/\s+/g, ' ')).toBe(text);
  });

  it.each([
    ['Die Soße ist hausgemacht. Das stärkt das Immunsystem.', 'Die Soße ist hausgemacht.', 'stärkt'],
    ['Gesund und lecker. Mit Feta.', 'Mit Feta.', 'Gesund'],
    ['Klimaneutral gekocht. Mit Feta.', 'Mit Feta.', 'Klimaneutral'],
    ['Mit Feta. Aus nachhaltigem Fang.', 'Mit Feta.', 'nachhaltigem'],
    ['Garantiert glutenfrei! Mit Feta.', 'Mit Feta.', 'glutenfrei'],
    ['Ein bekömmlicher Wein. Aus Biobeeren.', '', 'bekömmlicher'],
    ['Vegan und gut. Mit Tofu.', 'Mit Tofu.', 'Vegan'],
  ])('%j keeps %j', (raw, text, claim) => {
    const cleaned = cleanAnswer(raw, { max });
    expect(cleaned.text).toBe(text);
    expect(cleaned.leftOut[0]).toBe(claim);
  });

  it.each([
    'Mit Flusskrebsen, Biondi-Santi und Krebsfleisch.',
    'Ohne Eile geschmort, mit Glut gegrillt.',
    'Ein ehrlicher Klassiker aus dem Ofen.',
  ])('%j is no claim', (raw) => {
    expect(cleanAnswer(raw, { max })).toEqual({ text: raw, leftOut: [] });
  });

  it('may repeat what the operator has said of the dish', () => {
    expect(cleanAnswer('Vegan und gut.', { max, diets: ['vegan'] }).text).toBe('Vegan und gut.');
    expect(cleanAnswer('Vegetarisch und gut.', { max, diets: ['vegan'] }).text).toBe('Vegetarisch und gut.');
  });

  it('ends with a sentence', () => {
    const raw = 'Der erste Satz steht. Der zweite ist zu lang.';
    expect(cleanAnswer(raw, { max: 30 }).text).toBe('Der erste Satz steht.');
    expect(cleanAnswer(raw, { max: 12 }).text).toBe('Der erste…');
  });

  it('is one line', () => {
    expect(plainWords('Eins\r\nzwei\u2028drei')).toBe('Eins zwei drei');
  });
});
