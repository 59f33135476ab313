import { rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../setup/paths.mjs';
import { endChild, startChild } from '../../stores/child.mjs';
import { median } from '../http.mjs';

const TIMES = 5;

export default {
  name: 'Start: from the command to ready, built',

  async run({ dataDir }) {
    const first = [];
    const again = [];
    for (let time = 0; time < TIMES; time += 1) {
      const dir = path.join(dataDir, `start-${time}`);
      first.push(await secondsToReady(dir));
      again.push(await secondsToReady(dir));
      rmSync(dir, { recursive: true });
    }
    return [
      {
        '': 'empty data directory, demo restaurant seeded',
        'median s': median(first),
        'worst s': Math.max(...first),
      },
      { '': 'second start on the same data', 'median s': median(again), 'worst s': Math.max(...again) },
    ];
  },
};

/** Ready is when the start prints the address: it has asked /readyz. */
async function secondsToReady(dataDir) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    MONGODB_URI: '',
    REDIS_URL: '',
  };
  const from = performance.now();
  const started = startChild(process.execPath, [inRoot('scripts', 'start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await addressOf(started);
  const seconds = (performance.now() - from) / 1_000;
  await endChild(started);
  return seconds;
}

export async function addressOf({ child, ended }) {
  let text = '';
  const found = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      const [, url] = /Tresen läuft: (\S+)\n/.exec(text) ?? [];
      if (url) resolve(url);
    });
  });
  const failed = ended.then(({ code }) => Promise.reject(new Error(`The start ended with ${code}: ${text}`)));
  return Promise.race([found, failed]);
}
