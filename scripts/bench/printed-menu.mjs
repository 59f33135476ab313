import { fork } from 'node:child_process';
import path from 'node:path';
import { cpuMsOf, memoryMbOf } from './cpu.mjs';

const APP = path.resolve('dist/app');
const from = (file) => import(path.join(APP, file));
const LOOK_EVERY_MS = 20;

const { menuDemo } = await from('demo/menu.demo.js');
const { restaurantDemo } = await from('demo/restaurant.demo.js');
const { menuFromDraft } = await from('shop/menu/draft/menu-draft.rules.js');
const { menuFrom } = await from('shop/menu/menu.rules.js');
const { menuPaper } = await from('shop/printed-menu/printed-menu.rules.js');
const { MENU_DESIGNS, PAPER_FORMATS } = await from('shop/printed-menu/printed-menu.types.js');

/** `node scripts/bench/printed-menu.mjs [300] [a4]`: how long a menu of so many dishes takes in every design and format. */
const count = Number(process.argv[2] ?? 300);
const now = new Date('2026-11-24T10:00:00Z');
const shop = restaurantDemo('shop', 'user', now);
const paper = paperOf(count);
for (const format of process.argv[3] ? [process.argv[3]] : PAPER_FORMATS)
  for (const design of MENU_DESIGNS) {
    const { ms, cpu, mb, answer } = await drawn({ ...CHOICE(), format, design });
    const pages = answer ? `${answer.menu.sheets.length} sheets` : 'does not fit';
    process.stdout.write(`${format} ${design}: ${ms} ms, ${cpu} ms of a core, ${mb} MB, ${pages}\n`);
  }

function CHOICE() {
  return {
    language: 'de',
    categoryIds: null,
    weekday: null,
    fulfilment: null,
    columns: 0,
    descriptions: true,
    cropMarks: true,
  };
}

/** The dishes of the demo restaurant, again and again, none of them made of others. */
function paperOf(wanted) {
  const plain = menuDemo.categories.map((category) => ({
    ...category,
    optionGroups: [],
    products: category.products.filter(({ combo, halves }) => !combo && !halves),
  }));
  const categories = [];
  for (let left = wanted, round = 0; left > 0; round++)
    for (const category of plain) {
      const products = category.products
        .slice(0, left)
        .map((one) => ({ ...one, name: `${one.name} ${round}`, optionGroups: [], goesWith: [] }));
      if (products.length > 0) categories.push({ ...category, name: `${category.name} ${round}`, products });
      left -= products.length;
    }
  let ids = 0;
  const known = new Map();
  const idFor = (key) => known.get(key) ?? known.set(key, `id${ids++}`).get(key);
  const draft = menuFromDraft({ optionGroups: [], categories }, { shopId: 'shop', now, idFor });
  const menu = menuFrom('shop', draft.categories, draft.products, [], 'AT');
  const facts = {
    shop,
    phone: '030 23125 123',
    home: 'https://tresen.example/s/bella',
    vatScheme: 'regular',
  };
  return menuPaper(menu, facts, CHOICE());
}

/** As the product does it: in a process of its own, from its start to its answer. */
function drawn(choice) {
  const began = performance.now();
  const child = fork(path.join(APP, 'shop/printed-menu/printed-menu.child.js'), [], {
    serialization: 'advanced',
  });
  let mb = 0;
  const watch = setInterval(() => {
    try {
      mb = Math.max(mb, Math.round(memoryMbOf(child.pid)));
    } catch {
      // Gone already.
    }
  }, LOOK_EVERY_MS);
  return new Promise((resolve) => {
    child.once('message', (answer) => {
      clearInterval(watch);
      resolve({ ms: Math.round(performance.now() - began), cpu: cpuMsOf(child.pid), mb, answer });
    });
    child.send({ paper, choice, logo: null, isDrawn: true, at: now });
  });
}
