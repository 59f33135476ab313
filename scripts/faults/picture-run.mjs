import { hostilePictures } from './hostile-pictures.mjs';
import { watchMemory } from './memory-watch.mjs';
import { call, signIn } from './people.mjs';
import { productSystem } from './product-system.mjs';
import { randomOf } from './random.mjs';

const MAX_GROWN = 200 * 1024 * 1024;
const AT_ONCE = 50;

/** Files that mean harm, one after the other, while the menu is asked for: each is refused in words or drawn anew. */
export async function pictureRun({ seed, dataDir, say, files = 300 }) {
  const random = randomOf(seed);
  const system = await productSystem(dataDir)();
  const problems = [];
  let acknowledged = 0;
  try {
    const headers = await signIn(system.url);
    const memory = watchMemory(system.parts.app.pid);
    for (let done = 0; done < files; done += AT_ONCE) {
      for (const picture of await hostilePictures(random, Math.min(AT_ONCE, files - done))) {
        problems.push(...(await problemsWith(system.url, headers, picture)));
        acknowledged += 1;
      }
      say(`${acknowledged} of ${files} files, ${problems.length} problems`);
    }
    const { grown } = memory();
    say(`grown by ${Math.round(grown / 2 ** 20)} MB at most`);
    if (grown > MAX_GROWN) problems.push(`grown by ${grown} bytes`);
  } finally {
    await system.stop();
  }
  return { acknowledged, problems };
}

async function problemsWith(url, headers, { what, expected, name, bytes }) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const [answer] = await Promise.all([
    fetch(`${url}/api/media/upload`, { method: 'POST', headers: { ...headers, origin: url }, body: form }),
    call(`${url}/api/storefront/trattoria-bella/menu`),
  ]);
  const { message = '' } = await answer.json();
  const fitting = expected === 'either' ? [201, 415, 422] : [expected === 'taken' ? 201 : expected];
  return [
    ...(fitting.includes(answer.status) ? [] : [`${what}: ${answer.status} instead of ${fitting}`]),
    ...(/[.!]$/.test(message) || answer.status === 201 ? [] : [`${what}: no sentence in "${message}"`]),
  ];
}
