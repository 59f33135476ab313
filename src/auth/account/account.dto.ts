import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { MailAddress, NewPassword, Password, PersonName } from '../user/user.dto.js';

const VERSION = { message: 'Bitte stimme zu.' };
const LINK = { message: 'Dieser Link ist unvollständig.' };

export class RegisterDto {
  @MailAddress()
  email: string;

  @NewPassword()
  password: string;

  @PersonName()
  name: string;

  /** The version of the terms that was shown. */
  @ApiProperty({ type: String })
  @MaxLength(20, VERSION)
  @IsString(VERSION)
  acceptTerms: string;

  @ApiProperty({ type: String })
  @MaxLength(20, VERSION)
  @IsString(VERSION)
  acceptProcessing: string;
}

export class RequestResetDto {
  @MailAddress()
  email: string;
}

export class LinkDto {
  @ApiProperty({ type: String })
  @MaxLength(100, LINK)
  @IsString(LINK)
  token: string;
}

export class ConfirmMailDto extends LinkDto {
  /** Of the account that was registered with this address; left out by whoever is signed in or does not know it. */
  @ApiPropertyOptional({ type: String, format: 'password' })
  @Optional()
  @Password('Gib dein Passwort ein.')
  password?: string;
}

export class ConfirmResetDto extends LinkDto {
  @NewPassword()
  password: string;
}

export class RenameDto {
  @PersonName()
  name: string;
}

export class CurrentPasswordDto {
  @Password()
  currentPassword: string;
}

export class ChangePasswordDto extends CurrentPasswordDto {
  @NewPassword()
  password: string;
}

export class ChangeMailDto extends CurrentPasswordDto {
  @MailAddress()
  email: string;
}

export class DeleteAccountDto extends CurrentPasswordDto {
  /** The last owner has read what happens to the restaurant. */
  @ApiPropertyOptional({ type: Boolean })
  @Optional()
  @IsBoolean({ message: 'Bestätige bitte, dass dein Restaurant geschlossen wird.' })
  closeShop?: boolean;
}

export class TotpDto {
  @ApiProperty({ type: String })
  @Matches(/^[\d\s]{6,8}$/, { message: 'Der Code hat sechs Ziffern.' })
  @IsString({ message: 'Der Code hat sechs Ziffern.' })
  code: string;
}

export class DeviceDto {
  @ApiProperty({ type: String })
  @MaxLength(40, { message: 'Dieses Gerät gibt es nicht.' })
  @IsString({ message: 'Dieses Gerät gibt es nicht.' })
  id: string;
}
