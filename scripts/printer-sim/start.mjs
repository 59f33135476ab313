import { startEpsonSim } from './epson-printer.mjs';
import { EscPosPrinter } from './escpos-printer.mjs';
import { startAgentSim } from './mqtt-agent-printer.mjs';
import { startPrinterSim } from './printer.mjs';
import { starSettings, startStarMqttSim } from './star-mqtt-printer.mjs';

const REFILL_MS = 20_000;

/** The simulator that fits an address, or a port on which an ESC/POS printer listens; answers what stops it. */
export async function startSim({ url, port, ...options }) {
  if (port !== undefined) return startEscPos(port, options);
  if (/^mqtts?:$/.test(new URL(url).protocol))
    return startAgentSim(url, await startEscPos(0, options), options);
  if (new URL(url).pathname.startsWith('/print/epson/')) return startEpson(url, options);
  return startStar(url, options);
}

/** A Star printer asks first whether it shall listen at a broker. A server that is not there yet is asked for papers all the same. */
async function startStar(url, { often, values, pollSeconds, ...hooks }) {
  const settings = await starSettings(url).catch(() => null);
  const start = settings ? startStarMqttSim : startPrinterSim;
  return start({
    ...hooks,
    url,
    pollSeconds,
    mac: values['no-mac'] ? '' : undefined,
    media: [mediaOf(values)],
    faults: {
      loseDelete: often('confirmation-lost') || often('lose-delete'),
      loseResult: often('confirmation-lost') || often('lose-delete'),
      tripleDelete: often('triple-delete'),
      tripleResult: often('triple-delete'),
      forgetTokens: often('forget-tokens'),
      doubleGet: often('double-get'),
      neverGet: often('never-get'),
      powerLoss: often('power-loss'),
      paperOut: often('paper-out'),
      coverOpen: often('cover-open'),
      slow: often('slow'),
      duplicateToken: often('duplicate-token'),
      refillAfterMs: REFILL_MS,
      code: values['wrong-media'] ? '510' : values.code,
    },
  });
}

/** What this one understands, and nothing else. */
function mediaOf({ text, line, matrix, png }) {
  if (text) return 'text/plain';
  if (png) return 'image/png';
  return `application/vnd.star.${matrix ? 'linematrix' : line ? 'line' : 'starprnt'}`;
}

function startEpson(url, { often, values, pollSeconds, ...hooks }) {
  const sim = startEpsonSim({
    ...hooks,
    url,
    pollSeconds,
    version: values['epson-version'] === '1' ? 1 : 2,
    user: values.user,
    password: values.password,
    faults: {
      powerLoss: often('power-loss'),
      paperOutInside: often('paper-out'),
      coverOpenInside: often('cover-open'),
      confirmationLost: often('confirmation-lost'),
      wrongMedia: often('wrong-media'),
      slow: often('slow'),
      doubleGet: often('double-get'),
      duplicateToken: often('duplicate-token'),
    },
  });
  mend(sim);
  return sim;
}

async function startEscPos(port, { often, values, ...hooks }) {
  const sim = new EscPosPrinter({
    onPaper: hooks.onPaper,
    onRequest: hooks.onRequest,
    faults: {
      powerLoss: often('power-loss'),
      paperOutInside: often('paper-out'),
      confirmationLost: often('confirmation-lost'),
      coverOpenInside: often('cover-open'),
      wrongMedia: often('wrong-media'),
      doubleGet: often('double-get'),
      duplicateToken: often('duplicate-token'),
      noProcessId: values['no-process-id'],
      mute: values.mute,
      drip: values.slow ? 200 : 0,
    },
  });
  await sim.listen(port, values.host ?? '127.0.0.1');
  mend(sim);
  return Object.assign(sim, { stop: () => sim.close() });
}

/** Somebody closes the cover and puts in a new roll, after a while. */
function mend(sim) {
  const look = setInterval(() => {
    if (sim.state === 'ready' || sim.isBeingMended) return;
    sim.isBeingMended = true;
    setTimeout(() => {
      sim.isBeingMended = false;
      sim.state = 'ready';
      void sim.status?.().catch(() => undefined);
    }, REFILL_MS).unref();
  }, 1_000);
  look.unref();
}
