import { type FormEvent, useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type {
  OptionGroupView,
  OptionView,
  ProductView,
  VariantView,
} from '../../../src/storefront/menu.view';
import { readBasket, withLine, writeBasket } from '../lib/basket';
import { Quantity } from '../lib/Quantity';
import { useSentences } from '../lib/Speech';
import type { Sentences } from '../lib/sentences';

type Chosen = Record<string, Record<string, number>>;

interface Props {
  slug: string;
  product: ProductView;
  groups: OptionGroupView[];
  close: () => void;
}

export function ProductSheet({ slug, product, groups, close }: Props) {
  const { sheet, page } = useSentences();
  const [variant, setVariant] = useState(product.variants[0]);
  const [chosen, setChosen] = useState<Chosen>({});
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  if (!variant) return null;

  const order = (event: FormEvent) => {
    event.preventDefault();
    const unanswered = groups.find((group) => countIn(chosen[group.id]) < group.min);
    if (unanswered) {
      setMissing(unanswered.id);
      document.getElementById(`gruppe-${unanswered.id}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    const line = {
      productId: product.id,
      variantId: variant.id,
      options: optionsOf(chosen),
      quantity,
      note: note.trim(),
    };
    writeBasket(slug, withLine(readBasket(slug), line));
    close();
  };

  return (
    <form className="sheet__body" onSubmit={order} noValidate>
      {product.image && <img className="sheet__image" src={product.image.src} alt="" />}
      <header className="sheet__head">
        <h2 id="sheet-title">{product.name}</h2>
        <button type="button" className="close" onClick={close} aria-label={page.close}>
          ×
        </button>
      </header>
      {product.description && <p>{product.description}</p>}
      {product.variants.length > 1 && (
        <fieldset>
          <legend>{sheet.size}</legend>
          {product.variants.map((one) => (
            <label key={one.id} className="choice">
              <input
                type="radio"
                name="variante"
                checked={one.id === variant.id}
                onChange={() => setVariant(one)}
              />
              <span>{one.name}</span>
              <span className="choice__price">{formatEuro(one.priceCents)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          variant={variant}
          chosen={chosen[group.id] ?? {}}
          missing={missing === group.id}
          choose={(options) => {
            setMissing(null);
            setChosen({ ...chosen, [group.id]: options });
          }}
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
      <footer className="sheet__foot">
        <Quantity value={quantity} change={setQuantity} name={product.name} />
        <button type="submit" className="button button--wide">
          {sheet.add} <span>{formatEuro(quantity * unitCents(variant, groups, chosen))}</span>
        </button>
      </footer>
    </form>
  );
}

interface GroupProps {
  group: OptionGroupView;
  variant: VariantView;
  chosen: Record<string, number>;
  missing: boolean;
  choose: (options: Record<string, number>) => void;
}

function Group({ group, variant, chosen, missing, choose }: GroupProps) {
  const { sheet } = useSentences();
  const { id, name, min, max, options } = group;
  const one = max === 1;
  const full = !one && countIn(chosen) >= max;
  const toggle = (option: string, on: boolean) =>
    choose(
      one
        ? { [option]: 1 }
        : Object.fromEntries(Object.entries({ ...chosen, [option]: on ? 1 : 0 }).filter(([, n]) => n > 0)),
    );

  return (
    <fieldset id={`gruppe-${id}`} aria-describedby={missing ? `fehlt-${id}` : undefined}>
      <legend>
        {name} <span className="small">{hintOf(group, sheet)}</span>
      </legend>
      {missing && (
        <p className="error" id={`fehlt-${id}`} role="alert">
          {sheet.chooseHere}
        </p>
      )}
      {options.map((option) => (
        <label key={option.id} className="choice" data-off={option.soldOut || undefined}>
          <input
            type={one && min > 0 ? 'radio' : 'checkbox'}
            name={`gruppe-${id}`}
            checked={(chosen[option.id] ?? 0) > 0}
            disabled={option.soldOut || (full && !chosen[option.id])}
            onChange={(event) =>
              one && !event.target.checked ? choose({}) : toggle(option.id, event.target.checked)
            }
          />
          <span>
            {option.name}
            {option.soldOut && <span className="small"> {sheet.soldOut}</span>}
          </span>
          {priceOf(option, variant) > 0 && (
            <span className="choice__price">+{formatEuro(priceOf(option, variant))}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function hintOf({ min, max, freeQuantity }: OptionGroupView, sheet: Sentences['sheet']): string {
  const amount = amountOf(min, max, sheet);
  return freeQuantity > 0 ? `${amount}, ${sheet.free(freeQuantity)}` : amount;
}

function amountOf(min: number, max: number, sheet: Sentences['sheet']): string {
  if (min > 0) return max === 1 ? sheet.chooseOne : sheet.chooseAtLeast(min);
  return max === 1 ? sheet.ifYouLike : sheet.upTo(max);
}

const priceOf = (option: OptionView, variant: VariantView): number =>
  option.variantPrices.find(({ variantName }) => variantName === variant.name)?.priceCents ??
  option.priceCents;

const countIn = (options: Record<string, number> = {}): number =>
  Object.values(options).reduce((sum, n) => sum + n, 0);

const optionsOf = (chosen: Chosen) =>
  Object.entries(chosen).flatMap(([groupId, options]) =>
    Object.entries(options).map(([optionId, quantity]) => ({ groupId, optionId, quantity })),
  );

/** A preview for the button; what counts is the server's quote in the basket. */
function unitCents(variant: VariantView, groups: OptionGroupView[], chosen: Chosen): number {
  const extras = groups.map((group) => {
    const prices = group.options
      .filter(({ id }) => chosen[group.id]?.[id])
      .map((option) => priceOf(option, variant));
    return prices
      .sort((a, b) => a - b)
      .slice(group.freeQuantity)
      .reduce((sum, cents) => sum + cents, 0);
  });
  return extras.reduce((sum, cents) => sum + cents, variant.priceCents);
}
