import type { ApiFailure } from '../http/api.types';

/** What any form can do with the sentences of the server. */
export interface FormWithErrors {
  setErrors(errors: Record<string, string>): void;
  getInputNode(name: string): HTMLElement | null;
}

/** Puts the server's sentences beside their fields and moves to the first of them. */
export function showErrors(form: FormWithErrors, { fields }: ApiFailure): void {
  if (!fields) return;
  form.setErrors(fields);
  const [first] = Object.keys(fields);
  if (first) form.getInputNode(first)?.focus();
}

/** For pages that keep their problems themselves: moves there once they are shown. */
export function focusFirstInvalid(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
