import { describe, expect, it } from '@jest/globals';
import { MailButton, MailCode, MailLayout, MailRows, MailText } from './mail.layout.js';
import { htmlOf, plainOf } from './mail.message.js';
import { renderMail } from './mail.render.js';

const rendered = (name: string) => {
  const pieces = renderMail(template, { name }, sender);
  return { html: htmlOf(pieces), text: plainOf(pieces) };
};

const sender = {
  name: 'Tresen',
  baseUrl: 'https://tresen.example',
  imprint: ['Tresen GmbH', '10827 Berlin'],
};

function Receipt({ name }: { name: string }) {
  return (
    <MailLayout
      headline="Danke für deine Bestellung"
      preview="In 30 Minuten ist sie da."
      reason="Du hast bestellt."
    >
      <MailText>Hallo {name},</MailText>
      <MailRows rows={[['1 x Pizza', '9,50 €']]} total={['Summe', '9,50 €']} />
      <MailCode>4711</MailCode>
      <MailButton href="/bestellung/7">Bestellung ansehen</MailButton>
    </MailLayout>
  );
}

const template = { subject: () => 'Danke', Component: Receipt as never };

describe('a rendered mail', () => {
  it('says the same in HTML and in plain text', () => {
    const { html, text } = rendered('Lucia');
    for (const part of ['Hallo Lucia,', '1 x Pizza', '9,50 €', '4711', 'Du hast bestellt.', 'Tresen GmbH']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain('Bestellung ansehen: https://tresen.example/bestellung/7');
    expect(text).not.toMatch(/<[a-z]|In 30 Minuten/);
  });

  it('shows markup of a guest as letters', () => {
    const { html, text } = rendered('<img src=x onerror=alert(1)>');
    expect(html).not.toContain('<img');
    expect(text).toContain('Hallo <img src=x onerror=alert(1)>,');
  });

  it('loads nothing from anywhere', () => {
    const { html } = rendered('Lucia');
    expect(html).not.toMatch(/src=|<link|url\(|@import/);
  });
});
