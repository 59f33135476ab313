import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
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
import { SETUP_STEPS, type SetupStep } from '../restaurant/shop.types.js';
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

  @Given()
  @IsInt({ message: 'Bitte eine ganze Zahl eingeben.' })
  @Min(1, { message: 'Bitte einen Port von 1 bis 65535 eingeben.' })
  @Max(65_535, { message: 'Bitte einen Port von 1 bis 65535 eingeben.' })
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 65_535, default: 21 })
  port?: number;

  @Line(200) username?: string;
  @Line(300) directory?: string;
  @Secret() password?: string | null;
}

class PaymentKeysDto {
  @Line(300) public_key?: string;
  @Secret() secret_key?: string | null;

  @Given()
  @IsBoolean({ message: 'Bitte an oder aus wählen.' })
  @ApiProperty({ type: Boolean, required: false })
  sandbox?: boolean;
}

class ShopFieldsDto {
  @Line(100) companyName?: string;
  @Line(40) taxId?: string;
  @Part(() => ShopAddressDto) address?: ShopAddressDto;
  @Part(() => ShopContactDto) contact?: ShopContactDto;
  @Part(() => SocialsDto) socials?: SocialsDto;
  @Part(() => SettingsDto) settings?: SettingsDto;
  @Part(() => FtpDto) ftp?: FtpDto;
  @Part(() => PaymentKeysDto) paypal?: PaymentKeysDto;
  @Part(() => PaymentKeysDto) stripe?: PaymentKeysDto;
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
