import { type FormEvent, useMemo, useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type { OptionGroupView, ProductView, VariantView } from '../../../src/storefront/menu/menu.view';
import { readBasket, withLine, writeBasket } from '../lib/basket/basket';
import { Quantity } from '../lib/basket/Quantity';
import { useBasket } from '../lib/basket/useBasket';
import { Photo } from '../lib/Photo';
import { useSentences } from '../lib/words/Voice';
import { Facts } from './Facts';
import { GoesWith } from './GoesWith';
import { HalvesField } from './HalvesField';
import { QuestionField } from './QuestionField';
import { type Chosen, firstChosen, optionsOf, questionsOf, unanswered, unitCentsOf } from './questions';
import { SheetHead } from './SheetHead';
import { SizeField } from './SizeField';

interface Props {
  slug: string;
  product: ProductView;
  groups: OptionGroupView[];
  goesWith: ProductView[];
  titleId: string;
  open: (productId: string) => void;
  close: () => void;
}

export function ProductSheet({ product, ...props }: Props) {
  const [first] = product.variants;
  return first ? <Ordering product={product} firstSize={first} {...props} /> : null;
}

function Ordering(props: Props & { firstSize: VariantView }) {
  const { slug, product, groups, goesWith, titleId, firstSize, open, close } = props;
  const { sheet } = useSentences();
  const way = useBasket(slug).fulfilment;
  const [size, setSize] = useState(firstSize);
  const questions = useMemo(() => questionsOf({ product, groups, size }), [product, groups, size]);
  const [chosen, setChosen] = useState<Chosen>(() => firstChosen(questions));
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const unit = unitCentsOf({ product, groups, size, questions, chosen, way });
  const choose = (id: string, ids: string[]) => {
    setMissing(null);
    setChosen({ ...chosen, [id]: ids });
  };

  const order = (event: FormEvent) => {
    event.preventDefault();
    const open = unanswered(questions, chosen);
    if (open) {
      setMissing(open.id);
      return focusOn(open.id);
    }
    const options = optionsOf(questions, chosen);
    const line = { productId: product.id, variantId: size.id, options, quantity, note: note.trim() };
    writeBasket(slug, withLine(readBasket(slug), line));
    close();
  };

  return (
    <form className="sheet__body" onSubmit={order} noValidate>
      {product.image && (
        <Photo
          picture={product.image}
          className="sheet__image"
          sizes="(max-width: 36rem) 100vw, 36rem"
          width={576}
          height={240}
        />
      )}
      <SheetHead title={product.name} titleId={titleId} close={close} />
      {product.description && <p lang="de">{product.description}</p>}
      <Facts product={product} way={way} />
      {product.variants.length > 1 && (
        <SizeField product={product} way={way} value={size.id} change={setSize} />
      )}
      {product.halves && (
        <HalvesField
          halves={product.halves}
          questions={questions.filter(({ kind }) => kind === 'half')}
          chosen={chosen}
          missing={missing}
          choose={choose}
        />
      )}
      {questions
        .filter(({ kind }) => kind !== 'half')
        .map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            chosen={chosen}
            missing={missing === question.id}
            choose={(ids) => choose(question.id, ids)}
          />
        ))}
      <label className="field">
        {sheet.note}
        <textarea
          value={note}
          maxLength={140}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
          placeholder={sheet.noteHint}
        />
      </label>
      <GoesWith products={goesWith} way={way} open={open} />
      <footer className="sheet__foot">
        <Quantity value={quantity} change={setQuantity} name={product.name} />
        <button type="submit" className="button button--wide" data-needs-network>
          {sheet.add} {unit !== null && <span>{formatEuro(quantity * unit)}</span>}
        </button>
      </footer>
    </form>
  );
}

function focusOn(question: string): void {
  const place = document.getElementById(`frage-${question}`);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input:enabled, select')?.focus();
}
