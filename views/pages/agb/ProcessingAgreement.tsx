/** What art. 28 GDPR asks for, accepted with the terms. */
export const ProcessingAgreement = ({ provider }: { provider: string }) => (
  <>
    <h2 id="auftragsverarbeitung">Vereinbarung zur Auftragsverarbeitung (Art. 28 DSGVO)</h2>
    <h3>Gegenstand und Dauer</h3>
    <p>
      {provider} verarbeitet im Auftrag des Restaurants Daten von Gästen und Mitarbeitenden, um die
      Bestellseite, den Tresen und den Küchendruck zu betreiben, solange der Vertrag läuft. Betroffen sind
      Name, Kontaktdaten, Lieferadresse, Inhalt und Verlauf von Bestellungen sowie Name, Rolle und Anmeldungen
      des Teams.
    </p>
    <h3>Weisung und Vertraulichkeit</h3>
    <p>
      Die Verarbeitung erfolgt nur auf dokumentierte Weisung; die Bedienung der Software gilt als Weisung.
      Alle mit der Verarbeitung befassten Personen sind zur Vertraulichkeit verpflichtet.
    </p>
    <h3>Maßnahmen</h3>
    <ul>
      <li>
        Übertragung verschlüsselt, Zugangsdaten zu Diensten Dritter verschlüsselt gespeichert, Passwörter als
        Prüfsumme.
      </li>
      <li>Trennung der Mandanten in jeder Abfrage, Rollen im Team, Protokoll über Änderungen.</li>
      <li>
        Kontaktdaten getrennt von Buchungsdaten, damit sie gelöscht werden können, ohne Belege zu berühren.
      </li>
      <li>Regelmäßige Sicherung und Probe der Wiederherstellung.</li>
    </ul>
    <h3>Weitere Auftragsverarbeiter</h3>
    <p>
      Das Restaurant stimmt dem Einsatz des Rechenzentrums und des E-Mail-Dienstes zu, die der Betreiber
      dieser Installation einsetzt. Über einen Wechsel informieren wir sechs Wochen vorher.
    </p>
    <h3>Unterstützung, Löschung, Kontrolle</h3>
    <p>
      Wir unterstützen bei Auskunft, Löschung und Meldungen, melden Verletzungen unverzüglich, löschen nach
      Ende des Vertrags und weisen die Einhaltung auf Anfrage nach.
    </p>
  </>
);
