import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';

/** What people, or their password manager, put into the fields before the page was alive is theirs to keep. */
export function useEarlyInput<V extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<V>, 'getInputNode' | 'setFieldValue'>,
  fields: (keyof V & string)[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    for (const field of fields) {
      const typed = form.getInputNode(field) as HTMLInputElement | null;
      if (typed?.value) form.setFieldValue(field, typed.value as never, { forceUpdate: false });
    }
  }, []);
}
