import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deskPages, modelOf } from './desk-table/source.mjs';
import { visitPage } from './desk-table/visit.mjs';
import { inStudio } from './pictures/studio.mjs';
import { inRoot } from './setup/paths.mjs';

/**
 * `npm run desk-table`: every page of the back office, what it promises and what a browser finds there. With words
 * (`npm run desk-table -- settings/hours vouchers`) only the pages whose address has one of them; the others keep their rows,
 * and each row is written as soon as it is known.
 */
const TABLE = inRoot('docs', 'ui', 'desk.md');
/** A page about one thing is looked at by the first link of its list. */
const LISTS = { '/app/vouchers/voucher': '/app/vouchers' };
const wanted = process.argv.slice(2);
const isWanted = (address) => wanted.length === 0 || wanted.some((word) => address.includes(word));
const DEMO = { email: 'demo@tresen.example', password: 'tresen-demo' };
const COLUMNS = [
  'saves',
  'guard',
  'undo',
  'empty',
  'loading',
  'error',
  '390',
  '768',
  '1440',
  'axe',
  'keyboard',
];
const HEAD = `# The pages of the back office

\`npm run desk-table\` writes this from the sources and from the built product with the demo restaurant.

*saves*: by the bar that comes up when something was changed, or act by act. *guard*: whether leaving asks about what was typed.
*undo*: whether something done here is taken back with one press. *empty*, *loading*: whether the page has words or a sign of its own for
that; a page that comes from the server with its data needs no sign. *error*: beside the field or as a toast; \`frame\` is the error page
alone. The widths say whether anything stands over the edge, *axe* how many places it finds, *keyboard* whether twelve presses of Tab each
lead on to a place that shows it.
`;

await inStudio('desk', async ({ url, browser }) => {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'de-DE' });
  await context.request.post('/api/auth/login', { data: DEMO, headers: { origin: url } });
  const rows = rowsBefore();
  for (const address of deskPages().filter(isWanted)) {
    rows.set(address, rowOf(address, { ...modelOf(address), ...(await lookAt(context, address)) }));
    process.stdout.write(`${rows.get(address)}\n`);
    writeTable(rows);
  }
  await context.close();
});

/** What a browser found before; what the sources say is read anew. */
function rowsBefore() {
  const lines = existsSync(TABLE) ? readFileSync(TABLE, 'utf8').split('\n') : [];
  const pages = new Set(deskPages());
  return new Map(
    lines
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      )
      .filter(([address]) => pages.has(address))
      .map(([address, ...cells]) => {
        const found = Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]]));
        return [address, rowOf(address, { ...found, ...modelOf(address) })];
      }),
  );
}

/** What is no longer a page loses its row. */
function writeTable(rows) {
  const head = [['page', ...COLUMNS], COLUMNS.map(() => '---').concat('---')].map(lineOf);
  const table = [...head, ...deskPages().flatMap((address) => rows.get(address) ?? [])];
  writeFileSync(TABLE, `${HEAD}\n${table.join('\n')}\n`);
}

async function addressIn(page, address) {
  if (!LISTS[address]) return address;
  await page.goto(LISTS[address]);
  return page.locator(`main a[href^="${address}?"]`).first().getAttribute('href');
}

/** An address that does not open is looked at in its source alone. */
async function lookAt(context, address) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  try {
    return await visitPage(page, await addressIn(page, address));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${address}: ${error.message.split('\n')[0]}\n`);
    return null;
  } finally {
    await page.close();
  }
}

function lineOf(cells) {
  return `| ${cells.join(' | ')} |`;
}

function rowOf(address, cells) {
  return lineOf([address, ...COLUMNS.map((column) => cells[column] ?? 'not seen')]);
}
