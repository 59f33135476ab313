import type { FormErrors, UseFormReturnType } from '@mantine/form';

/** For `form.onSubmit`: moves to the first field that was refused. */
export const focusFirst =
  <V>(form: Pick<UseFormReturnType<V>, 'getInputNode'>) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
