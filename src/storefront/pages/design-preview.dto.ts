import { Line, LineLike } from '../../shop/restaurant/fields.js';

const Color = () => LineLike(7, /^#[0-9a-f]{6}$/i, 'Bitte eine Farbe wie #83296C angeben.');
const Picture = () =>
  LineLike(300, /^\/(?!\/)(?!.*\.\.)[\w./-]+$/, 'Bitte ein Bild aus der eigenen Mediathek wählen.');

/** A design that is being tried out; what is left out is as it is saved. */
export class DesignPreviewDto {
  @Line(120) headline?: string;
  @Picture() titleImage?: string;
  @Picture() logo?: string;
  @LineLike(3, /^(du|sie)$/, 'Bitte du oder Sie auswählen.') salutation?: 'du' | 'sie';
  @Color() primaryColor?: string;
  @Color() secondaryColor?: string;
  @Color() accentColor?: string;
  @Color() lightTextColor?: string;
  @Color() darkTextColor?: string;
}
