import { Injectable } from '@nestjs/common';
import { withDeadline } from '../../platform/dial/deadline.js';
import { newId } from '../../shared/ids.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { CHECK_STEPS, failedAt, isTypedWrong, stepsBefore } from './connection-check.rules.js';
import { RemoteTrouble } from './remote/remote.errors.js';
import type { RemoteSpace } from './remote/remote-space.types.js';
import type { CheckStep, ConnectionCheck } from './upload.types.js';
import { UPLOAD_LIMITS } from './upload-limits.js';
import { protocolOf } from './web-space-access.rules.js';
import { WebSpaces } from './web-spaces.service.js';

const PROBE = Buffer.from('Tresen prüft, ob hier geschrieben werden darf. Diese Datei kann weg.\n');

/** Tries all that an upload does, with one small file that is gone afterwards. */
@Injectable()
export class ConnectionChecks {
  constructor(private readonly spaces: WebSpaces) {}

  async check(shop: Shop): Promise<ConnectionCheck> {
    const protocol = protocolOf(shop.ftp);
    let space: RemoteSpace | null = null;
    try {
      space = await (await this.spaces.openerFor(shop))();
      const steps = stepsBefore('work', protocol, space.fingerprint);
      return { ok: true, steps: [...steps, ...(await writeProbe(space))] };
    } catch (error) {
      if (!(error instanceof RemoteTrouble)) throw error;
      const before = isTypedWrong(error.kind)
        ? []
        : stepsBefore(error.stage, protocol, space?.fingerprint ?? null);
      return { ok: false, steps: [...before, failedAt(error.stage, error.message)] };
    } finally {
      space?.close();
    }
  }
}

async function writeProbe(space: RemoteSpace): Promise<CheckStep[]> {
  const name = `tresen-${newId()}.txt`;
  await withDeadline(UPLOAD_LIMITS.connectMs, () => tryOut(space, name)).catch((error: unknown) => {
    throw error instanceof RemoteTrouble ? error : new RemoteTrouble('silent', 'work');
  });
  return [{ ...CHECK_STEPS.work, ok: true }];
}

async function tryOut(space: RemoteSpace, name: string): Promise<void> {
  try {
    await space.upload(`${name}.new`, { bytes: PROBE }, () => undefined);
    if ((await space.size(`${name}.new`)) !== PROBE.length) throw new RemoteTrouble('notStored', 'work');
    await space.rename(`${name}.new`, name);
    await space.remove(name);
  } catch (error) {
    for (const left of [`${name}.new`, name]) await space.remove(left).catch(() => false);
    throw error;
  }
}
