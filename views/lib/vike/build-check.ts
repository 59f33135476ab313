import { absolute } from '../http/request';
import { BUILD_CHECK_MS, buildIn, buildUrl, isIgnored, isNewer } from './build.rules';
import { markOutdated } from './reload';

export function watchBuilds(): void {
  if (import.meta.env.DEV) return;
  void check(true);
  setInterval(() => void check(false), BUILD_CHECK_MS);
}

async function check(first: boolean): Promise<void> {
  const response = await fetch(absolute(buildUrl(Date.now())), { cache: 'no-store' }).catch(() => null);
  if (!response) return;
  if (response.ok) {
    if (isNewer(__BUILD_ID__, buildIn(await response.json().catch(() => null)))) markOutdated();
  } else if (!(first && isIgnored(response.status)))
    console.error(`Build manifest: status ${response.status}`);
}
