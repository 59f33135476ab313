import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'public';

/** Opens a route by name; signed-in is the default everywhere else. */
export const Public = () => applyDecorators(SetMetadata(PUBLIC, true), ApiExtension('x-public', true));
