import {
  IconArmchair,
  IconBrandInstagram,
  IconBrandPaypal,
  IconBuildingStore,
  IconCarrot,
  IconCategory,
  IconCreditCard,
  IconDeviceTablet,
  IconDiscount,
  IconFileText,
  IconLayoutDashboard,
  IconPalette,
  IconPhoto,
  IconPrinter,
  IconQrcode,
  IconReceipt,
  IconRocket,
  IconSalad,
  IconScale,
  IconShieldLock,
  IconShoppingBag,
  IconSoup,
  IconSpeakerphone,
  IconStar,
  IconToolsKitchen2,
  IconUserCircle,
  IconWheat,
} from '@tabler/icons-react';
import type { NavigationGroup } from './navigation.rules';

const LEADERS = ['owner', 'manager'] as const;

/** Every page of the back office. One whose page is not built, or that the person may not use, is not shown. */
export const NAVIGATION: NavigationGroup[] = [
  {
    label: 'Übersicht',
    entries: [
      { path: '/app/dashboard', label: 'Tresen', icon: IconLayoutDashboard },
      { path: '/app/setup', label: 'Einrichtung', icon: IconRocket, roles: LEADERS },
    ],
  },
  {
    label: 'Bestellungen',
    entries: [
      { path: '/app/orderHistory', label: 'Bestellverlauf', icon: IconReceipt },
      { path: '/app/checkout', label: 'Bestellung aufnehmen', icon: IconShoppingBag },
      { path: '/app/printerQueue', label: 'Druckaufträge', icon: IconPrinter },
      { path: '/app/tableManagement', label: 'Tische', icon: IconArmchair, roles: LEADERS },
      { path: '/app/qrcode', label: 'QR-Codes', icon: IconQrcode, roles: LEADERS },
    ],
  },
  {
    label: 'Speisekarte',
    entries: [
      { path: '/app/products', label: 'Speisen', icon: IconSoup, roles: LEADERS },
      { path: '/app/products/categories', label: 'Kategorien', icon: IconCategory, roles: LEADERS },
      { path: '/app/ingredients', label: 'Zutaten', icon: IconCarrot, roles: LEADERS },
      { path: '/app/ingredients/categories', label: 'Zutatengruppen', icon: IconSalad, roles: LEADERS },
      { path: '/app/allergens', label: 'Allergene', icon: IconWheat, roles: LEADERS },
      { path: '/app/discounts/codes', label: 'Rabattcodes', icon: IconDiscount, roles: LEADERS },
      { path: '/app/discounts/campaigns', label: 'Aktionen', icon: IconSpeakerphone, roles: LEADERS },
    ],
  },
  {
    label: 'Inhalte',
    entries: [
      { path: '/app/content/media', label: 'Bilder', icon: IconPhoto, roles: LEADERS },
      { path: '/app/content/social-media', label: 'Social Media', icon: IconBrandInstagram, roles: LEADERS },
      {
        path: '/app/content/menu-generator',
        label: 'Karte drucken',
        icon: IconToolsKitchen2,
        roles: LEADERS,
      },
    ],
  },
  {
    label: 'Einstellungen',
    entries: [
      { path: '/app/settings/restaurant', label: 'Restaurant', icon: IconBuildingStore, roles: LEADERS },
      { path: '/app/settings/design', label: 'Gestaltung', icon: IconPalette, roles: LEADERS },
      { path: '/app/settings/printers', label: 'Drucker', icon: IconPrinter, roles: LEADERS },
      { path: '/app/settings/pos', label: 'Kasse', icon: IconDeviceTablet, roles: LEADERS },
      { path: '/app/settings/payment', label: 'Zahlung', icon: IconCreditCard, roles: LEADERS },
      { path: '/app/admin/paypal', label: 'PayPal', icon: IconBrandPaypal, roles: LEADERS },
      { path: '/app/settings/subscription', label: 'Tarif', icon: IconStar, roles: LEADERS },
      { path: '/app/settings/imprint', label: 'Impressum', icon: IconFileText, roles: LEADERS },
      {
        path: '/app/settings/imprintAndPrivacy',
        label: 'Rechtstexte im Shop',
        icon: IconShieldLock,
        roles: LEADERS,
      },
      { path: '/app/settings/agbSettings', label: 'AGB', icon: IconScale, roles: LEADERS },
      { path: '/app/settings/user', label: 'Mein Konto', icon: IconUserCircle },
    ],
  },
];
