import { sameName } from '../../shared/text.js';

/** Where dishes are made whose category names no station. */
export const KITCHEN = 'Küche';

/** Which station a category belongs to, by the id of the category; the kitchen where it names none. */
export type Stations = ReadonlyMap<string, string>;

interface StationPrinter {
  /** null: it prints everything. */
  stations: readonly string[] | null;
}

interface StationLine {
  categoryId: string;
  /** The parts of a combo know the category of their dish, but for those of orders of older versions. */
  combo: { parts: readonly { name: string; categoryId?: string }[] } | null;
}

export const stationOf = (categoryId: string, stations: Stations): string =>
  stations.get(categoryId) ?? KITCHEN;

/** What one of these printers prints. A combo comes out wherever a part of it is made. */
export const linesFor = <Line extends StationLine, Printer extends StationPrinter>(
  printer: Printer,
  printers: readonly Printer[],
  lines: readonly Line[],
  stations: Stations,
): Line[] =>
  lines.filter((line) =>
    stationsOf(line, stations).some((station) => printersAt(station, printers).includes(printer)),
  );

/** What no printer is set up for is printed by the first one: a dish on no docket is never cooked. */
function printersAt<Printer extends StationPrinter>(
  station: string,
  printers: readonly Printer[],
): readonly Printer[] {
  const there = printers.filter(({ stations }) => stations === null || hasStation(stations, station));
  return there.length > 0 ? there : printers.slice(0, 1);
}

const hasStation = (stations: readonly string[], wanted: string): boolean =>
  stations.some((station) => sameName(station, wanted));

function stationsOf({ categoryId, combo }: StationLine, stations: Stations): string[] {
  const ofParts = (combo?.parts ?? []).flatMap((part) => part.categoryId ?? []);
  return (ofParts.length > 0 ? ofParts : [categoryId]).map((id) => stationOf(id, stations));
}
