import { formatCents, formatEuro } from '../../../src/shared/money';
import type { GuestPaper, ReceiptView } from '../../../src/shop/receipt/receipt.view';
import type { CheckoutPage } from '../../../src/storefront/pages/page.view';
import { trackingOf } from '../lib/config';
import { type Assets, Document } from '../lib/Document';
import { AreaField, Field } from '../lib/Field';
import { Footer } from '../lib/Footer';
import { Top } from '../lib/Top';
import { pageSentencesFor } from '../lib/words/sentences.menu-page';
import { trackingWordsFor } from '../lib/words/sentences.tracking';

/** A receipt to read, print or keep. What the tax office reads is German; what stands around it is the guest's. */
export function ReceiptDocument({
  page: { shop, speech, links },
  paper: { receipt, path, later },
  token,
  assets,
}: {
  page: CheckoutPage;
  paper: GuestPaper;
  /** null: not for whoever ordered, and leads to no order. */
  token: string | null;
  assets: Assets;
}) {
  const { number, groups } = receipt;
  const words = trackingWordsFor(speech);
  const { page: frame } = pageSentencesFor(speech);
  const title = speech.language === 'de' ? receipt.title : words.receipt.title;
  const back = token === null ? frame.toMenuLabel : words.data.back;
  return (
    <Document
      shop={shop}
      speech={speech}
      title={`${title} – ${shop.name}`}
      description={`${title}: ${words.title(receipt.orderNumber)}, ${shop.name}`}
      robots="noindex"
      config={{ slug: shop.slug, links, sheet: '' }}
      assets={assets}
    >
      <Top
        shop={shop.name}
        href={token === null ? links.menu : trackingOf({ links, speech }, token)}
        label={back}
      />
      <main className="page page--narrow">
        {words.receipt.isGerman && <p className="small paper__language">{words.receipt.isGerman}</p>}
        <div className="card paper" lang="de">
          <Parties receipt={receipt} shop={shop.name} />
          <h1>{receipt.title}</h1>
          <dl className="paper__facts">
            {number && <Fact name="Rechnungsnummer" value={number} />}
            {receipt.about && <Fact name="Bezug" value={receipt.about} />}
            <Fact name="Bestellung" value={`Nr. ${receipt.orderNumber} vom ${receipt.orderedOn}`} />
            <Fact name="Ausgestellt am" value={receipt.issuedOn} />
            <Fact name="Leistungsdatum" value={receipt.suppliedOn} />
          </dl>
          <Lines receipt={receipt} />
          {groups.length > 0 && <Taxes groups={groups} />}
          <p>{receipt.payment}</p>
          {receipt.notes.map((note) => (
            <p key={note} className="small">
              {note}
            </p>
          ))}
          {receipt.hospitality && (
            <Hospitality
              place={`${shop.name}, ${shop.street}, ${shop.city}`}
              day={receipt.suppliedOn}
              spentCents={receipt.spentCents}
            />
          )}
          <div className="paper__hint">
            {receipt.hospitality && <MealForm path={path} />}
            {!receipt.hospitality && (
              <a className="button" href={path} lang={speech.language} download>
                {words.receipt.pdf}
              </a>
            )}
            {later.map(({ label, number, path: file }) => (
              <a key={number} className="link" href={file} download>
                {label} {number} (PDF)
              </a>
            ))}
          </div>
        </div>
      </main>
      <Footer shop={shop} links={links} />
    </Document>
  );
}

/** Whose receipt it is, and for whom. */
const Parties = ({ receipt: { seller, recipient }, shop }: { receipt: ReceiptView; shop: string }) => (
  <div className="paper__parties">
    <address>
      <strong>{seller.name}</strong>
      {seller.name !== shop && <span>{shop}</span>}
      {seller.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {seller.taxId && <span>Steuernummer / USt-IdNr.: {seller.taxId}</span>}
    </address>
    {recipient && (
      <address>
        <span className="small">Rechnung an</span>
        <strong>{recipient.name}</strong>
        <span>{recipient.street}</span>
        <span>
          {recipient.postalCode} {recipient.city}
        </span>
      </address>
    )}
  </div>
);

/** What was bought, and how much of it the tip and vouchers were. */
function Lines({ receipt }: { receipt: ReceiptView }) {
  const { lines, tipCents, totalCents, voucherCents } = receipt;
  const rated = receipt.groups.length > 0;
  return (
    <table className="paper__lines">
      <thead>
        <tr>
          <th scope="col">Bezeichnung</th>
          <th scope="col">Betrag in €</th>
          {rated && <th scope="col">Satz</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, cents, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt is rendered once
          <tr key={index}>
            <td>{text}</td>
            <td>{formatCents(cents)}</td>
            {rated && <td>{mark}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Gesamtbetrag</th>
          <td>{formatEuro(totalCents)}</td>
          {rated && <td />}
        </tr>
        {tipCents > 0 && (
          <More
            name={`Trinkgeld, zusammen ${formatEuro(totalCents + tipCents)}`}
            cents={tipCents}
            rated={rated}
          />
        )}
        {voucherCents > 0 && <More name="Davon mit Gutschein bezahlt" cents={voucherCents} rated={rated} />}
      </tfoot>
    </table>
  );
}

const More = ({ name, cents, rated }: { name: string; cents: number; rated: boolean }) => (
  <tr className="paper__more">
    <th scope="row">{name}</th>
    <td>{formatEuro(cents)}</td>
    {rated && <td />}
  </tr>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Taxes = ({ groups }: Pick<ReceiptView, 'groups'>) => (
  <table className="paper__taxes">
    <thead>
      <tr>
        <th scope="col">Satz</th>
        <th scope="col">Netto</th>
        <th scope="col">MwSt.</th>
        <th scope="col">Brutto</th>
      </tr>
    </thead>
    <tbody>
      {groups.map(({ mark, rate, netCents, vatCents, grossCents }) => (
        <tr key={rate}>
          <th scope="row">
            {mark} = {rate} %
          </th>
          <td>{formatCents(netCents)}</td>
          <td>{formatCents(vatCents)}</td>
          <td>{formatCents(grossCents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What is typed here is printed on the PDF and kept nowhere. */
const MealForm = ({ path }: { path: string }) => (
  <form className="fields" method="get" action={path}>
    <input type="hidden" name="bewirtung" value="1" />
    <Field name="anlass" label="Anlass der Bewirtung" maxLength={160} optional />
    <AreaField
      name="personen"
      label="Bewirtete Personen"
      hint="Eine je Zeile. Was leer bleibt, lässt sich auf dem Ausdruck von Hand ergänzen."
      rows={4}
      maxLength={1_000}
      optional
    />
    <button type="submit" className="button">
      Bewirtungsbeleg als PDF
    </button>
  </form>
);

/** What § 4 Abs. 5 Nr. 2 EStG wants written by hand. */
const Hospitality = ({
  place,
  day,
  spentCents,
}: {
  place: string;
  day: string;
  spentCents: number | null;
}) => (
  <section className="paper__meal" aria-labelledby="bewirtung">
    <h2 id="bewirtung">Angaben zur Bewirtung</h2>
    <p>
      Ort und Tag der Bewirtung: {place}, {day}
    </p>
    {spentCents !== null && <p>Höhe der Kosten: {formatEuro(spentCents)}</p>}
    {['Anlass der Bewirtung', 'Bewirtete Personen', 'Ort, Datum', 'Unterschrift'].map((label) => (
      <div key={label} className="paper__blank" data-tall={label === 'Bewirtete Personen' || undefined}>
        {label}
      </div>
    ))}
  </section>
);
