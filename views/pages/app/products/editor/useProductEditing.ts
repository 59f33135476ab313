import { useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductForm } from '../../../../../src/shop/dish/dish.view';
import { type Once, useSendingOnce } from '../../../../lib/form/sending-once';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../../../lib/http/api.types';
import { hasArrivedOtherwise } from '../../../../lib/http/refused.rules';
import { toast } from '../../../../lib/toasts/toasts';
import { ownProblems, type SectionKey, sectionsOf } from './editor-sections';
import type { Draft } from './opened.types';
import { inputOf, type ProductFields } from './product-form';

const ARRIVED = 'Noch einmal gesendet';
const LOOK_FIRST =
  'Beim ersten Mal ist die Speise angekommen, nur die Antwort nicht. Sieh in der Liste nach, ob sie so stimmt. Legst du noch einmal an, gibt es sie zweimal.';

interface Editing {
  saved: ProductForm | null;
  initial: ProductFields;
  /** It goes on from the version it was begun with: what was saved meanwhile is asked about. */
  draft: Draft | null;
  /** Hears that it is stored. */
  done: () => void;
}

/** A dish as it is being edited. */
export function useProductEditing({ saved, initial, draft, done }: Editing) {
  const [version, setVersion] = useState(draft ? draft.version : saved?.version);
  const [conflict, setConflict] = useState<ProductForm | null>(null);
  const form = useForm({ initialValues: draft?.fields ?? initial });
  const [open, setOpen] = useState<ReadonlySet<SectionKey>>(() => openAtFirst(initial));
  const { busy, send } = useSendingOnce();

  /** Whether it is stored now. */
  async function save(fields: ProductFields): Promise<boolean> {
    const wrong = ownProblems(fields);
    if (Object.keys(wrong).length > 0) {
      show(wrong);
      return false;
    }

    const body = { ...inputOf(fields), ...(saved && { id: saved.id, version }) };
    const counted = isRecounted(fields, initial) ? Number(fields.left) : null;
    const verb = saved ? 'update' : 'create';
    const answer = await send((once) => store(verb, body, counted, once), refused);
    if (!answer) return false;
    if (answer.message) toast.success(answer.message);
    done();
    return true;
  }

  /** The focus cannot move to a field that is folded away. */
  function show(fields: Record<string, string>): void {
    flushSync(() => setOpen((before) => new Set([...before, ...sectionsOf(Object.keys(fields))])));
    form.setErrors(fields);
    const [first] = Object.keys(fields);
    if (first) form.getInputNode(first)?.focus();
  }

  function refused(failure: ApiFailure): boolean {
    if (failure.fields) show(failure.fields);
    const current = savedMeanwhile<ProductForm>(failure);
    if (current) setConflict(current);
    else if (hasArrivedOtherwise(failure)) toast.error(ARRIVED, LOOK_FIRST);
    else toast.error(failure.headline, failure.message);
    return true;
  }

  return {
    form,
    version,
    busy,
    save,
    open,
    toggle: (key: SectionKey, now: boolean) => setOpen((before) => toggled(before, key, now)),
    conflict,
    closeConflict: () => setConflict(null),
    /** Goes on from what is stored by now, with what was entered here. */
    keepMine: (current: ProductForm) => {
      setVersion(current.version);
      setConflict(null);
    },
  };
}

async function store(
  verb: 'create' | 'update',
  body: object,
  counted: number | null,
  once: Once,
): Promise<ApiResult<ProductForm>> {
  const answer = await api.post<ProductForm>(`/api/product/${verb}`, body, once);
  if (answer.success && counted !== null)
    await api.post('/api/stock/set', { productId: answer.data.id, left: counted });
  return answer;
}

/** The stock is set only when somebody typed another number, not whenever the dish is saved. */
const isRecounted = ({ counted, left }: ProductFields, before: ProductFields): boolean =>
  counted !== 'none' && typeof left === 'number' && (left !== before.left || counted !== before.counted);

/** Allergens that nobody has checked are not folded away: the law wants them said. */
const openAtFirst = ({ allergens, ingredientIds }: ProductFields): Set<SectionKey> =>
  new Set(allergens === null && ingredientIds.length === 0 ? ['contents'] : []);

function toggled(before: ReadonlySet<SectionKey>, key: SectionKey, now: boolean): Set<SectionKey> {
  const next = new Set(before);
  if (now) next.add(key);
  else next.delete(key);
  return next;
}
