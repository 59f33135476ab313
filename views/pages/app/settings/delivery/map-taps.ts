import type { DeliveryArea, Position } from '../../../../../src/shop/delivery/delivery.types';
import { metersBetween } from '../../../../../src/shop/delivery/geo.rules';
import type { PostalPlace } from '../../../../../src/shop/delivery/postal-code.types';
import type { CornerEdits } from './corner-edits';
import { HOME, type Placing, type PlacingState } from './usePlacing';

interface Tap {
  edited: DeliveryArea | null;
  placing: PlacingState;
  corners: CornerEdits;
  change: (id: string, part: Partial<DeliveryArea>) => void;
  place: Position;
  /** The postal codes that can be tapped. */
  known: readonly PostalPlace[];
}

/** What a tap, or Enter on the keyboard, does at a place; told in words for those who only hear it. */
export function tap(given: Tap): string {
  const { edited, placing, corners, change, place } = given;
  if (placing.placing) return placing.placeByTap(placing.placing, place);
  if (!edited) return '';
  const { match } = edited;
  if (match.type === 'polygon') return corners.addCorner(place);
  if (match.type === 'plz') return toggleCode(edited.id, match, given);
  change(edited.id, { match: { ...match, center: place } });
  return `Mittelpunkt gesetzt, ${placing.whereIs(place)}.`;
}

type CodeMatch = Extract<DeliveryArea['match'], { type: 'plz' }>;

function toggleCode(id: string, match: CodeMatch, { change, place, known }: Tap): string {
  const distance = ({ position }: PostalPlace) => metersBetween(position, place);
  const nearest = [...known].sort((a, b) => distance(a) - distance(b))[0];
  if (!nearest) return '';
  const { codes } = match;
  const has = codes.includes(nearest.code);
  const next = has ? codes.filter((code) => code !== nearest.code) : [...codes, nearest.code];
  change(id, { match: { ...match, codes: next } });
  return `${nearest.code} ${has ? 'entfernt' : 'hinzugefügt'}.`;
}

const HINTS = {
  none: 'Wähle ein Gebiet zum Bearbeiten, oder verschiebe die Karte.',
  plz: 'Tippe auf eine Postleitzahl, um sie hinzuzufügen oder zu entfernen.',
  radius: 'Tippe auf die Mitte des Umkreises.',
  polygon: 'Tippe, um Ecken zu setzen; ziehe eine Ecke, um sie zu verschieben; Doppeltippen entfernt sie.',
} as const;

export function hintFor(placing: Placing | null, edited: DeliveryArea | null): string {
  if (placing === HOME) return 'Tippe auf die Stelle, an der das Restaurant steht.';
  if (placing) return `Tippe auf die Mitte von ${placing}.`;
  return HINTS[edited?.match.type ?? 'none'];
}
