import ts from 'typescript';

const { TypeFlags: F } = ts;
/** A type that holds itself under ever new names has no schema; the test of the document names its call. */
const DEEPEST = 12;
const PLAIN = [
  [F.StringLike & ~F.StringLiteral, 'string'],
  [F.NumberLike & ~F.NumberLiteral, 'number'],
  [F.BooleanLike & ~F.BooleanLiteral, 'boolean'],
];

/** Turns types into the schemas of OpenAPI 3.0; what has a name becomes a component. */
export class Schemas {
  components = {};
  #names = new Map();
  #depth = 0;

  constructor(checker, place) {
    this.checker = checker;
    this.place = place;
  }

  of(type) {
    if (type.isUnion() && !(type.flags & F.Boolean)) return this.#choice(type);
    if (type.flags & (F.Null | F.Void | F.Undefined)) return { nullable: true, enum: [null] };
    if (type.isStringLiteral()) return { type: 'string', enum: [type.value] };
    if (type.isNumberLiteral()) return { type: 'number', enum: [type.value] };
    if (type.flags & F.BooleanLiteral) return { type: 'boolean', enum: [type.intrinsicName === 'true'] };
    const plain = PLAIN.find(([flags]) => type.flags & flags);
    if (plain) return { type: plain[1] };
    return type.flags & (F.Object | F.Intersection) ? this.#object(type) : {};
  }

  /** A choice between shapes may hold itself, as the parts of a text do: its name is where that ends. */
  #choice(type) {
    const ofShapes = type.types.some(({ flags }) => flags & F.Object);
    const { aliasSymbol: alias, aliasTypeArguments } = type;
    if (!ofShapes || !alias || aliasTypeArguments?.length) return this.#union(type.types);
    return this.#component(type, alias.name, () => this.#union(type.types));
  }

  #union(types) {
    const nullable = types.some(({ flags }) => flags & F.Null) ? { nullable: true } : {};
    const rest = types.filter(({ flags }) => !(flags & (F.Null | F.Undefined | F.Void)));
    const schemas = rest.map((type) => this.of(type));
    const [first] = schemas;
    const sameType = first?.type && schemas.every(({ type, enum: values }) => values && type === first.type);
    if (sameType && first.type === 'boolean' && schemas.length === 2) return { type: 'boolean', ...nullable };
    if (sameType) return { type: first.type, enum: schemas.flatMap((schema) => schema.enum), ...nullable };
    if (schemas.length !== 1) return { oneOf: schemas, ...nullable };
    return first.$ref && nullable.nullable ? { allOf: [first], nullable: true } : { ...first, ...nullable };
  }

  #object(type) {
    const { checker } = this;
    const name = (type.aliasSymbol ?? type.symbol)?.name;
    if (checker.isArrayType(type))
      return { type: 'array', items: this.of(checker.getTypeArguments(type)[0]) };
    if (checker.isTupleType(type))
      return { type: 'array', items: this.#union(checker.getTypeArguments(type)) };
    if (name === 'Date') return { type: 'string', format: 'date-time' };
    if (name === 'Buffer') return { type: 'string', format: 'binary' };
    const generic = type.aliasTypeArguments?.length || checker.getTypeArguments(type)?.length;
    if (!name || /^__|^(Omit|Pick|Partial|Record|Object|Readonly|Exclude)$/.test(name) || generic) {
      return this.#fields(type);
    }
    return this.#component(type, name);
  }

  #component(type, wanted, read = () => this.#fields(type)) {
    let name = this.#names.get(type);
    if (!name) {
      name = wanted;
      for (let next = 2; name in this.components; next += 1) name = `${wanted}${next}`;
      this.#names.set(type, name);
      this.components[name] = {};
      Object.assign(this.components[name], read());
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #fields(type) {
    if (this.#depth > DEEPEST) return {};
    this.#depth += 1;
    const schema = this.#fieldsOf(type);
    this.#depth -= 1;
    return schema;
  }

  #fieldsOf(type) {
    const { checker, place } = this;
    const fields = checker
      .getPropertiesOfType(type)
      .map((field) => ({ field, type: checker.getTypeOfSymbolAtLocation(field, place) }))
      .filter((entry) => entry.type.getCallSignatures().length === 0);
    const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const required = fields.filter((entry) => !isOptional(entry)).map(({ field }) => field.name);
    return {
      type: 'object',
      ...(fields.length > 0 && {
        properties: Object.fromEntries(fields.map((entry) => [entry.field.name, this.of(entry.type)])),
      }),
      ...(required.length > 0 && { required }),
      ...(values && { additionalProperties: this.of(values) }),
    };
  }
}

const isOptional = ({ field, type }) =>
  (field.flags & ts.SymbolFlags.Optional) !== 0 ||
  (type.isUnion() && type.types.some(({ flags }) => flags & F.Undefined));
