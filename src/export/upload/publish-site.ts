import { DeadlineExceeded, withDeadline } from '../../platform/dial/deadline.js';
import type { SiteBuild } from '../build/site-build.types.js';
import type { UploadResult, UploadWatch } from '../build/upload.types.js';
import type { Seal } from './manifest.types.js';
import { Publication } from './publication.js';
import { UploadCancelled, UploadTooSlow } from './remote/remote.errors.js';
import type { RemoteSpace } from './remote/remote-space.types.js';
import { SpacePool } from './space-pool.js';
import type { UploadLimits } from './upload.types.js';

interface Publishing {
  open: () => Promise<RemoteSpace>;
  seal: Seal;
  now: Date;
  limits: UploadLimits;
  watch: UploadWatch;
}

/** Ends in time and when it is told to, whatever the other side does; every connection is closed then. */
export async function publishSite(build: SiteBuild, { open, ...terms }: Publishing): Promise<UploadResult> {
  const { signal } = terms.watch;
  if (signal.aborted) throw new UploadCancelled();
  const pool = new SpacePool(open);
  let cancel: () => void = () => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => reject(new UploadCancelled());
  });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const running = new Publication(pool, build, terms).run();
    return await withDeadline(terms.limits.jobMs, () => Promise.race([running, cancelled]));
  } catch (error) {
    throw error instanceof DeadlineExceeded ? new UploadTooSlow() : error;
  } finally {
    signal.removeEventListener('abort', cancel);
    pool.close();
  }
}
