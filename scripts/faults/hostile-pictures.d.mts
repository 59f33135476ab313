export interface HostilePicture {
  what: string;
  /** 'either': only survival counts. */
  expected: 'taken' | 'either' | 415 | 422;
  name: string;
  bytes: Buffer;
}

export function hostilePictures(
  random: { between(from: number, to: number): number; pick<T>(list: T[]): T },
  count: number,
): Promise<HostilePicture[]>;
