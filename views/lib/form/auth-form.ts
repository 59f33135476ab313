import { type UseFormInput, useForm } from '@mantine/form';
import { navigate } from 'vike/client/router';
import { acceptSignIn, authCall } from '../session/session';
import { useEarlyInput } from '../vike/early-input';
import { useSending } from './sending';

/** A form for people who are not signed in yet: signing in, registering, a forgotten password. */
export function useAuthForm<V extends Record<string, unknown>>(
  /** Fields a browser may have filled in before the page was hydrated. */
  early: (keyof V & string)[],
  options: UseFormInput<V>,
) {
  const form = useForm<V>({ mode: 'uncontrolled', ...options });
  useEarlyInput(form, early);
  const sending = useSending(form);

  /** Where somebody goes who has been let in. */
  async function enter(call: string, body: object, path: string): Promise<void> {
    const answer = await sending.send(() => authCall(call, body));
    if (answer && (await acceptSignIn(answer))) await navigate(path);
  }

  return { form, ...sending, enter };
}

export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? 'Gib deinen Namen ein.' : null;
export const passwordProblem = (password: string): string | null =>
  password.length < 8 ? 'Nimm mindestens 8 Zeichen.' : null;
