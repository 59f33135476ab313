/** As swc writes them into each file that has decorators. */
const HELPER = /^function (_ts_(?:decorate|metadata|param))\([\s\S]*?^\}\n/gm;
const SHARED = '\0shared-decorators';
export const HELPERS = `
export function _ts_decorate(decorators, target, key, desc) {
  if (arguments.length < 3) return Reflect.decorate(decorators, target);
  const own = desc === null ? Object.getOwnPropertyDescriptor(target, key) : desc;
  const decorated = Reflect.decorate(decorators, target, key, own);
  if (arguments.length > 3 && decorated) Object.defineProperty(target, key, decorated);
  return decorated;
}
export const _ts_metadata = (key, value) => Reflect.metadata(key, value);
export const _ts_param = (index, decorator) => (target, key) => decorator(target, key, index);
`;

/** Two thousand copies of three functions would each be made, named and warmed up at every start: all files share them. */
export const sharedDecorators = {
  name: 'shared-decorators',
  resolveId: (id) => (id === SHARED ? SHARED : null),
  load: (id) => (id === SHARED ? HELPERS : null),
  transform(code, id) {
    const names = /\/dist\/app\/.*\.js$/.test(id) ? [...code.matchAll(HELPER)].map(([, name]) => name) : [];
    if (names.length === 0) return null;
    const rest = code.replace(HELPER, '');
    if (rest.includes('function _ts_'))
      throw new Error(`${id} has a helper that shared-decorators does not know.`);
    return { code: `import { ${names.join(', ')} } from ${JSON.stringify(SHARED)};\n${rest}`, map: null };
  },
};
