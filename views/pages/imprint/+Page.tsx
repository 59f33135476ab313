import type { CompanyPage } from '../../../src/site/site.view';
import { MissingFacts } from '../../components/site/MissingFacts';
import { Prose } from '../../components/site/Prose';

export default function Imprint({ company }: CompanyPage) {
  const { name, street, postalCode, city, email, phone, register, vatId, responsible, missing } = company;
  return (
    <Prose title="Impressum">
      <MissingFacts missing={missing} />
      <h2>Angaben gemäß § 5 DDG</h2>
      <address>
        {name && (
          <>
            {name}
            <br />
          </>
        )}
        {street && (
          <>
            {street}
            <br />
          </>
        )}
        {[postalCode, city].filter(Boolean).join(' ')}
      </address>
      {responsible && (
        <>
          <h2>Vertreten durch</h2>
          <p>{responsible}</p>
        </>
      )}
      {(phone || email) && (
        <>
          <h2>Kontakt</h2>
          <p>
            {phone && (
              <>
                Telefon: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                <br />
              </>
            )}
            {email && (
              <>
                E-Mail: <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
        </>
      )}
      {register && (
        <>
          <h2>Registereintrag</h2>
          <p>{register}</p>
        </>
      )}
      {vatId && (
        <>
          <h2>Umsatzsteuer-Identifikationsnummer</h2>
          <p>{vatId}</p>
        </>
      )}
      <h2>Verbraucherstreitbeilegung</h2>
      <p>
        Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen.
      </p>
      <h2>Meldung rechtswidriger Inhalte</h2>
      <p>
        Wer auf einer Seite, die wir für ein Restaurant bereitstellen, einen rechtswidrigen Inhalt findet,
        meldet ihn bitte über unser <a href="/kontakt">Kontaktformular</a> und nennt die genaue Adresse der
        Seite. Das ist zugleich unsere Kontaktstelle nach Art. 11 und 12 der Verordnung (EU) 2022/2065. Wir
        antworten auf Deutsch und Englisch.
      </p>
    </Prose>
  );
}
