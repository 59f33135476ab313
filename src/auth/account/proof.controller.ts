import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { ProofService } from '../session/proof.service.js';
import { CurrentPasswordDto } from './account.dto.js';
import { Reauthentication } from './reauthentication.js';

@Controller('api/user')
export class ProofController {
  constructor(
    private readonly proofs: ProofService,
    private readonly again: Reauthentication,
  ) {}

  /** Whoever took over a tablet with a PIN types the password as well. */
  @OwnIdempotency()
  @Post('prove')
  @HttpCode(200)
  async prove(@CurrentUser() viewer: Viewer, @Body() { currentPassword }: CurrentPasswordDto): Promise<void> {
    await this.again.demand(viewer.userId, currentPassword);
    await this.proofs.prove(viewer);
  }
}
