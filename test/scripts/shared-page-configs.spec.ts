import { expect, it } from '@jest/globals';
import { withSharedConfigs } from '../../scripts/setup/shared-page-configs.mjs';

const page = (id: string, settings: string) =>
  `{ pageId: '${id}', load: () => import('/${id}'), ['configValuesSerialized']: ${settings} }`;
const same = "{ prefetch: { value: false }, ['guard']: { value: 'server' } }";
const LIST = `export const pages = [${page('a', same)}, ${page('b', '{ own: { value: 1 } }')}, ${page('c', same)}];`;

it('settings that several pages have are written once, and mean the same', async () => {
  const shared = withSharedConfigs(LIST);
  expect(shared.split("'server'")).toHaveLength(2);
  expect(shared).toContain('own: { value: 1 }');
  const [before, after] = await Promise.all(
    [LIST, shared].map((code) => import(`data:text/javascript,${encodeURIComponent(code)}`)),
  );
  expect(JSON.stringify(after.pages)).toBe(JSON.stringify(before.pages));
});
