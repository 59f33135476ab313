import { renderToStaticMarkup } from 'react-dom/server';
import { MailFrame, type MailSender } from './mail.layout.js';
import type { MailTemplate, RenderedMail } from './mail.template.js';
import { textOf } from './mail.text.js';

export function renderMail(
  { Component }: MailTemplate<object>,
  props: object,
  sender: MailSender,
): RenderedMail {
  const html = renderToStaticMarkup(
    <MailFrame value={sender}>
      <Component {...props} />
    </MailFrame>,
  );
  return { html: `<!DOCTYPE html>${html}`, text: textOf(html) };
}
