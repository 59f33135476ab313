import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from '../setup/build-steps.mjs';
import { inRoot } from '../setup/paths.mjs';
import { Problem, tell } from '../setup/problem.mjs';
import { inScratch } from '../setup/scratch.mjs';
import { markdownOf } from './table.mjs';

const SUBJECTS = inRoot('scripts', 'bench', 'subjects');
const say = (line) => process.stdout.write(`${line}\n`);

/** `npm run bench [subject ...]`: measures the built product, one table a subject, kept in dist/bench as well. */
await tell(async () => {
  await buildWhenNeeded(say);
  mkdirSync(inRoot('dist', 'bench'), { recursive: true });
  for (const name of chosen(process.argv.slice(2))) {
    const { default: subject } = await import(path.join(SUBJECTS, `${name}.mjs`));
    const table = markdownOf(subject.name, await measure(subject));
    say(`\n${table}`);
    writeFileSync(inRoot('dist', 'bench', `${name}.md`), table);
  }
});

function chosen(asked) {
  const known = readdirSync(SUBJECTS).map((file) => path.basename(file, '.mjs'));
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Problem(`No such subject: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return asked.length > 0 ? asked : known;
}

function measure({ name, run }) {
  say(`${name} …`);
  return inScratch('bench', (scratch) => run({ ...scratch, say }));
}
