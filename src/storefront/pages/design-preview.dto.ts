import { Line, LineLike } from '../../shop/restaurant/fields.js';
import { DISPLAY_FONTS, type DisplayFont } from '../../shop/restaurant/shop.types.js';

const Color = () => LineLike(7, /^#[0-9a-f]{6}$/i, 'Bitte eine Farbe wie #83296C angeben.');
const Picture = () =>
  LineLike(300, /^\/(?!\/)(?!.*\.\.)[\w./-]+$/, 'Bitte ein Bild aus der eigenen Mediathek wählen.');

/** A design that is being tried out; what is left out is as it is saved. */
export class DesignPreviewDto {
  @Line(120) headline?: string;
  @Picture() titleImage?: string;
  @Picture() logo?: string;
  @LineLike(3, /^(du|sie)$/, 'Bitte du oder Sie auswählen.') salutation?: 'du' | 'sie';
  @LineLike(8, new RegExp(`^(${DISPLAY_FONTS.join('|')})$`), 'Bitte eine der drei Schriften auswählen.')
  font?: DisplayFont;
  @Color() primaryColor?: string;
  @Color() secondaryColor?: string;
  @Color() accentColor?: string;
  @Color() lightTextColor?: string;
  @Color() darkTextColor?: string;
}
