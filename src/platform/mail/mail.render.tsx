import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRAGMENT, MailFrame, type MailSender } from './mail.layout.js';
import type { MailTemplate, RenderedMail } from './mail.template.js';
import { textOf } from './mail.text.js';

/** In pieces, one after the other: what many mails have in common is the same object in each. */
export function renderMail(
  { Component, fragment }: MailTemplate<object>,
  props: object,
  sender: MailSender,
): RenderedMail[] {
  const html = renderToStaticMarkup(
    <MailFrame value={sender}>
      <Component {...props} />
    </MailFrame>,
  );
  return withFragment(`<!DOCTYPE html>${html}`, fragment?.(props));
}

export function renderFragment(content: ReactNode): RenderedMail {
  const html = renderToStaticMarkup(content);
  return { ...pieceOf(html), isShared: true };
}

/** No guest can write the mark: what people wrote is escaped. */
function withFragment(html: string, fragment?: RenderedMail): RenderedMail[] {
  const [before = '', after] = html.split(FRAGMENT);
  if (after === undefined) return [pieceOf(html)];
  return [pieceOf(before), ...(fragment?.html ? [fragment] : []), pieceOf(after)];
}

const pieceOf = (html: string): RenderedMail => ({ html, text: textOf(html).trim() });
