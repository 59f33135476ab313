import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Public } from './public.decorator.js';

export const GUEST_ONLY = 'guestOnly';

/** A page for visitors who are not signed in; the others are sent to `/`. */
export const GuestOnly = () => applyDecorators(Public(), SetMetadata(GUEST_ONLY, true));
