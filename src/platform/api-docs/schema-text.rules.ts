import type { SchemaObject } from './openapi.types.js';

/** A schema as people write types: `{ name: string, note?: string }`. */
export function lineOf(schema: SchemaObject, indent = ''): string {
  const text = plainOf(schema, indent);
  const isNull = schema.enum?.length === 1 && schema.enum[0] === null;
  return schema.nullable && !isNull ? `${text} | null` : text;
}

function plainOf(schema: SchemaObject, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.allOf) return schema.allOf.map((part) => lineOf(part, indent)).join(' & ');
  if (schema.oneOf) return schema.oneOf.map((part) => lineOf(part, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `(${lineOf(schema.items ?? {}, indent)})[]`;
  if (schema.properties) return fieldsOf(schema, indent);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${lineOf(schema.additionalProperties, indent)} }`;
  }
  return `${schema.format ?? schema.type ?? 'any'}${limitsOf(schema)}`;
}

function fieldsOf({ properties = {}, required = [] }: SchemaObject, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${lineOf(field, deeper)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function limitsOf({ minimum, maximum, maxLength, pattern }: SchemaObject): string {
  const limits = [
    minimum !== undefined && `ab ${minimum}`,
    maximum !== undefined && `bis ${maximum}`,
    maxLength !== undefined && `bis ${maxLength} Zeichen`,
    pattern && `/${pattern}/`,
  ].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}
