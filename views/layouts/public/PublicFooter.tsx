import { Logo } from '../../components/frame/Logo';
import { useSignUp } from '../../lib/vike/page-context';
import classes from './PublicFooter.module.css';

const COLUMNS = [
  {
    title: 'Produkt',
    links: [
      { href: '/online-shop-restaurant-software', label: 'Online-Shop für Restaurants' },
      { href: '/alternative-zu-lieferando', label: 'Alternative zu Lieferando' },
      { href: '/pricing', label: 'Preise' },
    ],
  },
  {
    title: 'Konto',
    links: [
      { href: '/login', label: 'Anmelden' },
      { href: '/register', label: 'Kostenlos starten' },
      { href: '/kontakt', label: 'Kontakt' },
    ],
  },
  {
    title: 'Rechtliches',
    links: [
      { href: '/imprint', label: 'Impressum' },
      { href: '/privacy', label: 'Datenschutz' },
      { href: '/agb', label: 'AGB' },
    ],
  },
];

export function PublicFooter() {
  const signUp = useSignUp();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <p>Bestellungen annehmen, Speisekarte pflegen, Küche drucken lassen: alles an einem Tresen.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.list}>
              {links
                .filter(({ href }) => signUp || href !== '/register')
                .map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} className={classes.link}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
