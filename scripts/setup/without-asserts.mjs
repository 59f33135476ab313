import { parseAst } from 'vite';

/** Two are more than checks of how Vike is used: they end a circle of redirects, and judge addresses. */
const CHECK = /^assert(?!NoInfinite|UsageUrl)([A-Z_]|$)/;

/** Vike's checks stay in development and on the server; the browser's bundle goes without them and their sentences. */
export const withoutAsserts = {
  name: 'without-asserts',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/node_modules\/vike\/dist\/.*\.js$/.test(id)) return null;
    return withoutChecks(code);
  },
};

export function withoutChecks(code) {
  return checksIn(parseAst(code)).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`,
    code,
  );
}

/** In the order of the file, the outer one of two. */
function checksIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (isCheck(node)) return [node];
  return Object.values(node).flatMap(checksIn);
}

const isCheck = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression.type === 'CallExpression' &&
  CHECK.test(expression.callee.name ?? '');
