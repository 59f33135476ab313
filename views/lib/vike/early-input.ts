import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';

/** Keeps what people or their password manager put into the fields before the page was hydrated. */
export function useEarlyInput<V extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<V>, 'getInputNode' | 'setFieldValue'>,
  fields: (keyof V & string)[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    for (const field of fields) {
      const typed = form.getInputNode(field) as HTMLInputElement | null;
      if (typed?.value) form.setFieldValue(field, typed.value as never, { forceUpdate: false });
    }
  }, []);
}
