import type { FormErrors, UseFormReturnType } from '@mantine/form';

/** For `form.onSubmit`: where a field is refused, the hand goes to the first of them. */
export const focusFirst =
  <V>(form: Pick<UseFormReturnType<V>, 'getInputNode'>) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
