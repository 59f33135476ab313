import {
  IconArmchair,
  IconBrandInstagram,
  IconCarrot,
  IconCategory,
  IconChartBar,
  IconChefHat,
  IconDeviceDesktop,
  IconDiscount,
  IconFileText,
  IconLanguage,
  IconLayoutDashboard,
  IconMoped,
  IconPhoneCall,
  IconPhoto,
  IconPrinter,
  IconQrcode,
  IconReceipt,
  IconRocket,
  IconSalad,
  IconSettings,
  IconSoup,
  IconSpeakerphone,
  IconToolsKitchen2,
  IconTrash,
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
      {
        path: '/app/orderHistory/day',
        label: 'Tagesübersicht',
        parted: 'Tages\u00adübersicht',
        icon: IconChartBar,
        roles: LEADERS,
      },
      { path: '/app/receipts', label: 'Belege', icon: IconFileText, roles: LEADERS },
      { path: '/app/phoneOrder', label: 'Telefon', icon: IconPhoneCall },
      { path: '/app/kitchen', label: 'Küche', icon: IconChefHat },
      { path: '/app/drivers', label: 'Fahrten', icon: IconMoped },
      { path: '/app/vouchers', label: 'Gutscheine', icon: IconDiscount },
      { path: '/app/printerQueue', label: 'Druckaufträge', parted: 'Druck\u00adaufträge', icon: IconPrinter },
      { path: '/app/printStation', label: 'Druckseite', icon: IconDeviceDesktop },
      { path: '/app/tableManagement', label: 'Tischplan', icon: IconArmchair, roles: LEADERS },
      { path: '/app/qrcode', label: 'QR-Codes', icon: IconQrcode, roles: LEADERS },
    ],
  },
  {
    label: 'Speisekarte',
    entries: [
      { path: '/app/products', label: 'Speisen', icon: IconSoup },
      { path: '/app/products/categories', label: 'Kategorien', icon: IconCategory, roles: LEADERS },
      { path: '/app/ingredients', label: 'Zutaten', icon: IconCarrot, roles: LEADERS },
      {
        path: '/app/ingredients/categories',
        label: 'Zutatengruppen',
        parted: 'Zutaten\u00adgruppen',
        icon: IconSalad,
        roles: LEADERS,
      },
      { path: '/app/allergens', label: 'Allergene', icon: IconWheat, roles: LEADERS },
      { path: '/app/bin', label: 'Papierkorb', icon: IconTrash, roles: LEADERS },
      { path: '/app/discounts/codes', label: 'Rabattcodes', icon: IconDiscount, roles: LEADERS },
      { path: '/app/discounts/campaigns', label: 'Aktionen', icon: IconSpeakerphone, roles: LEADERS },
    ],
  },
  {
    label: 'Inhalte',
    entries: [
      { path: '/app/content/media', label: 'Bilder', icon: IconPhoto, roles: LEADERS },
      { path: '/app/content/texts', label: 'Texte', icon: IconLanguage, roles: LEADERS },
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
    label: 'Laden',
    entries: [
      { path: '/app/settings', label: 'Einstellungen', icon: IconSettings, roles: LEADERS },
      { path: '/app/settings/user', label: 'Mein Konto', icon: IconUserCircle },
    ],
  },
];
