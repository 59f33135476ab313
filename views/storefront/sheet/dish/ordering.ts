import { useMemo, useState } from 'react';
import type { OptionGroupView, ProductView, VariantView } from '../../../../src/storefront/menu/menu.view';
import { type BasketLine, readBasket, withChanged, withLine, writeBasket } from '../../lib/basket/basket';
import { useBasket } from '../../lib/basket/useBasket';
import {
  type Chosen,
  chosenIn,
  firstChosen,
  inOrder,
  optionsOf,
  questionsOf,
  unanswered,
  unitCentsOf,
} from './questions';

interface Asked {
  slug: string;
  product: ProductView;
  groups: OptionGroupView[];
  firstSize: VariantView;
  /** The line of the basket that is chosen anew. */
  line: BasketLine | undefined;
}

/** A dish on its way into the basket: what is chosen, what is missing, what it costs. */
export function useOrdering({ slug, product, groups, firstSize, line }: Asked) {
  const way = useBasket(slug).fulfilment;
  const [size, setSize] = useState(
    () => product.variants.find(({ id }) => id === line?.variantId) ?? firstSize,
  );
  const questions = useMemo(() => inOrder(questionsOf({ product, groups, size })), [product, groups, size]);
  const [chosen, setChosen] = useState<Chosen>(() =>
    line ? chosenIn(line.options) : firstChosen(questions),
  );
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? '');
  const [missing, setMissing] = useState<string | null>(null);

  const choose = (id: string, ids: string[]) => {
    setMissing(null);
    setChosen({ ...chosen, [id]: ids });
  };
  const save = () => {
    const changed = {
      productId: product.id,
      variantId: size.id,
      options: optionsOf(questions, chosen),
      quantity,
      note: note.trim(),
    };
    const basket = readBasket(slug);
    writeBasket(slug, line ? withChanged(basket, line.key, changed) : withLine(basket, changed));
  };
  return {
    way,
    size,
    setSize,
    questions,
    chosen,
    choose,
    quantity,
    setQuantity,
    note,
    setNote,
    missing,
    setMissing,
    open: unanswered(questions, chosen),
    unit: unitCentsOf({ product, groups, size, questions, chosen, way }),
    save,
  };
}
