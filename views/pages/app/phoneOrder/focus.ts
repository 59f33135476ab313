const idOf = (field: string): string => `telefon-${field.replace('address.', '')}`;

export const fieldId = idOf;

/** Once it is there: what is asked for may just be drawn. */
export function focusOn(field: string): void {
  if (field) requestAnimationFrame(() => document.getElementById(idOf(field))?.focus());
}
