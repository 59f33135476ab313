export const PICTURES = ['titleImage', 'logo'] as const;
export type PictureKind = (typeof PICTURES)[number];
