import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ASKS_PASSWORD } from '../../platform/http/asks-password.decorator.js';
import type { Request } from '../../platform/http/request.js';
import { ProofService } from '../session/proof.service.js';
import { PasswordNeeded } from '../session/session.errors.js';

@Injectable()
export class PasswordGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly proofs: ProofService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const fields = this.reflector.getAllAndOverride<string[] | undefined>(ASKS_PASSWORD, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { user, body } = context.switchToHttp().getRequest<Request>();
    if (!fields || !user?.byPin || !sendsOneOf(fields, body)) return true;
    if (!(await this.proofs.isProven(user))) throw new PasswordNeeded();
    return true;
  }
}

const sendsOneOf = (fields: string[], body: unknown): boolean =>
  fields.length === 0 || fields.some((field) => typeof body === 'object' && body !== null && field in body);
