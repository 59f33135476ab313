/** Sizes of our fields and the restaurant's colour for the form of Stripe, which stands in a frame where our styles do not reach. */
export function stripeLook(): object {
  const action = getComputedStyle(document.documentElement).getPropertyValue('--action').trim();
  return {
    theme: 'stripe',
    variables: { fontSizeBase: '16px', borderRadius: '12px', ...(action && { colorPrimary: action }) },
  };
}
