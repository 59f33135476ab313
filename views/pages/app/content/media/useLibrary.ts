import { useEffect, useState } from 'react';
import type { MediaList, MediaPage, PictureRow } from '../../../../../src/media/media.view';
import { usePictureUploads } from '../../../../components/pictures/usePictureUploads';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

/** The pictures on the page: those it came with, what was uploaded since, and older ones when asked for. */
export function useLibrary(page: MediaPage) {
  const [list, setList] = useState<MediaList>(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are another page, all else is this one
  useEffect(() => setList(page), [page.pictures]);

  const change = (pictures: PictureRow[], bytes = 0) =>
    setList((before) => ({ ...before, pictures, quota: counted(before, pictures, bytes) }));

  const { queue, uploads } = usePictureUploads((picture) => {
    const known = list.pictures.some(({ id }) => id === picture.id);
    if (known) toast.info(`„${picture.name}“ ist schon da.`);
    setList((before) => withFirst(before, picture));
  });

  async function loadMore(): Promise<void> {
    const answer = await api.get<MediaList>(`/api/media/list?filter=${page.filter}&before=${list.next}`);
    if (!answer.success) return;
    const { pictures, next } = answer.data;
    setList((before) => ({ ...before, next, pictures: [...before.pictures, ...pictures] }));
  }

  return {
    ...list,
    queue,
    uploads,
    loadMore,
    replace: (picture: PictureRow) =>
      change(list.pictures.map((known) => (known.id === picture.id ? picture : known))),
    remove: ({ id, bytes }: PictureRow) =>
      change(
        list.pictures.filter((known) => known.id !== id),
        -bytes,
      ),
  };
}

function withFirst(list: MediaList, picture: PictureRow): MediaList {
  const others = list.pictures.filter(({ id }) => id !== picture.id);
  const pictures = [picture, ...others];
  const fresh = others.length === list.pictures.length;
  return { ...list, pictures, quota: counted(list, pictures, fresh ? picture.bytes : 0) };
}

const counted = ({ quota, pictures: before }: MediaList, pictures: PictureRow[], bytes: number) => ({
  ...quota,
  pictures: quota.pictures + pictures.length - before.length,
  bytes: quota.bytes + bytes,
});
