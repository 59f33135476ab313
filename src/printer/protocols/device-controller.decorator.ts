import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { Public } from '../../platform/http/public.decorator.js';
import { DeviceErrors } from './device-errors.filter.js';

/** Where devices call: nobody signs in, the address is the key, and a refusal is a status and nothing else. */
export const DeviceController = (path: string): ClassDecorator =>
  applyDecorators(Public(), UseFilters(DeviceErrors), Controller(path));
