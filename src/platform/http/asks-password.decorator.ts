import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const ASKS_PASSWORD = 'asksPassword';

/**
 * Four digits typed in view of the kitchen are not enough for this: who took over with a PIN has to type the password
 * first (`/api/user/prove`). With fields named, only when one of them is sent.
 */
export const AsksPassword = (...fields: string[]) =>
  applyDecorators(SetMetadata(ASKS_PASSWORD, fields), ApiExtension('x-asks-password', true));
