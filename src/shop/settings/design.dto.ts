import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { SALUTATIONS, type Salutation } from '../../shared/voice.types.js';
import { Given, Line, LineLike, Nested, Version } from '../restaurant/fields.js';
import { DISPLAY_FONTS, type DisplayFont } from '../restaurant/shop.types.js';

const Color = () => LineLike(7, /^#[0-9a-f]{6}$/i, 'Bitte eine Farbe wie #83296C angeben.');

/** Pictures come from here: another server would see every guest before they have ordered anything. */
const Picture = () =>
  LineLike(300, /^\/(?!\/)(?!.*\.\.)[\w./-]+$/, 'Bitte ein Bild aus der eigenen Mediathek wählen.');

class ColorsDto {
  @Color() primaryColor?: string;
  @Color() secondaryColor?: string;
  @Color() accentColor?: string;
  @Color() lightTextColor?: string;
  @Color() darkTextColor?: string;
}

export class DesignDto {
  @Line(120)
  headline?: string;

  @Picture() titleImage?: string;
  @Picture() logo?: string;

  @Given()
  @IsIn(SALUTATIONS, { message: 'Bitte du oder Sie auswählen.' })
  @ApiProperty({ enum: SALUTATIONS, required: false })
  salutation?: Salutation;

  @Given()
  @IsIn(DISPLAY_FONTS, { message: 'Bitte eine der drei Schriften auswählen.' })
  @ApiProperty({ enum: DISPLAY_FONTS, required: false })
  font?: DisplayFont;

  @Given()
  @Nested(() => ColorsDto, 'Bitte die Farben angeben.')
  @ApiProperty({ type: () => ColorsDto, required: false })
  colors?: ColorsDto;
}

export class UpdateDesignDto extends DesignDto {
  @Version() version?: number;
}
