import { type ReactNode, type SubmitEvent, useId, useState } from 'react';

type Value = string | boolean;
type Checks<V> = { [Name in keyof V]?: (value: V[Name]) => string | null };
type Errors = Record<string, ReactNode>;

export interface FieldsOptions<V> {
  initialValues: V;
  validate?: Checks<V>;
}

/**
 * A short form whose fields keep their values themselves: what people or their password manager put in before the page
 * was hydrated stays. The entrance pages have no need of more, and everybody waits for those.
 */
export function useFields<V extends { [Name in keyof V]: Value }>(options: FieldsOptions<V>) {
  const { initialValues, validate = {} } = options;
  const [errors, setErrors] = useState<Errors>({});
  const form = useId();
  const names = Object.keys(initialValues) as (keyof V & string)[];

  const getInputNode = (name: string) =>
    document.querySelector<HTMLInputElement>(`[data-path="${form}-${name}"]`);

  function contentOf(name: keyof V & string): Value {
    const node = getInputNode(name);
    if (!node) return initialValues[name];
    return node.type === 'checkbox' ? node.checked : node.value;
  }

  const read = () => Object.fromEntries(names.map((name) => [name, contentOf(name)])) as V;

  function getInputProps(name: keyof V & string, { type = 'input' }: { type?: 'input' | 'checkbox' } = {}) {
    const initial =
      type === 'checkbox'
        ? { defaultChecked: initialValues[name] === true }
        : { defaultValue: String(initialValues[name]) };
    const clear = () => setErrors(({ [name]: _, ...others }) => others);
    return { ...initial, 'data-path': `${form}-${name}`, error: errors[name], onChange: clear };
  }

  const onSubmit =
    (send: (values: V) => unknown, refuse?: (errors: Errors) => void) =>
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = read();
      const found = problemsOf(values, validate);
      setErrors(found);
      if (Object.keys(found).length > 0) refuse?.(found);
      else void send(values);
    };

  return { getInputNode, getInputProps, onSubmit, setErrors };
}

export type Fields<V extends { [Name in keyof V]: Value }> = ReturnType<typeof useFields<V>>;

function problemsOf<V>(values: V, checks: Checks<V>): Errors {
  const problems = (Object.keys(checks) as (keyof V & string)[]).map((name) => [
    name,
    checks[name]?.(values[name]) ?? null,
  ]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}
