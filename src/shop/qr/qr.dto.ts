import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Line, WebAddress } from '../restaurant/fields.js';
import {
  QR_FORMATS,
  QR_KINDS,
  type QrChoice,
  type QrFormat,
  type QrKind,
  WIFI_SECURITY,
  type Wifi,
  type WifiSecurity,
} from './qr.types.js';

const UNKNOWN = { message: 'Diese Auswahl kennen wir nicht.' };
const LAST_PART = 9;
const isTrue = ({ value }: { value: unknown }): boolean => value === true || value === 'true';

class LookDto {
  @IsIn(QR_FORMATS, UNKNOWN)
  @ApiProperty({ enum: QR_FORMATS, required: false })
  format: QrFormat = 'svg';

  @Transform(isTrue)
  @IsBoolean(UNKNOWN)
  @ApiProperty({ type: Boolean, required: false })
  logo = false;

  @Transform(isTrue)
  @IsBoolean(UNKNOWN)
  @ApiProperty({ type: Boolean, required: false })
  cropMarks = false;
}

/** All of it stands in the address, so that a sheet can be asked for again. */
export class QrChoiceDto extends LookDto implements QrChoice {
  @IsIn(
    QR_KINDS.filter((kind) => kind !== 'wifi'),
    UNKNOWN,
  )
  @ApiProperty({ enum: QR_KINDS.filter((kind) => kind !== 'wifi') })
  kind: QrKind;

  @Matches(/^[0-9a-z]{0,40}$/, UNKNOWN)
  @ApiProperty({ type: String, required: false })
  id = '';

  /** Of a series: which thousand of its codes. */
  @Transform(({ value }) => Number(value))
  @IsInt(UNKNOWN)
  @Min(0, UNKNOWN)
  @Max(LAST_PART, UNKNOWN)
  @ApiProperty({ type: Number, required: false, minimum: 0, maximum: LAST_PART })
  part = 0;
}

const NETWORK = { message: 'Ein WLAN-Name hat 1 bis 32 Zeichen.' };
const SECRET = { message: 'Ein WLAN-Kennwort hat höchstens 63 Zeichen.' };

/** The password stands in the body: an address is written into logs. */
export class WifiCodeDto extends LookDto implements Wifi {
  @Clean(60)
  @IsString(NETWORK)
  @MaxLength(32, NETWORK)
  @ApiProperty({ maxLength: 32 })
  ssid: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsString(SECRET)
  @MaxLength(63, SECRET)
  @ApiProperty({ type: String, required: false, maxLength: 63 })
  password = '';

  @IsIn(WIFI_SECURITY, UNKNOWN)
  @ApiProperty({ enum: WIFI_SECURITY, required: false })
  security: WifiSecurity = 'WPA';

  @Transform(isTrue)
  @IsBoolean(UNKNOWN)
  @ApiProperty({ type: Boolean, required: false })
  hidden = false;
}

/** Where somebody comes from: their table, their series of codes. */
export class OpenedQrDto {
  @Line(12) kind?: string;
  @Line(40) id?: string;
}

export class ReviewLinkDto {
  @WebAddress()
  url: string;
}
