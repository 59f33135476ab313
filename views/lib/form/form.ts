import type { UseFormReturnType } from '@mantine/form';
import type { ApiFailure } from '../http/api.types';

/** Puts the server's sentences beside their fields and moves to the first of them. */
export function showErrors<V>(
  form: Pick<UseFormReturnType<V>, 'setErrors' | 'getInputNode'>,
  { fields }: ApiFailure,
): void {
  if (!fields) return;
  form.setErrors(fields);
  const [first] = Object.keys(fields);
  if (first) form.getInputNode(first)?.focus();
}

/** For pages that keep their problems themselves: moves there once they are shown. */
export function focusFirstInvalid(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
