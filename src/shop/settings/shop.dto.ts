import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { NoLink } from '../../platform/http/no-link.decorator.js';
import { POSTAL_CODE, WRONG_POSTAL_CODE } from '../delivery/street.rules.js';
import {
  Email,
  GermanPostalCode,
  Given,
  Line,
  LineLike,
  NeededLine,
  Nested,
  Social,
  Version,
  WebAddress,
} from '../restaurant/fields.js';
import { FTP_PROTOCOLS, type FtpProtocol, SETUP_STEPS, type SetupStep } from '../restaurant/shop.types.js';
import { DesignDto } from './design.dto.js';
import { SettingsDto } from './settings.dto.js';

const Part = (type: () => new () => object) =>
  applyDecorators(
    Given(),
    Nested(type, 'Dieser Teil passt hier nicht.'),
    ApiProperty({ type: () => type(), required: false }),
  );

/** Taken as it is: a blank or an odd character may belong to it. null clears it. */
const Secret = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined && value !== null),
    IsString({ message: 'Bitte Text eingeben.' }),
    MaxLength(500, { message: 'Bitte höchstens 500 Zeichen eingeben.' }),
    ApiProperty({ type: String, required: false, nullable: true, maxLength: 500, writeOnly: true }),
  );

/** Hex with or without colons, or as OpenSSH writes it. */
const FINGERPRINT = /^(SHA256:[A-Za-z0-9+/]{43}=?|([0-9A-Fa-f]{2}:?){31}[0-9A-Fa-f]{2})$/;
const HOST = /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;

class ShopAddressDto {
  @Line(120) street?: string;
  @Line(80) city?: string;

  @GermanPostalCode()
  @LineLike(12, POSTAL_CODE, WRONG_POSTAL_CODE)
  postalCode?: string;

  @Line(60) country?: string;
}

class ShopContactDto {
  /** Read by the country of the restaurant, which may come in the same save. */
  @Line(40) phone?: string;

  @Email() email?: string;
  @WebAddress() website?: string;
}

class SocialsDto {
  @Social('facebook') facebook?: string;
  @Social('instagram') instagram?: string;
  @Social('whatsapp') whatsapp?: string;
  @Social('google') google?: string;
}

class FtpDto {
  @LineLike(253, HOST, 'Bitte einen Rechnernamen wie ftp.beispiel.de eingeben.')
  host?: string;

  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 65_535, default: 21 })
  @Given()
  @Max(65_535, { message: 'Bitte einen Port von 1 bis 65535 eingeben.' })
  @Min(1, { message: 'Bitte einen Port von 1 bis 65535 eingeben.' })
  @IsInt({ message: 'Bitte eine ganze Zahl eingeben.' })
  port?: number;

  @Line(200) username?: string;
  @Line(300) directory?: string;

  @Given()
  @IsIn(FTP_PROTOCOLS, { message: 'Bitte FTP, FTPS oder SFTP wählen.' })
  @ApiProperty({ enum: FTP_PROTOCOLS, required: false })
  protocol?: FtpProtocol;

  @LineLike(120, FINGERPRINT, 'Bitte den SHA-256-Fingerabdruck eingeben, so wie ihn die Prüfung zeigt.')
  fingerprint?: string;

  @WebAddress() address?: string;

  @Given()
  @IsBoolean({ message: 'Bitte an oder aus wählen.' })
  @ApiProperty({ type: Boolean, required: false })
  auto?: boolean;

  @Secret() password?: string | null;
}

/** Copied with a blank or a line break at its end it is the same key. */
const Pasted = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

class SandboxDto {
  @Given()
  @IsBoolean({ message: 'Bitte an oder aus wählen.' })
  @ApiProperty({ type: Boolean, required: false })
  sandbox?: boolean;
}

class PayPalKeysDto extends SandboxDto {
  @Line(300) public_key?: string;
  @Pasted() @Secret() secret_key?: string | null;
}

/** Swapped keys would put the secret one into every guest's page. */
class StripeKeysDto extends SandboxDto {
  @Line(300)
  @Matches(/^(?!\s*(sk|rk|whsec)_)/, {
    message: 'Das ist ein geheimer Schlüssel. Hier gehört der hinein, der mit pk_ beginnt.',
  })
  public_key?: string;

  @Pasted()
  @Secret()
  @Matches(/^(?!\s*pk_)/, {
    message: 'Das ist der veröffentlichbare Schlüssel. Hier gehört der hinein, der mit sk_ oder rk_ beginnt.',
  })
  secret_key?: string | null;
}

class ShopFieldsDto {
  @Line(100) companyName?: string;
  @Line(40) taxId?: string;
  @Part(() => ShopAddressDto) address?: ShopAddressDto;
  @Part(() => ShopContactDto) contact?: ShopContactDto;
  @Part(() => SocialsDto) socials?: SocialsDto;
  @Part(() => SettingsDto) settings?: SettingsDto;
  @Part(() => FtpDto) ftp?: FtpDto;
  @Part(() => PayPalKeysDto) paypal?: PayPalKeysDto;
  @Part(() => StripeKeysDto) stripe?: StripeKeysDto;
  @Part(() => DesignDto) design?: DesignDto;
}

export class CreateShopDto extends ShopFieldsDto {
  @NeededLine(80)
  @NoLink()
  @IsNotEmpty({ message: 'Bitte den Namen des Restaurants eingeben.' })
  name: string;
}

export class UpdateShopDto extends ShopFieldsDto {
  @Line(80)
  @NoLink()
  @IsNotEmpty({ message: 'Bitte den Namen des Restaurants eingeben.' })
  name?: string;

  @Given()
  @IsIn(SETUP_STEPS, { message: 'Diesen Schritt gibt es nicht.' })
  @ApiProperty({ enum: SETUP_STEPS, required: false })
  setupStep?: SetupStep;

  @Version() version?: number;
}
