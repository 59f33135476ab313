/** The colours of the restaurant, for the form of Stripe: it stands in a frame where our styles do not reach. */
export function stripeLook(): object {
  const styles = getComputedStyle(document.documentElement);
  const of = (name: string) => styles.getPropertyValue(name).trim() || undefined;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: of('--action-ink'),
      colorBackground: of('--surface'),
      colorText: of('--ink'),
      colorDanger: of('--bad'),
      fontSizeBase: '16px',
      borderRadius: '12px',
    },
  };
}
