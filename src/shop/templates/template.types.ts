export const TEMPLATES = ['pizzeria', 'doener', 'asia', 'burger', 'cafe', 'empty'] as const;
export type TemplateKey = (typeof TEMPLATES)[number];

/** What helps to choose a template. */
export interface TemplateView {
  key: TemplateKey;
  categories: string[];
  products: number;
  /** A dish of each category, as an example. */
  examples: string[];
}
