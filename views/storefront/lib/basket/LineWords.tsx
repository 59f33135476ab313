import { Fragment } from 'react';
import type { QuoteLineView } from '../../../../src/storefront/order/quote.view';
import { langOf } from '../words/lang';

type Named = Pick<QuoteLineView, 'name' | 'variant' | 'inGerman'>;
type Choosing = Pick<QuoteLineView, 'options'> & Partial<Pick<QuoteLineView, 'variant' | 'inGerman'>>;

interface Word {
  text: string;
  lang: 'de' | undefined;
}

/** A dish and its size, each in the language that it is in. */
export const LineName = ({ line }: { line: Named }) => (
  <Words between=" " words={[{ text: line.name, lang: langOf(line) }, ...sizeOf(line)]} />
);

/** What was chosen: the size, where the name does not say it, and options. */
export const Chosen = ({ line }: { line: Choosing }) => (
  <Words between=", " words={[...sizeOf(line), ...line.options.map(optionOf)]} />
);

/** '2 × Margherita Groß, 1 × Cola' */
export const LineList = ({ lines }: { lines: readonly (Named & { quantity: number })[] }) =>
  lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a round never change their places
    <Fragment key={at}>
      {at > 0 && ', '}
      {line.quantity} × <LineName line={line} />
    </Fragment>
  ));

const sizeOf = ({ variant, inGerman }: Partial<Named>): Word[] =>
  variant ? [{ text: variant, lang: langOf({ inGerman }, 'variant') }] : [];

const optionOf = (option: QuoteLineView['options'][number]): Word => ({
  text: option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
  lang: langOf(option),
});

const Words = ({ words, between }: { words: readonly Word[]; between: string }) =>
  words.map(({ text, lang }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay in the order in which they were chosen
    <Fragment key={at}>
      {at > 0 && between}
      {lang ? <span lang={lang}>{text}</span> : text}
    </Fragment>
  ));
