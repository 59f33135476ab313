import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { MailAddress, Password } from '../user/user.dto.js';

export class LoginDto {
  @MailAddress()
  email: string;

  @Password('Gib dein Passwort ein.')
  password: string;

  /** Six digits of the app or one of the recovery codes. */
  @ApiPropertyOptional({ type: String })
  @Optional()
  @Matches(/^[\w\s-]{6,20}$/, { message: 'Der Code hat sechs Ziffern.' })
  @IsString({ message: 'Der Code hat sechs Ziffern.' })
  totp?: string;
}

export class RefreshDto {
  @ApiPropertyOptional({ type: String })
  @Optional()
  @MaxLength(200)
  @IsString()
  refreshToken?: string;
}
