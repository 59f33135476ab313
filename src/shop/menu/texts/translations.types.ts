/** Languages a menu can be translated to; one more is one more word here. */
export const MENU_LANGUAGES = ['en'] as const;
export type MenuLanguage = (typeof MENU_LANGUAGES)[number];

/** Holds while the German text is still the one it was made of. */
export interface Translated {
  of: string;
  text: string;
}

/** By language and part: 'name', 'description', 'option:<id>', 'course:<id>'. */
export type Translations = Partial<Record<MenuLanguage, Record<string, Translated>>>;

/**
 * What is kept by its German text alone: the name of a size, as prices of options go by it, and what the restaurant says
 * beside its menu (its headline, its areas, its campaigns).
 */
export interface SizeWord extends Translated {
  language: MenuLanguage;
}

export const TEXT_SUBJECTS = ['category', 'product', 'optionGroup', 'size', 'shop', 'offer'] as const;
export type TextSubject = (typeof TEXT_SUBJECTS)[number];

/** Where a text of the menu stands. */
export interface TextPlace {
  subject: TextSubject;
  /** Of a word that is kept by its German text: that text. */
  id: string;
  part: string;
}

/** One that is kept with what it belongs to. */
export interface RecordPlace extends TextPlace {
  subject: Exclude<TextSubject, 'size' | 'shop' | 'offer'>;
}

/** What a restaurant says beside its menu. */
export interface SaidText extends Pick<MenuText, 'german' | 'owner'> {
  subject: 'shop' | 'offer';
}

/** A German text of the menu and what it says in the other language. */
export interface MenuText extends TextPlace {
  /** What it belongs to, for people: "Margherita", "Extras". */
  owner: string;
  german: string;
  /** null: not translated, or the German text has changed since. */
  translated: string | null;
}
