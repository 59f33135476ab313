import type { UseFormReturnType } from '@mantine/form';
import type { OptionGroupForm } from '../../../../../../src/shop/menu/menu.view';
import { useSending } from '../../../../../lib/form/sending';
import { useSendingOnce } from '../../../../../lib/form/sending-once';
import { api } from '../../../../../lib/http/api';
import { toast } from '../../../../../lib/toasts/toasts';
import { type GroupValues, groupInputOf } from './option-group-form';

/** Saves and deletes the choice that is open. */
export function useGroupSending(group: OptionGroupForm, form: UseFormReturnType<GroupValues>) {
  const { busy, send } = useSendingOnce(form);
  const removing = useSending();

  /** null when it was refused. */
  async function save(fields: GroupValues): Promise<OptionGroupForm | null> {
    const path = group.id ? '/api/optionGroup/update' : '/api/optionGroup/create';
    const body = { ...groupInputOf(fields), ...(group.id && { id: group.id, version: group.version }) };
    const answer = await send(
      (once) => api.post<OptionGroupForm>(path, body, once),
      ({ headline, message }) => {
        toast.error(headline, message);
        return false;
      },
    );
    return answer?.data ?? null;
  }

  const remove = () => removing.send(() => api.post('/api/optionGroup/delete', { id: group.id }));

  return { busy: busy || removing.busy, save, remove };
}
