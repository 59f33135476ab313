import { compile } from './runner/compile.mjs';
import { setup } from './stores.mjs';

export default async function setupCompiled(_, { rootDir }) {
  await Promise.all([compile(rootDir), setup()]);
}
