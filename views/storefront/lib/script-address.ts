/** `import()` would resolve what a page names relative to itself against the script that asks, in another folder. */
export const scriptAddress = (named: string, page: string): string => new URL(named, page).href;
