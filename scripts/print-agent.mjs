#!/usr/bin/env node
// Asks Tresen for dockets and prints them on a printer in the restaurant's network. Plain Node from version 20, nothing to
// install: this file and the folder print-agent beside it are all it needs.
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPrintAgent } from './print-agent/agent.mjs';
import { startMqttAgent } from './print-agent/mqtt-agent.mjs';

const HELP = `Der Druckhelfer: druckt Bons von Tresen auf einem Drucker im Netz des Restaurants (ESC/POS, Port 9100).

  node print-agent.mjs <Adresse>    die Adresse, die Tresen beim Anlegen des Druckers zeigt
                                    (https://… fragt alle paar Sekunden, mqtt://… wird gerufen)

  --printer 192.168.178.50[:9100]   ein anderer Drucker als der, der in Tresen steht
  --poll-seconds 5                  Pause zwischen zwei Fragen
  --state <Datei>                   wo steht, was schon gedruckt ist
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    printer: { type: 'string' },
    'poll-seconds': { type: 'string', default: '5' },
    state: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

const [url] = positionals;
if (values.help || !url || !URL.canParse(url)) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 1);
}

const say = (text) => process.stdout.write(`${new Date().toLocaleTimeString('de-DE')}  ${text}\n`);
const isMqtt = /^mqtts?:$/.test(new URL(url).protocol);
const agent = (isMqtt ? startMqttAgent : startPrintAgent)({
  url,
  printer: values.printer ? addressOf(values.printer) : null,
  pollSeconds: Number(values['poll-seconds']) || 5,
  stateFile: values.state ?? defaultState(url),
  say,
  onTrouble: (error) => say(`Keine Antwort: ${error.cause?.code ?? error.message}`),
});
say(`Druckhelfer bereit, ${isMqtt ? 'wartet an' : 'fragt'} ${new URL(url).host}. Beenden mit Strg+C.`);

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

async function stop() {
  await agent.stop();
  process.exit(0);
}

/** One for each address, and without the address in its name: that is a secret. */
function defaultState(address) {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 12);
  return path.join(homedir(), '.tresen-print-agent', `${name}.json`);
}

function addressOf(text) {
  const [host, port = '9100'] = text.split(':');
  return { host, port: Number(port) };
}
