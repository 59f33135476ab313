import { Problem, tell } from './setup/problem.mjs';
import { problemsOf } from './verify-receipts/checks.mjs';
import { readExport } from './verify-receipts/read-export.mjs';

const MOST_SHOWN = 50;
const say = (line) => process.stdout.write(`${line}\n`);

/** `npm run verify-receipts -- export.zip [--ende CHECKSUM] [--summe CHECKSUM]`: reads an export alone, without the product and its store. */
await tell(async () => {
  const { file, end, sum } = askedFor(process.argv.slice(2));
  const { problems, facts } = problemsOf(readExport(file), { end, sum });
  if (problems.length === 0) return report(facts, sum);
  process.exitCode = 1;
  say(`NICHT IN ORDNUNG: ${problems.length === 1 ? 'ein Fehler' : `${problems.length} Fehler`} in ${file}`);
  for (const problem of problems.slice(0, MOST_SHOWN)) say(`  - ${problem}`);
  if (problems.length > MOST_SHOWN) say(`  … und ${problems.length - MOST_SHOWN} weitere.`);
});

function report(facts, sum) {
  sayChain(facts);
  if (sum === null)
    say(
      'Ob Bestellungen und Protokoll unverändert sind, sagt ein Export allein nicht: dafür braucht es --summe PRÜFSUMME.',
    );
  say(`Prüfsumme des Exports: ${facts.sum}`);
}

function sayChain({ restaurant, documents, from, to, first, last, lastHash, anchored }) {
  if (documents === 0) return say(`In Ordnung: ${restaurant}, kein Beleg in diesem Zeitraum.`);
  say(
    `In Ordnung: ${restaurant}, ${documents === 1 ? 'ein Beleg' : `${documents} Belege`}, ${first} bis ${last}.`,
  );
  say(`Kette ${from} bis ${to}, lückenlos. Letzte Prüfsumme: ${lastHash}`);
  if (!anchored)
    say(
      'Ob danach noch Belege kamen, sagt ein Export allein nicht: mit --ende PRÜFSUMME wird auch das Ende geprüft.',
    );
}

const SUM = /^[0-9a-f]{8,64}$/;

function askedFor(given) {
  const rest = [...given];
  const takenOut = (name) => {
    const at = rest.indexOf(name);
    return at === -1 ? null : (rest.splice(at, 2)[1] ?? '');
  };
  const [end, sum] = ['--ende', '--summe'].map(takenOut);
  const [file] = rest;
  if (!file || [end, sum].some((one) => one !== null && !SUM.test(one)))
    throw new Problem(
      'Welcher Export? npm run verify-receipts -- export.zip [--ende PRÜFSUMME] [--summe PRÜFSUMME]',
    );
  return { file, end, sum };
}
