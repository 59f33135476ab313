import type { CompanyPage } from '../../../src/site/site.view';
import { MissingFacts } from '../../components/site/MissingFacts';
import { Prose } from '../../components/site/Prose';

export default function Privacy({
  company: { name, street, postalCode, city, email, missing },
}: CompanyPage) {
  return (
    <Prose title="Datenschutz" stand="November 2026">
      <MissingFacts missing={missing} />
      <p>
        Diese Erklärung gilt für diese Website und für das Konto, mit dem Restaurants Tresen benutzen. Für die
        Bestellseite eines Restaurants ist das Restaurant verantwortlich; dort steht dessen eigene
        Datenschutzerklärung.
      </p>
      <h2>Verantwortlich</h2>
      <p>
        {[name, street, [postalCode, city].filter(Boolean).join(' '), email].filter(Boolean).join(', ') ||
          'siehe Impressum'}
      </p>
      <h2>Wenn du diese Seiten besuchst</h2>
      <p>
        Der Server verarbeitet deine IP-Adresse, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6
        Abs. 1 Buchst. f DSGVO). Protokolle enthalten Zeitpunkt, Adresse der Seite und Antwortzeit und werden
        nach spätestens 14 Tagen gelöscht. Schriften und Bilder liegen auf unserem Server. Es gibt keine
        Werbung, keine Reichweitenmessung und keine Inhalte von Dritten.
      </p>
      <h2>Wenn du ein Konto hast</h2>
      <p>
        Wir speichern Name, E-Mail-Adresse, das Passwort als nicht umkehrbare Prüfsumme, auf Wunsch den
        Schlüssel der Zwei-Faktor-Anmeldung, deine angemeldeten Geräte und welchen Bedingungen du in welcher
        Fassung zugestimmt hast. Das brauchen wir, um den Vertrag mit dir zu erfüllen (Art. 6 Abs. 1 Buchst. b
        DSGVO). Du kannst dein Konto in den Einstellungen selbst löschen.
      </p>
      <h2>Cookies</h2>
      <p>
        Zwei Cookies halten dich angemeldet: eines für zehn Minuten, eines für höchstens 30 Tage ohne Nutzung.
        Sie sind technisch notwendig (§ 25 Abs. 2 TDDDG), deshalb fragt kein Banner danach. Andere setzen wir
        nicht.
      </p>
      <h2>Wenn du uns schreibst</h2>
      <p>
        Deine Nachricht wird uns als E-Mail zugestellt und so lange aufbewahrt, wie wir sie zur Antwort und
        für Rückfragen brauchen (Art. 6 Abs. 1 Buchst. b oder f DSGVO).
      </p>
      <h2>Daten der Gäste</h2>
      <p>
        Name, Telefonnummer und Adresse deiner Gäste verarbeiten wir in deinem Auftrag (Art. 28 DSGVO). Was
        das im Einzelnen bedeutet, steht in der{' '}
        <a href="/agb#auftragsverarbeitung">Vereinbarung zur Auftragsverarbeitung</a>.
      </p>
      <h2>Deine Rechte</h2>
      <p>
        Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Herausgabe deiner Daten verlangen und
        einer Verarbeitung widersprechen, die wir auf berechtigte Interessen stützen. Außerdem kannst du dich
        bei einer Datenschutz-Aufsichtsbehörde beschweren.
      </p>
    </Prose>
  );
}
