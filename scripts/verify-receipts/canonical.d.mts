export function canonicalJson(value: unknown): string;
