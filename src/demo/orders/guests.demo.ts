import type { PostalAddress } from '../../shop/basket/basket.types.js';

/** Whoever ordered at the Trattoria Bella. The numbers are those that nobody has; without an address nobody gets mail. */
export interface DemoGuest {
  name: string;
  phone: string;
  /** null: comes and takes it along. */
  address: PostalAddress | null;
}

const at = (
  street: string,
  houseNo: string,
  postalCode: string,
  more: Partial<PostalAddress> = {},
): PostalAddress => ({
  street,
  houseNo,
  postalCode,
  city: 'Berlin',
  floor: '',
  company: '',
  note: '',
  ...more,
});

export const GUESTS: DemoGuest[] = [
  { name: 'Felix Neumann', phone: '+491713920001', address: null },
  {
    name: 'Maximilian-Alexander Freiherr von Hohenstein-Wallersleben',
    phone: '+491713920002',
    address: at('Alexandrinenstraße', '118', '10969', {
      floor: '4. OG links',
      note: 'Hinterhaus, bitte zweimal klingeln',
    }),
  },
  { name: 'Clara Winter', phone: '+491713920003', address: null },
  {
    name: 'Familie Aydın',
    phone: '+491713920004',
    address: at('Oranienstraße', '183', '10999', { floor: '2. OG' }),
  },
  { name: 'Annegret Schmidtbauer-Lindenthal', phone: '+493023125201', address: null },
  {
    name: 'Dr. Theodora Papadopoulou-Brandenburger',
    phone: '+491713920006',
    address: at('Friedrichstraße', '204', '10117', {
      company: 'Kanzlei Brandenburger & Partner',
      floor: '3. OG',
    }),
  },
  { name: 'Ole Petersen', phone: '+491713920007', address: null },
  {
    name: 'Hatice Yıldırım',
    phone: '+491713920008',
    address: at('Bergmannstraße', '71', '10961', { note: 'Klingel: Yıldırım/Krause' }),
  },
  { name: 'Karl-Heinz Oberndörfer', phone: '+493023125202', address: null },
  {
    name: 'Wohngemeinschaft Köpenicker Straße',
    phone: '+491713920010',
    address: at('Köpenicker Straße', '154a', '10997', { floor: 'Seitenflügel, 5. OG' }),
  },
  { name: 'Lê Thị Mai Anh', phone: '+491713920011', address: null },
  {
    name: 'Friederike Großmann-Überschär',
    phone: '+491713920012',
    address: at('Ritterstraße', '12', '10969'),
  },
];
