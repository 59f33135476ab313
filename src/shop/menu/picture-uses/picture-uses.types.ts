/** Where the menu shows a picture. */
export interface PictureUse {
  kind: 'product' | 'category';
  id: string;
  name: string;
}
