import ts from 'typescript';
import { inRoot } from '../setup/paths.mjs';
import { Schemas } from './schema-of.mjs';

/** Nest's own, and those that stand for one of them. */
const ROUTES = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Sse', 'GuestAction', 'GuestQuestion'];

/** What every call takes and answers, read from the types of its controller. */
export function readApiTypes() {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('.'));
  const controllers = fileNames.filter((file) => file.endsWith('.controller.ts'));
  const program = ts.createProgram(controllers, { ...options, incremental: false, noEmit: true });
  const checker = program.getTypeChecker();
  const sources = controllers.map((file) => program.getSourceFile(file));
  const schemas = new Schemas(checker, sources[0]);
  const answers = Object.fromEntries(
    sources
      .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
      .flatMap((controller) => controller.members.filter(isRoute).map((method) => [controller, method]))
      .map(([controller, method]) => [
        `${controller.name.text}.${method.name.text}`,
        read(method, checker, schemas),
      ]),
  );
  return { answers, components: schemas.components };
}

function read(method, checker, schemas) {
  for (const parameter of method.parameters) {
    if (decorator(parameter, 'Body')) schemas.of(checker.getTypeAtLocation(parameter));
  }
  const query = method.parameters.find((parameter) => decorator(parameter, 'Query')?.arguments.length === 0);
  const asked = query && { query: schemas.of(checker.getTypeAtLocation(query)) };
  return { ...asked, ...answerOf(method, checker, schemas) };
}

function answerOf(method, checker, schemas) {
  const produces = decorator(method, 'ApiProduces')?.arguments[0]?.text;
  if (produces || decorator(method, 'Sse')) return { produces: produces ?? 'text/event-stream' };

  const promised = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(method));
  const type = checker.getAwaitedType(promised);
  const [inner] = type.symbol ? checker.getTypeArguments(type) : [];
  if (type.symbol?.name === 'RawAnswer') return { body: schemas.of(inner) };
  if (type.symbol?.name === 'Answer') return { data: schemas.of(inner), message: true };
  return { data: schemas.of(type) };
}

const isRoute = (member) => ts.isMethodDeclaration(member) && ROUTES.some((name) => decorator(member, name));

const decorator = (node, name) =>
  ts
    .getDecorators(node)
    ?.map(({ expression }) => expression)
    .find((call) => ts.isCallExpression(call) && call.expression.getText() === name);
