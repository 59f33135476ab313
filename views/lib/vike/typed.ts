import { isAnythingUnsaved } from '../form/unsaved';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = new Set<Field>();

/** React keeps `defaultValue` in step with what is typed, so a field cannot say by itself that somebody has changed it. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches('input, textarea, select')) fields.add(target as Field);
    },
    true,
  );
}

/** Whether a reload now would take away what somebody has typed. */
export function isWorkAtRisk(): boolean {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return isAnythingUnsaved() || [...fields].some(({ value }) => value !== '');
}
