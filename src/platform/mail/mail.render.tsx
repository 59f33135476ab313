import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRAGMENT, MailFrame, type MailSender } from './mail.layout.js';
import type { MailTemplate, RenderedMail } from './mail.template.js';
import { textOf } from './mail.text.js';

export function renderMail(
  { Component, fragment }: MailTemplate<object>,
  props: object,
  sender: MailSender,
): RenderedMail {
  const html = renderToStaticMarkup(
    <MailFrame value={sender}>
      <Component {...props} />
    </MailFrame>,
  );
  return withFragment(`<!DOCTYPE html>${html}`, fragment?.(props));
}

export function renderFragment(content: ReactNode): RenderedMail {
  const html = renderToStaticMarkup(content);
  return { html, text: textOf(html) };
}

/** No guest can write the mark: what people wrote is escaped. */
function withFragment(html: string, fragment: RenderedMail = { html: '', text: '' }): RenderedMail {
  const [before = '', after] = html.split(FRAGMENT);
  if (after === undefined) return { html, text: textOf(html) };
  const parts = [textOf(before), fragment.text, textOf(after)].map((part) => part.trim());
  return { html: before + fragment.html + after, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
