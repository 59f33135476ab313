import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPaperPage } from './printer-sim/paper-page.mjs';
import { startSim } from './printer-sim/start.mjs';
import { drawPaper } from './printer-sim/terminal.mjs';

const HELP = `Ein Drucker auf dem Bildschirm: Star (CloudPRNT), Epson (Server Direct Print) oder ESC/POS an einem Port.

  npm run printer-sim                    druckt als Star-Drucker für das Demo-Restaurant
  npm run printer-sim -- <Adresse>       druckt für die Adresse eines Star- oder Epson-Druckers;
                                         mqtt://… spielt Druckhelfer und Drucker zusammen
  npm run printer-sim -- --tcp 9100      wartet als ESC/POS-Drucker auf Port 9100, auch für den Druckhelfer

  --page 8090           zeigt das Papier auch als Seite, auf diesem Port
  --poll-seconds 5      Pause zwischen zwei Fragen
  --host 127.0.0.1      ESC/POS: unter welcher Adresse er wartet

  Was schiefgehen kann
  --paper-out           kein Papier mitten im Bon, nach 20 Sekunden wieder welches
  --cover-open          der Deckel geht mitten im Bon auf, nach 20 Sekunden wieder zu
  --confirmation-lost   die Bestätigung geht verloren
  --power-loss          Stromausfall mitten im Bon
  --wrong-media         versteht das Format nicht
  --double-get          holt denselben Bon zweimal (ESC/POS: druckt ihn zweimal)
  --duplicate-token     kommt auf einen alten Bon zurück (Epson, ESC/POS: bestätigt doppelt)
  --slow                braucht lange
  --times 1             wie oft der Fehler auftritt (sonst immer)

  Star: --text --line --matrix --png   versteht nur Text, Star Line, Nadeldrucker, Bilder
        --no-mac        nennt keine Geräteadresse
        --triple-delete --never-get --code 510
        --forget-tokens   über MQTT: vergisst, was er schon bekommen hat
  Epson: --epson-version 1, --user und --password für die Anmeldung
  ESC/POS: --no-process-id kennt GS ( H nicht, --mute antwortet nie
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tcp: { type: 'string' },
    page: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    'poll-seconds': { type: 'string', default: '5' },
    'epson-version': { type: 'string', default: '2' },
    user: { type: 'string' },
    password: { type: 'string' },
    code: { type: 'string' },
    times: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries(
      [
        ...['paper-out', 'cover-open', 'confirmation-lost', 'power-loss', 'wrong-media', 'slow'],
        ...['text', 'line', 'no-mac', 'lose-delete', 'triple-delete', 'double-get', 'never-get'],
        ...['no-process-id', 'mute', 'forget-tokens', 'duplicate-token', 'matrix', 'png'],
      ].map((name) => [name, { type: 'boolean' }]),
    ),
  },
});

if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const say = (text) => process.stdout.write(`${text}\n`);
const url = values.tcp ? undefined : (positionals[0] ?? demoUrl());

const page = values.page && (await startPaperPage({ port: Number(values.page) }));
const sim = await startSim({
  url,
  port: values.tcp && Number(values.tcp),
  values,
  pollSeconds: Number(values['poll-seconds']),
  often: (fault) => (values[fault] ? Number(values.times) : 0),
  onPaper: async (paper) => {
    await page?.show(paper);
    say(await drawPaper(paper));
  },
  onRequest: ({ verb, status, code, token }) => {
    const asksInVain = (verb === 'POST' || verb === 'GetRequest') && status === 200;
    if (!asksInVain && !verb.startsWith('DLE')) say([verb, status || '', code ?? '', token ?? ''].join(' '));
  },
  say,
  onTrouble: (error) => say(`Keine Antwort: ${error.cause?.code ?? error.message}`),
});
say(`Drucker bereit an ${url ? new URL(url).host : `Port ${values.tcp}`}. Beenden mit Strg+C.`);
if (page) say(`Das Papier steht auch unter ${page.url}`);

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

async function stop() {
  await sim.stop();
  await page?.stop();
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
