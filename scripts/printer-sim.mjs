import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPrinterSim } from './printer-sim/printer.mjs';
import { drawPaper } from './printer-sim/terminal.mjs';

const HELP = `Ein Star-Drucker (CloudPRNT), der über HTTP fragt, abholt, druckt und bestätigt.

  npm run printer-sim                    druckt für das Demo-Restaurant
  npm run printer-sim -- <Adresse>       druckt für die Adresse eines Druckers

  --poll-seconds 5      Pause zwischen zwei Fragen
  --text                versteht nur Text
  --line                versteht nur Star Line
  --lose-delete         die Bestätigung geht verloren
  --triple-delete       bestätigt dreimal
  --double-get          holt und druckt denselben Bon zweimal
  --never-get           fragt, holt aber nichts ab
  --power-loss          Stromausfall nach dem Abholen
  --paper-out           kein Papier nach dem Abholen, nach 20 Sekunden wieder welches
  --code 510            meldet jeden Bon mit diesem Code zurück
  --times 1             wie oft der Fehler auftritt (sonst immer)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'poll-seconds': { type: 'string', default: '5' },
    'lose-delete': { type: 'boolean' },
    'triple-delete': { type: 'boolean' },
    'double-get': { type: 'boolean' },
    'never-get': { type: 'boolean' },
    'power-loss': { type: 'boolean' },
    'paper-out': { type: 'boolean' },
    code: { type: 'string' },
    times: { type: 'string', default: 'Infinity' },
    text: { type: 'boolean' },
    line: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const url = positionals[0] ?? demoUrl();
const say = (text) => process.stdout.write(`${text}\n`);
const often = (fault) => (values[fault] ? Number(values.times) : 0);

const sim = startPrinterSim({
  url,
  pollSeconds: Number(values['poll-seconds']),
  media: values.text ? ['text/plain'] : [`application/vnd.star.${values.line ? 'line' : 'starprnt'}`],
  faults: {
    loseDelete: often('lose-delete'),
    tripleDelete: often('triple-delete'),
    doubleGet: often('double-get'),
    neverGet: often('never-get'),
    powerLoss: often('power-loss'),
    paperOut: often('paper-out'),
    refillAfterMs: 20_000,
    code: values.code,
  },
  onPaper: async (paper) => say(await drawPaper(paper)),
  onRequest: ({ verb, status, code, token }) => {
    const asksInVain = verb === 'POST' && status === 200;
    if (!asksInVain) say([verb, status || '', code ?? '', token ?? ''].join(' '));
  },
  onTrouble: (error) => say(`Keine Antwort: ${error.cause?.code ?? error.message}`),
});
say(`Drucker bereit an ${new URL(url).host}. Beenden mit Strg+C.`);

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

async function stop() {
  await sim.stop();
  process.exit(0);
}

function demoUrl() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const file = path.join(process.env.DATA_DIR ?? path.join(root, '.data'), 'demo.json');
  try {
    const { printerUrl } = JSON.parse(readFileSync(file, 'utf8'));
    if (printerUrl) return printerUrl;
  } catch {
    // Told below.
  }
  process.stderr.write(
    'Kein Demo-Drucker gefunden. Erst `npm start`, oder die Adresse eines Druckers angeben.\n',
  );
  process.exit(1);
}
