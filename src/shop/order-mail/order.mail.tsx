import type { ReactNode } from 'react';
import { MailButton, MailFragment, MailLayout, MailRows, MailText } from '../../platform/mail/mail.layout.js';
import { renderFragment } from '../../platform/mail/mail.render.js';
import type { RenderedMail } from '../../platform/mail/mail.template.js';
import type { OrderMailView, RowText } from './order-mail.rules.js';
import type { TermsParagraph } from './order-mail-terms.rules.js';

/** What a guest gets at each step; it carries the whole order, so that it serves as proof on its own. */
export function OrderMail({
  headline,
  sentences,
  language,
  reason,
  button,
  title,
  rows,
  total,
  notes,
}: OrderMailView) {
  return (
    <MailLayout headline={headline} preview={sentences[0] ?? headline} reason={reason} language={language}>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      <MailButton href={button.path}>{button.text}</MailButton>
      <MailText>
        <strong>{title}</strong>
      </MailText>
      <MailRows rows={rows.map(([text, amount]) => [rowText(text), amount])} total={total} />
      {notes.map((note) => (
        <MailText key={note} soft>
          {note}
        </MailText>
      ))}
      <MailFragment />
    </MailLayout>
  );
}

const rowText = (text: RowText): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map((word, at) =>
        typeof word === 'string' ? (
          word
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
          <span key={at} lang="de">
            {word.german}
          </span>
        ),
      );

const rendered = new WeakMap<readonly TermsParagraph[], RenderedMail>();

/** Every mail of a version carries the same paragraphs. */
export function renderedTerms(terms: readonly TermsParagraph[]): RenderedMail {
  const known = rendered.get(terms);
  if (known) return known;
  const fragment = renderFragment(
    // They stay German in an English mail.
    <div lang="de">
      {terms.map(({ text, heading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
        <MailText key={index} soft>
          {heading ? <strong>{text}</strong> : text}
        </MailText>
      ))}
    </div>,
  );
  rendered.set(terms, fragment);
  return fragment;
}
