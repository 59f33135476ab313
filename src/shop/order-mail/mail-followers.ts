import { Injectable } from '@nestjs/common';
import { OrderFollowers } from '../order/order-followers.service.js';
import { GuestMails } from './guest-mails.service.js';
import { OrderMails } from './order-mails.service.js';

/** The mails come last: where one has arrived, the paper is there too. */
@Injectable()
export class MailFollowers {
  constructor(followers: OrderFollowers, mails: OrderMails, guests: GuestMails) {
    followers.add({
      name: 'guest-mail',
      rank: 30,
      follow: (order, happened) => guests.follow(order, happened),
      followMany: (many) => guests.followMany(many),
    });
    followers.add({
      name: 'restaurant-mail',
      rank: 40,
      follow: (order, happened) => mails.mailRestaurant(order, happened),
    });
  }
}
