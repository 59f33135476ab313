import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { DeviceDto } from './account.dto.js';
import { DeviceService } from './device.service.js';

@AsksPassword()
@Controller('api/user/devices')
export class DeviceController {
  constructor(private readonly devices: DeviceService) {}

  @Post('signOut')
  @HttpCode(200)
  signOut(@CurrentUser() viewer: Viewer, @Body() { id }: DeviceDto): Promise<void> {
    return this.devices.signOut(viewer, id);
  }

  @Post('signOutOthers')
  @HttpCode(200)
  signOutOthers(@CurrentUser() viewer: Viewer): Promise<void> {
    return this.devices.signOutOthers(viewer);
  }
}
