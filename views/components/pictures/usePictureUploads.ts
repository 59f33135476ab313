import { useEffect, useRef, useState } from 'react';
import type { PictureRow } from '../../../src/media/media.view';
import { MAX_PICTURE_BYTES } from '../../../src/platform/pictures/press.types';
import { upload } from '../../lib/http/transfer';
import { type Upload, UploadQueue } from '../../lib/http/upload-queue';
import { useStore } from '../../lib/session/store';

const NONE: readonly Upload[] = [];

/** Pictures on their way to the library; `onDone` hears of each that has arrived. */
export function usePictureUploads(onDone: (picture: PictureRow) => void) {
  const heard = useRef(onDone);
  useEffect(() => {
    heard.current = onDone;
  });
  const [queue] = useState(
    () => new UploadQueue<PictureRow>(sendPicture, (picture) => heard.current(picture)),
  );
  const uploads = useStore(queue.uploads, NONE);
  return { queue, uploads };
}

function sendPicture(file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) {
  return upload<PictureRow>('/api/media/upload', file, {
    ...options,
    maxBytes: MAX_PICTURE_BYTES,
    silent: true,
  });
}
