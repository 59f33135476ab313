const WORKED_OUT = /\/MantineProvider\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/;

/** The server writes what Mantine makes of the theme (`+onRenderHtml.tsx`): no page brings along what would do it again. */
export const themeOnServer = {
  name: 'theme-on-server',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, name] = WORKED_OUT.exec(id) ?? [];
    return name && this.environment.name === 'client' ? `export const ${name} = () => null;` : null;
  },
};
