import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anImprint, BELLA_GMBH, theFacts } from '../legal.fixture.js';
import { type ImprintData, LEGAL_FORMS, TEXT_KINDS } from '../legal.types.js';
import { textProblems } from './legal-lint.rules.js';
import { markupOf } from './markup.js';
import type { Block, Inline } from './markup.types.js';
import { startText } from './start-text.rules.js';

const imprint = (over: Partial<ImprintData>) => startText('imprint', theFacts({ imprint: anImprint(over) }));

describe('the imprint', () => {
  it('names who runs the restaurant, and where', () => {
    expect(imprint({ vatId: 'DE136695976' })).toBe(`## Angaben gemäß § 5 DDG

Trattoria Bella  
Lindenstraße 12  
10969 Berlin

## Inhaber/in

Lucia Bianchi

## Kontakt

Telefon: [030 23125123](tel:+493023125123)  
E-Mail: [post@trattoria-bella.example](mailto:post@trattoria-bella.example)

## Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG

DE136695976

## Verbraucherstreitbeilegung

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.
`);
  });

  it('shows an id as the tax office writes it, however it was typed', () => {
    expect(imprint({ vatId: 'de-136 695 976' })).toContain('\n\nDE136695976\n');
    expect(imprint({ economicId: 'DE 123456788 - 00001' })).toContain('\n\nDE123456788-00001\n');
  });

  it('names the entry of a company and who represents it', () => {
    const text = imprint({ ...BELLA_GMBH, shareCapital: '25.000 €' });
    expect(text).toContain('## Vertreten durch (Geschäftsführung)\n\nLucia Bianchi');
    expect(text).toContain('## Registereintrag\n\nAmtsgericht Charlottenburg, HRB 741102');
    expect(text).toContain('Stammkapital: 25.000 €');
  });

  it('says that a company is being wound up', () => {
    expect(imprint({ ...BELLA_GMBH, windingUp: 'liquidation' })).toContain('in Liquidation');
  });

  it('is silent about arbitration where nobody has to speak', () => {
    expect(imprint({ arbitration: 'silent' })).not.toContain('Streitbeilegung');
  });
});

describe('the starting texts', () => {
  it.each(TEXT_KINDS.flatMap((kind) => LEGAL_FORMS.map((legalForm) => [kind, legalForm] as const)))(
    '%s of a %s can be published as it is',
    (kind, legalForm) => {
      const facts = theFacts({ imprint: anImprint({ ...BELLA_GMBH, legalForm }) });
      expect(textProblems(kind, startText(kind, facts))).toEqual([]);
    },
  );

  it.each(['privacy', 'terms'] as const)('address guests in one way only: %s', (kind) => {
    const [du, sie] = (['du', 'sie'] as const).map((salutation) => startText(kind, theFacts({ salutation })));
    expect(du).toMatch(/\b(du|deine?|dir|dich)\b/i);
    expect(du).not.toMatch(/\b(Ihre?|Ihnen)\b/);
    expect(sie).toMatch(/\bSie\b/);
    expect(sie).not.toMatch(/\b(du|deine?r?|dir|dich|ruf|sag|sorge)\b/i);
  });

  it('name a payment provider only where one is used', () => {
    const text = startText('privacy', theFacts({ paypal: false, stripe: false }));
    expect(text).not.toMatch(/PayPal|Stripe/);
    expect(startText('privacy', theFacts({ stripe: false }))).toContain('PayPal (Europe)');
    expect(startText('privacy', theFacts({ paypal: false }))).toContain('Stripe Payments Europe');
  });

  it('name how long the restaurant keeps the details of its guests', () => {
    const text = startText('privacy', theFacts({ contactMonths: 18 }));
    expect(text).toContain('löschen wir 18 Monate nach ihrer Ausführung');
  });

  it('never say that prices include tax where a small business takes none', () => {
    const text = startText('terms', theFacts({ smallBusiness: true }));
    expect(text).toContain('§ 19 UStG');
    expect(text).not.toContain('enthalten die gesetzliche Mehrwertsteuer');
  });

  it.each(['privacy', 'terms'] as const)(
    'name the person who trades under the name of a business: %s',
    (kind) => {
      const of = (over: Partial<ImprintData>) => startText(kind, theFacts({ imprint: anImprint(over) }));
      expect(of({})).toContain('Inhaber/in Lucia Bianchi');
      expect(of({ firm: '' })).not.toContain('Inhaber');
      expect(of({ firm: '' })).toContain('Lucia Bianchi');
      expect(of({ firm: 'Trattoria Bella, Inhaberin Lucia Bianchi' })).not.toContain('Inhaber/in');
      expect(of(BELLA_GMBH)).not.toContain('Lucia');
    },
  );

  it('say that meals cannot be withdrawn from', () => {
    expect(startText('terms', theFacts())).toContain('kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2, 9 BGB)');
  });

  it('carry what somebody typed into a field as it was typed, never as markup', () => {
    const typed = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => /\S/.test(text));
    fc.assert(
      fc.property(typed, (firm) => {
        const text = startText('imprint', theFacts({ imprint: anImprint({ firm }), restaurant: 'R' }));
        const [, first] = markupOf(text);
        const said = wordsOf(first).split('\n')[0];
        expect(said).toBe(firm.replace(/\s+/g, ' ').trim());
      }),
      {
        numRuns: 500,
        examples: [['.@-.0'], ['a@b.de'], ['Www.bella.de'], ['http://bella.de/x'], ['1. & _2_']],
      },
    );
  });
});

const wordsOf = (block?: Block): string =>
  block?.kind === 'paragraph' ? block.inline.map(inlineWords).join('') : `(${block?.kind})`;

const inlineWords = (part: Inline): string => {
  if (part.kind === 'text') return part.text;
  return part.kind === 'break' ? '\n' : `<${part.kind}>`;
};
