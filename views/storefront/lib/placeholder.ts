/** What every new restaurant has instead of a picture of its own. */
export const isPlaceholder = (src: string): boolean => src.includes('/placeholders/');
