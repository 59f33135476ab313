import { useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductForm } from '../../../../../src/shop/dish/dish.view';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';
import { ownProblems, type SectionKey, sectionsOf } from './editor-sections';
import { inputOf, type ProductFields } from './product-form';

/** A dish as it is being edited; `done` hears that it is stored. */
export function useProductEditing(saved: ProductForm | null, initial: ProductFields, done: () => void) {
  const [version, setVersion] = useState(saved?.version);
  const [conflict, setConflict] = useState<ProductForm | null>(null);
  const form = useForm({ initialValues: initial });
  const [open, setOpen] = useState<ReadonlySet<SectionKey>>(() => openAtFirst(initial));
  const { busy, send } = useSending();

  async function save(fields: ProductFields): Promise<void> {
    const wrong = ownProblems(fields);
    if (Object.keys(wrong).length > 0) return show(wrong);

    const body = { ...inputOf(fields), ...(saved && { id: saved.id, version }) };
    const counted = isRecounted(fields, initial) ? Number(fields.left) : null;
    const answer = await send(() => store(saved ? 'update' : 'create', body, counted), refused);
    if (!answer) return;
    if (answer.message) toast.success(answer.message);
    done();
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
    else toast.error(failure.headline, failure.message);
    return true;
  }

  return {
    form,
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
): Promise<ApiResult<ProductForm>> {
  const answer = await api.post<ProductForm>(`/api/product/${verb}`, body, { silent: true });
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
