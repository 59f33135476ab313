/** Who may import whom; docs/layout.md says it in words. */

/**
 * The nouns of the shop, low to high: a noun imports only nouns that stand before it. Each is a folder of src/shop, and
 * each folder stands here (test/architecture.spec.ts).
 */
export const NOUNS = [
  ...['allergens', 'opening-hours', 'delivery', 'pantry', 'stock', 'subscription', 'pricing'],
  'restaurant',
  ...[
    'menu',
    'bin',
    'price-history',
    'dish',
    'category',
    'option-group',
    'menu-run',
    'templates',
    'legal',
    'plan-gate',
  ],
  ...['allergen-matrix', 'allergen-sheet', 'domain', 'menu-file', 'stock-desk'],
  ...[
    'design',
    'printed-menu',
    'ingredient',
    'places',
    'basket',
    'order',
    'payment',
    'voucher',
    'discount',
    'order-mail',
    'paper',
  ],
  ...['push', 'ladder', 'kitchen', 'block-list', 'phone-order', 'driver', 'table', 'qr'],
  ...['dashboard', 'receipt', 'fiscal-export', 'history', 'till', 'billing', 'settings'],
];
/** The folders of the storefront, low to high, by the same rule. */
const GUEST_FOLDERS = ['words', 'shop', 'menu', 'order', 'pages', 'voucher', 'table', 'qr'];

const lookDown = (room, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${room}-${folder}`,
    severity: 'error',
    from: { path: `^src/${room}/${folder}/` },
    to: { path: `^src/${room}/(${folders.slice(index + 1).join('|')})/` },
  }));

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: ['shared', from, ...allowed].map((folder) => `^src/${folder}/`) },
});
const ROLE = (...roles) => `\\.(${roles.join('|')})\\.tsx?$`;

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '^(src|views)/.*/index\\.tsx?$', pathNot: '^views/pages/' },
    },
    only('shared-knows-nobody', 'shared', []),
    only('platform-knows-shared', 'platform', []),
    only('auth-knows-platform', 'auth', ['platform']),
    only('printer-knows-platform', 'printer', ['platform']),
    only('site', 'site', ['platform', 'auth']),
    only('shop', 'shop', ['platform', 'auth', 'printer']),
    ...lookDown('shop', NOUNS),
    only('media', 'media', ['platform', 'auth', 'shop']),
    only('storefront', 'storefront', ['platform', 'auth', 'shop']),
    ...lookDown('storefront', GUEST_FOLDERS),
    // A migration meets the shapes of its day, so it must not change when the types of today do.
    only('migrations', 'migrations', ['platform']),
    only('export', 'export', ['platform', 'auth', 'shop', 'storefront']),
    {
      name: 'demo-is-only-for-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(demo/|app\\.module)' },
      to: { path: '^src/demo/' },
    },
    { name: 'src-never-views', severity: 'error', from: { path: '^src/' }, to: { path: '^views/' } },
    {
      name: 'views-see-only-leaves',
      severity: 'error',
      from: { path: '^views/' },
      to: { path: '^src/', pathNot: ['^src/shared/', ROLE('types', 'rules', 'view'), '/plans\\.ts$'] },
    },
    {
      name: 'guests-load-no-words-of-the-server',
      severity: 'error',
      from: { path: '^views/storefront/.*\\.entry\\.tsx?$' },
      to: { path: 'words/sentences\\.menu-page', reachable: true },
    },
    {
      name: 'nothing-imports-test',
      severity: 'error',
      from: { pathNot: '^test/|\\.spec\\.tsx?$' },
      to: { path: '^test/' },
    },
    {
      name: 'controllers-speak-to-services',
      severity: 'error',
      from: { path: ROLE('controller', 'pages') },
      to: { path: ROLE('repository', 'schema', 'rules', 'jobs') },
    },
    {
      name: 'leaves-are-pure',
      severity: 'error',
      from: { path: `^src/.*${ROLE('rules', 'types', 'view')}` },
      to: { pathNot: ['^src/shared/', ROLE('rules', 'types', 'view'), '/plans\\.ts$'] },
    },
    {
      name: 'repositories-know-the-store-only',
      severity: 'error',
      from: { path: ROLE('repository') },
      to: { path: '^src/', pathNot: ['^src/(shared|platform)/', ROLE('schema', 'types', 'errors')] },
    },
    {
      name: 'schemas-know-types',
      severity: 'error',
      from: { path: ROLE('schema') },
      to: { path: '^src/', pathNot: ['^src/(shared|platform/store)/', ROLE('types', 'schema')] },
    },
    {
      name: 'the-store-stays-behind-repositories',
      severity: 'error',
      from: { path: '^src/', pathNot: [ROLE('repository', 'schema', 'module'), '^src/platform/'] },
      to: { path: 'node_modules/(mongoose|@nestjs/mongoose|mongodb)/' },
    },
    {
      name: 'queues-live-in-the-platform',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: { path: 'node_modules/(bull|redis|ioredis)/' },
    },
    {
      name: 'repositories-stay-home',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: `^src/.*${ROLE('repository', 'schema')}`, pathNot: '^src/$1/' },
    },
    {
      name: 'repositories-stay-in-their-noun',
      severity: 'error',
      from: { path: '^src/shop/([^/]+)/' },
      to: { path: `^src/shop/.*${ROLE('repository', 'schema')}`, pathNot: '^src/shop/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
