import { type FormEvent, useState } from 'react';
import type { ProductView, VariantView } from '../../../../src/storefront/menu/menu.view';
import { pricedAs } from '../../../../src/storefront/menu/prices.rules';
import { quantityOf, readBasket } from '../../lib/basket/basket';
import { Quantity } from '../../lib/basket/Quantity';
import { langOf } from '../../lib/words/lang';
import type { Sentences } from '../../lib/words/sentences';
import { softHyphens } from '../../lib/words/soft-hyphens';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { announce } from '../announce';
import { availableOf } from '../available';
import { GoesWith } from '../GoesWith';
import { Gone, useIsGone } from '../Gone';
import { kindOf } from '../kind';
import { useRestaurant } from '../Restaurant';
import { SheetHead } from '../SheetHead';
import { HalvesField } from './HalvesField';
import { Look } from './Look';
import { useOrdering } from './ordering';
import { QuestionField } from './QuestionField';
import type { Question } from './questions';
import { SizeField } from './SizeField';
import { WishField } from './WishField';

interface Props {
  product: ProductView;
  /** A line of the basket that is chosen anew. */
  lineKey?: string;
  titleId: string;
  close: () => void;
}

export function ProductSheet({ product, ...props }: Props) {
  const [first] = product.variants;
  return first ? <Ordering product={product} firstSize={first} {...props} /> : null;
}

function Ordering({ product, lineKey, titleId, firstSize, close }: Props & { firstSize: VariantView }) {
  const { sheet } = useSentences();
  const { config, menu, products } = useRestaurant();
  const [line] = useState(() => readBasket(config.slug).lines.find(({ key }) => key === lineKey));
  const [groups] = useState(() =>
    product.groupIds.flatMap((id) => menu?.groups.find((group) => group.id === id) ?? []),
  );
  const order = useOrdering({ slug: config.slug, product, groups, firstSize, line });
  const isGone = useIsGone(product);
  const [half, setHalf] = useState('first');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGone) return close();
    if (order.open) return jumpTo(order.open);
    order.save();
    announce(sheet.added(product.name, quantityOf(readBasket(config.slug), product.id)));
    close();
  };
  const showHalf = (id: string) => {
    setHalf(id);
    requestAnimationFrame(() => placeOf(id)?.scrollIntoView({ block: 'nearest' }));
  };
  const jumpTo = ({ id, kind }: Question) => {
    order.setMissing(id);
    if (kind === 'half') setHalf(id);
    requestAnimationFrame(() => focusOn(id));
  };

  return (
    <form onSubmit={submit} noValidate>
      <SheetHead title={softHyphens(product.name)} titleId={titleId} lang={langOf(product)} close={close} />
      <div className="sheet__body">
        <Look product={product} way={order.way} />
        <div className="sheet__choices">
          {isGone && <Gone product={product} />}
          {product.variants.length > 1 && (
            <SizeField product={product} way={order.way} value={order.size.id} change={order.setSize} />
          )}
          {product.halves && (
            <HalvesField
              halves={product.halves}
              questions={order.questions.filter(({ kind }) => kind === 'half')}
              chosen={order.chosen}
              missing={order.missing}
              size={pricedAs(order.size)}
              way={order.way}
              active={half}
              activate={showHalf}
              choose={order.choose}
            />
          )}
          {order.questions
            .filter(({ kind }) => kind !== 'half')
            .map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                chosen={order.chosen}
                missing={order.missing === question.id}
                choose={(ids) => order.choose(question.id, ids)}
                pictureOf={(answer) => products.find(({ id }) => id === answer.productId)?.image ?? null}
              />
            ))}
          {!isGone && <WishField kind={kindOf(product)} value={order.note} change={order.setNote} />}
          {!line && !isGone && <GoesWith products={availableOf(product.goesWithIds, products)} />}
        </div>
      </div>
      <Foot product={product} order={order} isGone={isGone} isChange={line !== undefined} />
    </form>
  );
}

interface FootProps {
  product: ProductView;
  order: ReturnType<typeof useOrdering>;
  isGone: boolean;
  /** A line of the basket is chosen anew. */
  isChange: boolean;
}

function Foot({ product, order, isGone, isChange }: FootProps) {
  const { sheet, basket } = useSentences();
  const euro = useEuro();
  const addText = isChange ? sheet.apply : sheet.add;
  return (
    <footer className={isGone ? 'sheet__foot' : 'sheet__foot sheet__foot--buy'}>
      {!isGone && <Quantity value={order.quantity} change={order.setQuantity} name={product.name} />}
      <button type="submit" className={isGone ? 'button button--wide' : 'button'} data-needs-network>
        {isGone && basket.toMenu}
        {!isGone && (order.open ? missingText(order.open, sheet) : addText)}
        {!isGone && !order.open && order.unit !== null && (
          <span className="price">{euro(order.quantity * order.unit)}</span>
        )}
      </button>
    </footer>
  );
}

/** The button says what it waits for. */
function missingText({ id, kind, name }: Question, { halves, chooseIn }: Sentences['sheet']): string {
  if (kind !== 'half') return chooseIn(name);
  return id === 'first' ? halves.chooseFirst : halves.chooseSecond;
}

const placeOf = (question: string) => document.querySelector(`.sheet [id="frage-${CSS.escape(question)}"]`);

function focusOn(question: string): void {
  const place = placeOf(question);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
}
