import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

/** Where the functions of the product stand. */
const ROOTS = ['src', 'views', 'embedded-mongo/src', 'scripts'];
const LONGEST = 40;

/** Functions, methods and components longer than so many lines, the longest first; specs are not counted. */
export function longFunctions(limit = LONGEST, roots = ROOTS) {
  return sourceFiles(roots)
    .flatMap(functionsIn)
    .filter(({ lines }) => lines > limit)
    .sort((one, other) => other.lines - one.lines);
}

function functionsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {{ file: string, line: number, lines: number, name: string }[]} */
  const found = [];
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const line = lineAt(node.getStart(source));
      found.push({ file, line, lines: lineAt(node.end) - line + 1, name: nameOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A function without a name of its own is called after what it is assigned or given to. */
function nameOf(node) {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isCallExpression(parent)) return `(given to ${parent.expression.getText()})`;
  return parent.name?.getText() ?? '(nameless)';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const long = longFunctions();
  for (const { file, line, lines, name } of long) console.log(`${lines} ${file}:${line} ${name}`);
  console.log(`${long.length} functions over ${LONGEST} lines`);
}
