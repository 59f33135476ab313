import { Button } from '@mantine/core';
import { CallToAction } from '../../components/site/CallToAction';
import { usePageUser } from '../../lib/vike/page-context';
import classes from '../DefaultLayout.module.css';

const LINKS = [
  { href: '/online-shop-restaurant-software', label: 'Online-Shop' },
  { href: '/alternative-zu-lieferando', label: 'Ohne Provision' },
  { href: '/pricing', label: 'Preise' },
  { href: '/kontakt', label: 'Kontakt' },
];

export function PublicLinks({ path }: { path: string }) {
  return LINKS.map(({ href, label }) => (
    <a key={href} href={href} className={classes.link} aria-current={path === href ? 'page' : undefined}>
      {label}
    </a>
  ));
}

export function AccountButtons() {
  const user = usePageUser();
  return (
    <>
      {!user && (
        <Button component="a" href="/login" variant="subtle" color="lilac">
          Anmelden
        </Button>
      )}
      <CallToAction size="sm" />
    </>
  );
}
