/** A picture in the widths that pages use. */
export interface PictureView {
  src: string;
  srcset: string;
  avifSrcset: string;
  width: number;
  height: number;
  /** What must stay in sight when it is cut, each from 0 to 1. */
  focus: { x: number; y: number };
  alt: string;
}
