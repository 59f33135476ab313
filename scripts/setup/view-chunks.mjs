import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** In which file of the build each part of the views stands: few files, and no page takes much along that only others need. */

/** One file for every page, one for the back office, one for each page: a file for each component would be forty. */
export function styleFile(id) {
  if (!id.endsWith('.css')) return null;
  const [, place = ''] = /\/views\/(.*)\/[^/]+$/.exec(id) ?? [];
  if (place.startsWith('pages/app/products/editor')) return 'dish-editor';
  if (place.startsWith('pages/')) return pageOf(place).replaceAll('/', '_');
  if (place === 'components/site') return 'site';
  if (place === 'components/allergens') return 'allergens';
  if (place === 'components/printers') return 'printers';
  if (place === 'components/palette') return 'palette';
  const isOfDesk =
    /mantine-desk|layouts\/(Admin|Shop|User)|components\/(dialogs|hours|pictures|tables)\//.test(id);
  return isOfDesk ? 'desk' : 'frame';
}

/** The page that a folder belongs to: parts of it that come later, such as a dialog, must find their styles there. */
function pageOf(place) {
  const isPage = existsSync(inRoot('views', place, '+Page.tsx'));
  return isPage || !place.includes('/') ? place : pageOf(path.dirname(place));
}

const LIBRARIES = /node_modules\/(react|react-dom|scheduler|vike|@brillout)\/|virtual:vike:global-entry/;
const SCRIPT = /\.(m?js|tsx?)$/;
/** A page of both worlds, `kontakt`, takes from both and decides nothing. */
const PAGE = /virtual:vike:page-entry:client:\/pages\/(?!kontakt)([^/]+)/;
const ACCOUNT = ['register', 'resetPassword', 'confirmMail', 'invitation'];
/** What fewer pages of the back office need stands in smaller files, as the bundler makes them. */
const MOST_OF_DESK = 20;
/** What only the settings share; nothing of it belongs to the desk. */
const SETTINGS = { pages: /:\/pages\/app\/(settings|admin\/paypal)/, most: 10 };

/**
 * The widest first: whatever a part needs is needed by the same people and perhaps by more, so a file imports only from
 * wider ones, and no two import from each other.
 */
const AUDIENCES = subsetsOf(['account', 'desk', 'login', 'site']).sort((a, b) => b.length - a.length);

export const scriptFiles = [
  { name: 'libraries', test: LIBRARIES, priority: AUDIENCES.length + 1 },
  { name: (id, graph) => (isOfSettings(id, graph) ? 'settings' : null), test: SCRIPT, priority: 0.5 },
  ...AUDIENCES.map((audience, i) => ({
    name: (id, graph) => (audienceOf(id, graph) === audience.join() ? audience.join('-') : null),
    debugName: audience.join('-'),
    test: SCRIPT,
    priority: AUDIENCES.length - i,
  })),
];

/** Who loads a module together: people who sign in, who open an account, who read the site, who work at the desk. */
function audienceOf(id, graph) {
  const pages = pagesOf(id, graph);
  if (pages.size < 2) return null;
  const kinds = new Set([...pages].map(kindOf));
  const isForFew =
    kinds.size === 1 && kinds.has('desk') && (pages.size < MOST_OF_DESK || isOfSettings(id, graph));
  return isForFew ? null : [...kinds].sort().join();
}

function isOfSettings(id, graph) {
  const pages = [...pagesOf(id, graph)];
  return pages.length >= SETTINGS.most && pages.every((page) => SETTINGS.pages.test(page));
}

function kindOf(entry) {
  const [, page = ''] = PAGE.exec(entry) ?? [];
  if (page === 'app') return 'desk';
  if (page === 'login') return 'login';
  return ACCOUNT.includes(page) ? 'account' : 'site';
}

/** The pages that load a module with themselves; what they only ask for later does not count. */
function pagesOf(id, graph) {
  const pages = new Set();
  const seen = new Set([id]);
  for (const module of seen) {
    if (PAGE.test(module)) pages.add(module);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return pages;
}

function subsetsOf([first, ...rest]) {
  if (first === undefined) return [];
  const others = subsetsOf(rest);
  return [[first], ...others, ...others.map((subset) => [first, ...subset])];
}

/**
 * Nearly every function of the files that a page begins with is called while it starts. Chromium compiles them beside the page, as
 * they arrive, instead of one by one when each is called; other browsers read a comment. It counts in the first line only, so it is
 * written last.
 */
export const compiledAhead = {
  name: 'compiled-ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /entries\//.test(file.fileName))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
