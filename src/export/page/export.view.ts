import type { FtpProtocol } from '../../shop/restaurant/shop.types.js';
import type { BuildState, BuildUpload } from '../build/build.types.js';
import type { UploadProgress } from '../build/upload.types.js';

export interface ExportPage {
  /** The plan includes it. */
  allowed: boolean;
  /** The level it needs. */
  needs: number;
  version: number;
  shopName: string;
  access: WebSpaceView;
  builds: BuildView[];
}

/** How we reach the web space; the password never leaves the server. */
export interface WebSpaceView {
  protocol: FtpProtocol;
  host: string;
  port: number;
  username: string;
  directory: string;
  passwordSet: boolean;
  fingerprint: string;
  address: string;
  auto: boolean;
}

export interface BuildView {
  id: string;
  state: BuildState;
  requestedAt: string;
  finishedAt: string | null;
  seconds: number | null;
  who: string;
  /** It began by itself, after changes. */
  byItself: boolean;
  files: number;
  bytes: number;
  problem: string | null;
  /** Another website lies where this one should; it may be replaced. */
  otherSite: boolean;
  notes: string[];
  /** When the build was made whose files were published again. */
  restoredFrom: string | null;
  progress: UploadProgress | null;
  upload: BuildUpload | null;
  /** Its files are still there: to go back to, and to download. */
  kept: boolean;
}
