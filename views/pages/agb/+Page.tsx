import type { CompanyPage } from '../../../src/site/site.view';
import { MissingFacts } from '../../components/site/MissingFacts';
import { Prose } from '../../components/site/Prose';
import { ProcessingAgreement } from './ProcessingAgreement';

export default function Terms({ company: { name, missing } }: CompanyPage) {
  const provider = name || 'der im Impressum genannte Anbieter';
  return (
    <Prose title="Allgemeine Geschäftsbedingungen" stand="November 2026, Fassung 2026-11">
      <MissingFacts missing={missing} />
      <h2>1. Worum es geht</h2>
      <p>
        {provider} stellt Restaurants die Software Tresen über das Internet bereit. Diese Bedingungen gelten
        gegenüber Unternehmern (§ 14 BGB). Der Kaufvertrag über Speisen kommt allein zwischen dem Restaurant
        und seinem Gast zustande.
      </p>
      <h2>2. Konto und Vertrag</h2>
      <p>
        Der Vertrag kommt mit der Registrierung zustande. Der Tarif „Kostenlos“ läuft auf unbestimmte Zeit und
        kann jederzeit beendet werden. Bezahlte Tarife verlängern sich monatlich und können zum Ende jedes
        Monats gekündigt werden, in den Einstellungen oder per E-Mail.
      </p>
      <h2>3. Was wir leisten</h2>
      <p>
        Wir betreiben die Software mit der Sorgfalt eines ordentlichen Kaufmanns, sichern die gespeicherten
        Daten und kündigen Wartungen an, soweit das möglich ist. Welche Funktionen zu welchem Tarif gehören,
        steht auf der <a href="/pricing">Preisseite</a>. Eine bestimmte Verfügbarkeit sagen wir nur zu, wenn
        sie dort genannt ist.
      </p>
      <h2>4. Was das Restaurant leistet</h2>
      <ul>
        <li>Angaben zu Preisen, Allergenen, Zusatzstoffen und Pfand stimmen und werden gepflegt.</li>
        <li>
          Impressum, Datenschutzerklärung und Bedingungen der Bestellseite sind eigene Angaben des
          Restaurants.
        </li>
        <li>
          Barzahlungen und Kartenzahlungen vor Ort werden in einer eigenen Kasse erfasst. Tresen ist keine
          Kasse.
        </li>
        <li>Zugangsdaten bleiben geheim; jede Person im Team benutzt ihren eigenen Zugang oder ihre PIN.</li>
      </ul>
      <h2>5. Preise</h2>
      <p>
        Es gelten die bei Abschluss genannten Preise zuzüglich gesetzlicher Umsatzsteuer. Eine Provision auf
        Bestellungen fällt nicht an. Gebühren von Zahlungsanbietern rechnet der jeweilige Anbieter mit dem
        Restaurant ab.
      </p>
      <h2>6. Daten und Ende des Vertrags</h2>
      <p>
        Die Daten des Restaurants gehören dem Restaurant. Nach Ende des Vertrags halten wir sie 30 Tage zum
        Abruf bereit und löschen sie danach, soweit keine gesetzlichen Aufbewahrungspflichten entgegenstehen.
      </p>
      <h2>7. Haftung</h2>
      <p>
        Bei Vorsatz, grober Fahrlässigkeit und bei Schäden an Leben, Körper oder Gesundheit haften wir
        unbeschränkt. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher
        Vertragspflichten und begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Die Haftung nach dem
        Produkthaftungsgesetz bleibt unberührt.
      </p>
      <h2>8. Änderungen und Schluss</h2>
      <p>
        Änderungen dieser Bedingungen teilen wir sechs Wochen vorher mit; bis dahin kann widersprochen und zum
        Zeitpunkt der Änderung gekündigt werden. Es gilt deutsches Recht. Gerichtsstand gegenüber Kaufleuten
        ist unser Sitz.
      </p>
      <ProcessingAgreement provider={provider} />
    </Prose>
  );
}
