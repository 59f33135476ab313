import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { MailAddress, NewPassword, PersonName } from '../user/user.dto.js';
import type { Role } from '../user/user.types.js';

const ROLES = ['owner', 'manager', 'staff'];
const CHOOSE = { message: 'Wähle eine Rolle.' };

export class InviteDto {
  @MailAddress('Gib die E-Mail-Adresse der Person ein.')
  email: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, CHOOSE)
  role: Role;
}

export class MemberDto {
  @ApiProperty({ type: String })
  @MaxLength(40, { message: 'Diese Person gibt es nicht.' })
  @IsString({ message: 'Diese Person gibt es nicht.' })
  id: string;
}

export class ChangeRoleDto extends MemberDto {
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, CHOOSE)
  role: Role;
}

export class JoinDto {
  @ApiProperty({ type: String })
  @MaxLength(100, { message: 'Dieser Link ist unvollständig.' })
  @IsString({ message: 'Dieser Link ist unvollständig.' })
  token: string;
}

export class JoinWithNewAccountDto extends JoinDto {
  @PersonName()
  name: string;

  @NewPassword()
  password: string;
}
