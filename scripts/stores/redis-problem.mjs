import { readFileSync } from 'node:fs';
import { Problem } from '../setup/problem.mjs';
import { storeProblem } from './store-child.mjs';

/** Redis' own words about a journal it cannot read; they stand in its last lines. */
const DAMAGED = /append only file|\bAOF\b|\bRDB\b|loading (?:the )?DB/i;
const LAST_LINES = 5;

/** Why Redis did not come up. Its damaged files hold nothing that lasts, so whoever stands before it may go on without them. */
export function redisProblem(dir, log, end) {
  const lastWords = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
  if (end.error || !lastWords.some((line) => DAMAGED.test(line)))
    return storeProblem('redis-server', log, end);
  return new Problem(
    `Die Warteschlange in ${dir} ist beschädigt. Bestellungen, Speisekarte und Konten liegen woanders und sind nicht betroffen; es kann nur fehlen, was gerade auf Druck oder Versand wartete. Bitte beiseitelegen und neu starten: mv ${dir} ${dir}.beschaedigt (${log})`,
  );
}
