import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailButton, MailCode, MailFragment, MailLayout, MailRows, MailText } from './mail.layout.js';
import { markupOf } from './mail.markup.js';

const cases: [what: string, node: ReactNode][] = [
  ['nothing', null],
  ['what is not there', [undefined, false, true, null, '']],
  ['numbers and text', [1, ' × ', 0]],
  ['what people write', <p key="p">{'<img src=x onerror=alert(1)> & "Käse"'}</p>],
  [
    'attributes',
    <a key="a" href={'/?a=1&b="2"'} title={undefined} lang="de">
      x
    </a>,
  ],
  ['what stands in nothing of its own', <>eins{[<br key="br" />, 'zwei']}</>],
  [
    'a whole mail',
    <MailLayout
      key="m"
      headline="Danke & bis gleich"
      preview="In 30 Minuten"
      reason="Du hast bestellt."
      language="en"
    >
      <MailText>Hallo {'Jonas'},</MailText>
      <MailText soft>
        <strong>Nr. 7</strong>
      </MailText>
      <MailButton href="https://x.example/a?b=1&c=2">Ansehen</MailButton>
      <MailCode>4711</MailCode>
      <MailRows rows={[['1 × Pizza', '9,50 €']]} total={['Summe', '9,50 €']} />
      <MailFragment />
    </MailLayout>,
  ],
];

/** The same but for how names of attributes are spelled, and an apostrophe that needs no care. */
const asWritten = (html: string) =>
  html.replaceAll('&#x27;', "'").replace(/ [a-zA-Z-]+(?==")/g, (name) => name.toLowerCase());

describe('markup of a mail is what React would write:', () => {
  it.each(cases)('%s', (_, node) => {
    expect(markupOf(node)).toBe(asWritten(renderToStaticMarkup(node)));
  });
});
