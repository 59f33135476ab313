import { parseArgs } from 'node:util';
import { startPaySim } from './pay-sim/start.mjs';

const HELP = `Stripe und PayPal zum Ausprobieren, auf diesem Rechner und ohne Geld.

  npm run pay-sim                 auf Port 4242; die gezeigten Zeilen kommen in die Umgebung von Tresen

  Schlüssel   Stripe: pk_test_sim_<Name> und sk_test_sim_<Name>, PayPal: sim-<Name> und secret-<Name> (Sandbox)
  Karten      4242 4242 4242 4242 geht, 4000 0025 0000 3155 fragt nach (3-D Secure), 4000 0000 0000 0002 wird abgelehnt,
              4000 0000 0000 9995 hat kein Guthaben, 4000 0000 0000 0069 ist abgelaufen,
              4000 0000 0000 0341 platzt erst beim Einziehen

  --port 4242 --host 127.0.0.1

  Was schiefgehen kann, beim Start oder unterwegs mit POST /_faults (JSON mit denselben Namen; {"reset":true} macht alles gut)
  --api        error500 | kept500 | drip | hang | reset | lost | redirect | flood | limit
               --service stripe|paypal, --match <Teil des Pfads> und --times <n> grenzen es ein
  --webhooks   late | never | twice | forged | outOfOrder | afterCapture   (--delayMs 3000 für late)
  --capture    declined | pending

  Mit fremder Hand   POST /_pay {"id","card","means"}, /_refund {"id","cents"}, /_dispute {"id","outcome":"won|lost|inquiry"}, /_expire {"id"},
                     /_decide {"id","outcome":"ok|declined"}, /_revoke {"secretKey"}
  Was gebucht ist    GET /_ledger
  Tarife             POST /_plans/pay, /_plans/advance, /_plans/retry {"id","outcome":"paid|declined|givenUp"}, GET /_plans
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries(
      ['api', 'service', 'match', 'times', 'webhooks', 'delayMs', 'capture'].map((name) => [
        name,
        { type: 'string' },
      ]),
    ),
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
const say = ({ service, method, path, status }) => console.log(`${service} ${status} ${method} ${path}`);
const sim = await startPaySim({ port: Number(port), host, faults, onCall: say });
for (const [name, value] of Object.entries(sim.env)) console.log(`${name}=${value}`);
console.log(
  'Schlüssel: pk_test_sim_bella sk_test_sim_bella, PayPal: sim-bella secret-bella. Mehr mit --help',
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void sim.close().then(() => process.exit(0)));
