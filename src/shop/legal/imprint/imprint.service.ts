import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { BadImprint, ImprintChanged } from '../legal.errors.js';
import type { Imprint, ImprintData } from '../legal.types.js';
import { ImprintRepository } from './imprint.repository.js';
import { differingFields } from './imprint-changes.rules.js';
import { imprintProblems } from './imprint-check.rules.js';
import { startImprint } from './imprint-start.rules.js';

/** What the law wants to know about the people behind a restaurant. */
@Injectable()
export class ImprintService {
  constructor(
    private readonly imprints: ImprintRepository,
    private readonly audit: Audit,
  ) {}

  /** Version 0: nobody has saved it yet, and it says what the rest of the settings say. */
  async of(shop: Shop): Promise<Imprint> {
    return (await this.imprints.find(shop.id)) ?? { version: 0, data: startImprint(shop) };
  }

  async save(viewer: Pick<Viewer, 'userId'>, shop: Shop, { version, data }: Imprint): Promise<Imprint> {
    const problems = imprintProblems(data);
    if (problems.length > 0) throw new BadImprint(problems);

    const before = await this.of(shop);
    const saved = before.version === version ? await this.imprints.save(shop.id, version, data) : null;
    if (!saved) throw new ImprintChanged({ current: await this.of(shop) });
    await this.remember(viewer, shop.id, before, saved);
    return saved;
  }

  private async remember(
    { userId }: Pick<Viewer, 'userId'>,
    shopId: string,
    before: Imprint,
    after: Imprint,
  ): Promise<void> {
    const fields = differingFields(before.data, after.data);
    await this.audit.record({
      shopId,
      userId,
      subject: 'imprint',
      action: 'update',
      before: before.version === 0 ? null : picked(before.data, fields),
      after: before.version === 0 ? after.data : picked(after.data, fields),
    });
  }
}

const picked = (data: ImprintData, fields: readonly (keyof ImprintData)[]): Partial<ImprintData> =>
  Object.fromEntries(fields.map((field) => [field, data[field]]));
