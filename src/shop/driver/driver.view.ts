import type { Cents } from '../../shared/money.js';
import type { DoorPayment, StopState } from './driver.types.js';

export interface DriverName {
  id: string;
  name: string;
}

export interface DriversPage {
  drivers: DriverName[];
  day: string;
  today: string;
  days: DriverDay[];
}

export interface DriverDay {
  driverId: string;
  name: string;
  stops: StopRow[];
  /** To be handed over. */
  cashCents: Cents;
  cardCents: Cents;
  /** Tours whose link still works. */
  openTours: string[];
}

export interface StopRow {
  orderId: string;
  number: number;
  state: StopState;
  payment: DoorPayment;
  cents: Cents;
  at: string | null;
}

/** What the board needs to know of the road. */
export interface RoadView {
  drivers: DriverName[];
  stops: RoadStop[];
}

export interface RoadStop {
  orderId: string;
  driver: string;
  state: StopState;
}

/** Seen once: the server keeps only a hash of it. */
export interface TourLinkView {
  tourId: string;
  driver: string;
  url: string;
  /** An SVG for the driver's camera. */
  qr: string;
  /** The numbers of orders that are still in the kitchen: with the last of them it leaves. */
  awaited: number[];
}

/** What the driver sees, without an account. Of a stop that is done nobody's name is left. */
export interface DrivePage {
  /** '' where the link opens nothing. */
  token: string;
  drive: DriveView | null;
}

export interface DriveView {
  driver: string;
  shop: string;
  stops: DriveStop[];
  /** In cash so far. */
  cashCents: Cents;
  over: boolean;
}

export interface DriveStop {
  orderId: string;
  number: number;
  state: StopState | 'cancelled';
  /** Nobody can hand it over yet. */
  inKitchen: boolean;
  payment: DoorPayment;
  cents: Cents;
  /** What the guest wants to pay with; null: did not say. */
  givenCents: Cents | null;
  minAge: number;
  /** 'um 19:20' */
  dueAt: string | null;
  pieces: number;
  /** Only while it is open. */
  door: DriveDoor | null;
}

export interface DriveDoor {
  name: string;
  /** 'Oranienstraße 5, 10999 Berlin' */
  line: string;
  company: string;
  floor: string;
  /** What the guest wrote to the address. */
  note: string;
  /** What the guest wrote to the order: often it is about the door. */
  wish: string;
  mapUrl: string;
  phone: string;
  phoneLink: string | null;
}
