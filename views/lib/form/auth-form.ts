import { navigate } from 'vike/client/router';
import { authCall, entered } from '../session/session';
import { type FieldsOptions, useFields } from './fields';
import { useSending } from './sending';

/** A form for people who are not signed in yet: signing in, registering, a forgotten password. */
export function useAuthForm<V extends { [Name in keyof V]: string | boolean }>(options: FieldsOptions<V>) {
  const form = useFields(options);
  const sending = useSending(form);

  /** Where somebody goes who has been let in. */
  async function enter(call: string, body: object, path: string): Promise<void> {
    if (await sending.send(async () => entered(await authCall(call, body)))) await navigate(path);
  }

  return { form, ...sending, enter };
}

export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? 'Gib deinen Namen ein.' : null;
export const passwordProblem = (password: string): string | null =>
  password.length < 8 ? 'Nimm mindestens 8 Zeichen.' : null;
