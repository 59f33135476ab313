export const README = `Belege über online bezahlte Bestellungen
=======================================

index.xml       beschreibt die Tabellen für Prüfprogramme (GDPdU/GoBD), nach der Grammatik in gdpdu-01-09-2004.dtd
documents.csv   alle Belege: Rechnungen (RE), Stornos (ST), Gutschriften (GU), Gutscheinverkäufe (GV)
lines.csv       die Zeilen der Belege
vat.csv         die Beträge je Steuersatz
payments.csv    Zahlungen und Erstattungen beim Zahlungsdienst
orders.csv      alle Bestellungen der Geschäftstage, auch die im Haus bezahlten
audit.csv       Änderungen an Einstellungen, Preisen und Texten
daily.csv       Summen je Tag und Steuersatz, zum Buchen
manifest.json   Anfang und Ende der Kette, Prüfsummen der Dateien

Die Tabellen sind UTF-8 mit Semikolon, Beträge haben ein Dezimalkomma. Texte, die eine Tabellenkalkulation als Formel
lesen würde, beginnen mit einem Apostroph.

Jeder Beleg trägt die Prüfsumme (SHA-256) des Belegs davor. Die Spalte "Inhalt" enthält genau das, woraus seine eigene
Prüfsumme gerechnet ist. Ein geänderter, fehlender oder doppelter Beleg fällt damit auf:

    npm run verify-receipts -- export.zip

Dasselbe gilt für jede Zeile der anderen Tabellen: manifest.json nennt die Prüfsumme jeder Datei, und das Programm zählt die
laufenden Nummern nach. Es schreibt am Ende die Prüfsumme des ganzen Exports. Dieselbe Zahl steht in der Mail an das
Steuerbüro und im audit.csv späterer Exporte; mit --summe PRÜFSUMME vergleicht das Programm sie.

Die letzte Prüfsumme der Kette steht auch auf der Seite "Belege" und unten auf jedem PDF; mit --ende PRÜFSUMME prüft das
Programm, dass am Ende nichts fehlt.

Bar- und Kartenzahlungen im Haus sind keine Belege dieser Kette: Sie stehen in der Kasse des Restaurants.
`;
