import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../setup/problem.mjs';
import { cpuMsOf } from '../cpu.mjs';
import { call, signIn } from '../demo.mjs';
import { startProduct } from '../product.mjs';

const DISHES = 2_000;
const CATEGORIES = 20;
const LOOK_MS = 100;

export default {
  name: `Import: ${DISHES.toLocaleString('en')} dishes from the upload to the menu (goal: check and import below 10 s)`,

  async run(ctx) {
    const product = await startProduct(ctx);
    const headers = await signIn(product.url);
    const counter = { ...product, headers };
    const rows = [await imported(counter, 'all new, CSV', 'karte.csv', newMenu())];
    const kept = await exported(counter, 'csv');
    rows.push(await imported(counter, 'every price raised, CSV', 'karte.csv', raised(kept)));
    const sheet = await exported(counter, 'xlsx');
    rows.push(await imported(counter, 'nothing changed, XLSX (check alone)', 'karte.xlsx', sheet));
    const one = newMenu(1);
    rows.push(await imported(counter, 'all taken off again, CSV', 'karte.csv', one, { removeMissing: true }));
    return rows;
  },
};

async function imported(counter, name, fileName, file, { removeMissing = false } = {}) {
  const check = await measured(counter, () => checked(counter, fileName, file));
  const { id, review } = check.value;
  if (review.problemCount > 0) throw new Problem(`${name}: ${JSON.stringify(review.problems.slice(0, 3))}`);
  const apply = id ? await measured(counter, () => applied(counter, id, removeMissing)) : null;
  return {
    '': name,
    'check s': check.seconds,
    'import s': apply?.seconds ?? '',
    'both s': check.seconds + (apply?.seconds ?? 0),
    'CPU s of the product': check.cpu + (apply?.cpu ?? 0),
    'CPU s of the store': check.storeCpu + (apply?.storeCpu ?? 0),
  };
}

async function measured({ pid, stores }, act) {
  const before = [cpuMsOf(pid), cpuMsOf(stores.mongo.pid)];
  const from = performance.now();
  const value = await act();
  return {
    value,
    seconds: (performance.now() - from) / 1_000,
    cpu: (cpuMsOf(pid) - before[0]) / 1_000,
    storeCpu: (cpuMsOf(stores.mongo.pid) - before[1]) / 1_000,
  };
}

async function checked({ url, headers }, name, file) {
  const form = new FormData();
  form.append('file', new Blob([file]), name);
  const answer = await fetch(`${url}/api/menuFile/check`, {
    method: 'POST',
    headers: { origin: url, ...headers },
    body: form,
  });
  const { success, data, message } = await answer.json();
  if (!success) throw new Problem(`The check answered ${answer.status}: ${message}`);
  return data;
}

async function applied({ url, headers }, id, removeMissing) {
  await call(`${url}/api/menuFile/apply`, { headers, body: { id, removeMissing } });
  for (;;) {
    const view = await call(`${url}/api/menuFile/status?id=${id}`, { headers });
    if (view.state === 'done') return view;
    if (!['waiting', 'writing'].includes(view.state)) throw new Problem(`The import is ${view.state}.`);
    await sleep(LOOK_MS);
  }
}

async function exported({ url, headers }, format) {
  const answer = await fetch(`${url}/api/menuFile/export?format=${format}`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

/** As a table program writes it: semicolons, decimal commas, some dishes in three sizes. */
function newMenu(dishes = DISHES) {
  const heads =
    'Kategorie;Nummer;Name;Beschreibung;Größe;Preis;Preis Abholung;Steuerklasse;Allergene;Zusatzstoffe';
  const rows = Array.from({ length: dishes }, (_, n) => {
    const start = `Karte ${n % CATEGORIES};B${n};Speise ${n};frisch aus dem Ofen, mit Oregano`;
    const sizes = n % 4 === 0 ? ['klein', 'mittel', 'groß'] : [''];
    return sizes.map(
      (size, at) => `${start};${size};${6 + at * 2},90;${5 + at * 2},90;Speise;Weizen, Milch;`,
    );
  });
  return [heads, ...rows.flat()].join('\r\n');
}

/** Every price that is written with a comma, 10 cents up. */
const raised = (file) =>
  file.toString('utf8').replace(/;(\d+),(\d)0(?=;)/g, (_, euros, tens) => `;${Number(euros) + 1},${tens}0`);
