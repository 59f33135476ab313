/** Of these services, the ones the text says nothing about. */
export const unnamedIn = (markdown: string, services: readonly string[]): string[] => {
  const text = markdown.toLowerCase();
  return services.filter((name) => !text.includes(name.toLowerCase()));
};
