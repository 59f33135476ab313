import type { ReactNode } from 'react';
import { FRAGMENT, type MailSender } from './mail.layout.js';
import { markupOf } from './mail.markup.js';
import type { MailTemplate, RenderedMail } from './mail.template.js';
import { textOf } from './mail.text.js';

/** In pieces, one after the other: what many mails have in common is the same object in each. */
export function renderMail(
  { Component, fragment }: MailTemplate<object>,
  props: object,
  sender: MailSender,
): RenderedMail[] {
  const html = markupOf(<Component {...props} />, sender);
  return withFragment(`<!DOCTYPE html>${html}`, fragment?.(props));
}

export function renderFragment(content: ReactNode): RenderedMail {
  return { ...pieceOf(markupOf(content)), isShared: true };
}

/** No guest can write the mark: what people wrote is escaped. */
function withFragment(html: string, fragment?: RenderedMail): RenderedMail[] {
  const [before = '', after] = html.split(FRAGMENT);
  if (after === undefined) return [pieceOf(html)];
  return [pieceOf(before), ...(fragment?.html ? [fragment] : []), pieceOf(after)];
}

const pieceOf = (html: string): RenderedMail => ({ html, text: textOf(html).trim() });
