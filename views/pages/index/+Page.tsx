import type { HomePage } from '../../../src/site/site.view';
import { PhoneAndTicket } from '../../components/site/PhoneAndTicket';
import { Closing, Feature, Features, Hero, Side } from '../../components/site/Pitch';
import { PICTURES } from '../../components/site/pictures';

export default function Home({ demo }: HomePage) {
  return (
    <>
      <Hero
        title="Dein Tresen im Netz"
        lead="Gäste bestellen direkt bei dir: auf deiner Seite, mit deinen Preisen. Die Bestellung liegt sofort auf dem Tresen und als Bon in der Küche."
        demo={demo}
      >
        <PhoneAndTicket />
      </Hero>
      <Side title="Annehmen ist ein Fingertipp" picture={PICTURES.bestellung}>
        <p>
          Es klingelt, bis jemand hinsieht. Du nimmst mit einer Zeit an oder lehnst mit einem Grund ab, und
          der Gast liest es auf seinem Handy.
        </p>
        <p>
          Zwei Tablets dürfen dieselbe Bestellung offen haben: Wer zuerst tippt, gewinnt, und das andere
          erfährt es.
        </p>
      </Side>
      <Side title="Der Gast weiß, wann sein Essen fertig ist" picture={PICTURES.verfolgen} phone flip>
        <p>
          Karte lesen, antippen, bestellen. Kein Kundenkonto, keine App, keine Werbung für das Lokal nebenan.
          Danach hat dein Gast eine eigene Seite, die ihm den Stand zeigt.
        </p>
        <p>
          Preise, Mehrwertsteuer und Pfand rechnet der Server. Was dein Gast sieht, ist das, was du
          abrechnest.
        </p>
      </Side>
      <Side title="Du siehst, was gedruckt ist" picture={PICTURES.druck}>
        <p>
          Der Bondrucker holt sich seine Bons selbst ab. Fehlt Papier oder Strom, wartet der Bon. Kommt einer
          ein zweites Mal, steht groß „Wiederholung“ darauf.
        </p>
        <p>Weiß das System nicht sicher, ob ein Bon heraus ist, sagt es das, statt blind zu drucken.</p>
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
      <Closing title="Fang mit einer Vorlage an">
        Name, Öffnungszeiten, eine Vorlage für die Speisekarte: Mehr brauchst du für den Anfang nicht. Alles
        andere sagt dir die Checkliste auf dem Tresen.
      </Closing>
    </>
  );
}
