import { parseArgs } from 'node:util';
import { startLlmSim } from './llm-sim/start.mjs';

const HELP = `Ein Sprachmodell zum Ausprobieren, auf diesem Rechner und ohne Kosten. Spricht wie OpenAI (chat/completions),
am Stück oder als Strom, nimmt Bilder an und antwortet auf dieselbe Frage immer dasselbe.

  npm run llm-sim                 auf Port 4343; die gezeigten Zeilen kommen in die Umgebung von Tresen

  --port 4343 --host 127.0.0.1

  Was schiefgehen kann, beim Start oder unterwegs mit POST /_faults (JSON mit denselben Namen; {"reset":true} macht alles gut)
  --api        slow | drip | limit | spent | noModel | error500 | badKey | truncated | hang | html | reset | noImages | newLimit
               (limit antwortet 429, spent auch, mit aufgebrauchtem Guthaben, noModel 404, badKey 401; noImages lehnt nur Bilder ab, newLimit nur max_tokens;
               --delayMs 3000 für slow, --times <n> grenzt ein)
  --text       echo | markup | long | claims | empty | badJson | hijacked | thinks
               (echo wiederholt die Frage, wie ein Modell, das eingeschleusten Befehlen folgt; hijacked antwortet mit einer
               Speisekarte, in der in jedem Feld Befehle stehen; thinks denkt vor der Antwort laut)

  Was gefragt wurde    GET /_calls
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4343' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries(['api', 'text', 'times', 'delayMs'].map((name) => [name, { type: 'string' }])),
  },
});

if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const { port, host, help: _, times, delayMs, ...words } = values;
const faults = {
  ...words,
  ...(times ? { times: Number(times) } : {}),
  ...(delayMs ? { delayMs: Number(delayMs) } : {}),
};
const say = ({ status, stream, kind }) => console.log(`${status} ${kind}${stream ? ' (Strom)' : ''}`);
const sim = await startLlmSim({ port: Number(port), host, faults, onCall: say });
for (const [name, value] of Object.entries(sim.env)) console.log(`${name}=${value}`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void sim.close().then(() => process.exit(0)));
