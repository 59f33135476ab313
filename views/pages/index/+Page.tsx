import type { HomePage } from '../../../src/site/site.view';
import { Closing, Feature, Features, Hero, Side } from '../../components/site/Pitch';
import { PICTURES } from '../../components/site/pictures';

export default function Home({ demo }: HomePage) {
  return (
    <>
      <Hero
        title="Dein Tresen im Netz"
        lead="Gäste bestellen direkt bei dir: auf deiner Seite, mit deinen Preisen. Die Bestellung liegt sofort auf dem Tresen und als Bon in der Küche."
        demo={demo}
        picture={PICTURES.board}
      />
      <Features title="Was du damit machst">
        <Feature title="Speisekarte zeigen">
          Gerichte mit Größen, Extras, Pfand und Allergenen. Die Seite ist fertiges HTML: Sie ist da, bevor
          der Gast den Daumen bewegt, und lesbar auch ohne JavaScript.
        </Feature>
        <Feature title="Bestellungen annehmen">
          Es klingelt, bis jemand hinsieht. Annehmen mit Minuten oder ablehnen mit Grund ist ein Fingertipp,
          und der Gast liest es im selben Augenblick auf seinem Handy.
        </Feature>
        <Feature title="In der Küche drucken">
          Der Bondrucker holt sich seine Bons selbst ab. Fehlt Papier oder Strom, wartet der Bon. Kommt einer
          ein zweites Mal, steht groß „Wiederholung“ darauf.
        </Feature>
      </Features>
      <Side title="Gäste bestellen ohne Konto und ohne Umweg" picture={PICTURES.phones}>
        <p>
          Karte lesen, antippen, bestellen. Kein Kundenkonto, keine App, keine Werbung für das Lokal nebenan.
          Danach hat dein Gast eine eigene Seite, auf der er sieht, wann sein Essen fertig ist.
        </p>
        <p>
          Preise, Mehrwertsteuer und Pfand rechnet der Server. Was dein Gast sieht, ist das, was du
          abrechnest.
        </p>
      </Side>
      <Side title="Du siehst, was gedruckt ist" picture={PICTURES.queue} flip>
        <p>
          Zu jedem Bon steht da, ob er wartet, gedruckt wird oder gedruckt ist. Weiß das System es nicht
          sicher, sagt es das, statt blind noch einmal zu drucken.
        </p>
        <p>Meldet sich ein Drucker nicht mehr, erfährst du es, bevor der erste Gast nachfragt.</p>
      </Side>
      <Features title="Was dir bleibt">
        <Feature title="Keine Provision">
          Tresen kostet einen festen Betrag im Monat oder gar nichts. Von deinem Umsatz nehmen wir keinen
          Anteil.
        </Feature>
        <Feature title="Deine Gäste, deine Daten">
          Name und Adresse gehören zur Bestellung und zu dir. Wir schreiben deinen Gästen keine Werbung. Auf
          der Shop-Seite lädt nichts von fremden Servern.
        </Feature>
        <Feature title="Auch auf deinem Webspace">
          Deine Shop-Seite lässt sich als fertige Dateien ausgeben. Sie läuft dann auf dem Webspace, den du
          schon bezahlst, und fragt uns nur nach dem, was sich ändert.
        </Feature>
      </Features>
      <Closing title="In zehn Minuten steht deine Karte">
        Name, Öffnungszeiten, eine Vorlage für die Speisekarte: Mehr brauchst du für den Anfang nicht. Alles
        andere sagt dir die Checkliste auf dem Tresen.
      </Closing>
    </>
  );
}
