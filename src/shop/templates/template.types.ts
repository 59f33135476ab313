export const TEMPLATES = ['pizzeria', 'doener', 'asia', 'burger', 'cafe', 'empty'] as const;
export type TemplateKey = (typeof TEMPLATES)[number];

/** What helps to choose one. */
export interface TemplateView {
  key: TemplateKey;
  categories: string[];
  products: number;
  /** A dish of each category, to recognise one's own kitchen. */
  examples: string[];
}
