import type { UseFormReturnType } from '@mantine/form';
import type { OptionGroupForm } from '../../../../../../src/shop/menu/menu.view';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import { toast } from '../../../../../lib/toasts/toasts';
import { type GroupValues, groupInputOf } from './option-group-form';

/** Saves and deletes the choice that is open. */
export function useGroupSending(group: OptionGroupForm, form: UseFormReturnType<GroupValues>) {
  const { busy, send } = useSending(form);

  /** null when it was refused. */
  async function save(fields: GroupValues): Promise<OptionGroupForm | null> {
    const path = group.id ? '/api/optionGroup/update' : '/api/optionGroup/create';
    const body = { ...groupInputOf(fields), ...(group.id && { id: group.id, version: group.version }) };
    const answer = await send(
      () => api.post<OptionGroupForm>(path, body, { silent: true }),
      ({ headline, message }) => {
        toast.error(headline, message);
        return false;
      },
    );
    return answer?.data ?? null;
  }

  const remove = () => send(() => api.post('/api/optionGroup/delete', { id: group.id }));

  return { busy, save, remove };
}
