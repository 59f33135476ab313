import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { DriveService } from './drive.service.js';
import { StopDto } from './driver.dto.js';
import type { DriveView } from './driver.view.js';

/** The token of the tour is all a driver has. */
@Public()
@ApiTags('driver')
@Controller('api/drive')
export class DriveController {
  constructor(private readonly drives: DriveService) {}

  @Post('stop')
  @HttpCode(200)
  @RateLimit({ points: 60, seconds: 60, by: 'address' })
  stop(@Body() { token, ...arrival }: StopDto): Promise<DriveView> {
    return this.drives.arrive(token, arrival);
  }
}
