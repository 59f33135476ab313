import ts from 'typescript';

/** What a file exports: every name with its line, and whether it is a decorated class. */
export function exportsOf(source) {
  return source.statements.flatMap((statement) => {
    const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1;
    const decorated = isDecorated(statement);
    return namesGiven(statement).map((name) => ({ name, line, decorated }));
  });
}

function namesGiven(statement) {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) return reExports(statement);
  return isExported(statement) ? declaredBy(statement) : [];
}

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDecorated = (statement) =>
  ts.isClassDeclaration(statement) && (ts.getDecorators(statement)?.length ?? 0) > 0;

function declaredBy(statement) {
  const isDefault = ts.getModifiers(statement).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  if (isDefault) return ['default'];
  if (!ts.isVariableStatement(statement)) return [statement.name.text];
  return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
}

const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.filter(ts.isBindingElement).flatMap((element) => boundNames(element.name));

const reExports = ({ exportClause }) =>
  exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];

/** What a file imports: each specifier with the names taken from it; '*' stands for all of them. */
export function importsOf(source) {
  const found = [];
  const visit = (node) => {
    const specifier = specifierOf(node);
    if (specifier) found.push({ specifier, names: namesTaken(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier?.text;
  if (ts.isImportTypeNode(node)) return node.argument.literal?.text;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [argument] = isDynamic ? node.arguments : [];
  return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
}

function namesTaken(node) {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause) ? takenBy(node.exportClause) : ['*'];
  if (!ts.isImportDeclaration(node)) return ['*'];
  const { name, namedBindings } = node.importClause ?? {};
  const byDefault = name ? ['default'] : [];
  if (!namedBindings) return byDefault;
  return ts.isNamedImports(namedBindings) ? [...byDefault, ...takenBy(namedBindings)] : ['*'];
}

const takenBy = ({ elements }) => elements.map(({ name, propertyName }) => (propertyName ?? name).text);

/** How often a file says a name, its declaration included. */
export function mentions(source, name) {
  let count = 0;
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === name) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}
