import { Injectable } from '@nestjs/common';
import { MemberService } from '../../auth/member/member.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { PrintJobs } from '../../printer/job/print-jobs.service.js';
import { toPrintJobView } from '../../printer/queue/print-queue.view.js';
import { homeOf } from '../domain/shop-home.rules.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import { Callers } from '../order/callers/callers.service.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import { GuestMails } from '../order-mail/guest-mails.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { HistoryDto, MoreHistoryDto } from './history.dto.js';
import { OnlyTodaysOrders } from './history.errors.js';
import type { HistoryAsked, HistoryMore, HistoryOrder, OrderHistoryPage } from './history.view.js';
import { detailsOf } from './history-order.rules.js';
import { cursorOf, placeOf, questionOf } from './history-question.rules.js';
import { rowOf } from './history-row.rules.js';

/** Every order there ever was for those who lead; for staff those of the running business day. */
@Injectable()
export class OrderHistoryList {
  constructor(
    private readonly history: OrderHistory,
    private readonly members: MemberService,
    private readonly papers: PrintJobs,
    private readonly mails: GuestMails,
    private readonly callers: Callers,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async page(viewer: Viewer, shop: Shop, dto: HistoryDto): Promise<Omit<OrderHistoryPage, 'glance'>> {
    const onlyToday = isStaff(viewer);
    const [more, people] = await Promise.all([this.more(viewer, shop, dto), this.people(viewer, shop.id)]);
    return { ...more, people, asked: this.askedOf(viewer, shop, dto), today: this.today(shop), onlyToday };
  }

  async more(viewer: Viewer, shop: Shop, { after = '', ...dto }: MoreHistoryDto): Promise<HistoryMore> {
    const question = questionOf(this.askedOf(viewer, shop, dto));
    const { orders, next } = await this.history.slice(shop.id, question, placeOf(after));
    return { rows: orders.map(rowOf), next: next && cursorOf(next) };
  }

  async order(viewer: Viewer, shop: Shop, id: string): Promise<HistoryOrder> {
    const order = await this.history.get(shop.id, id);
    if (isStaff(viewer) && order.businessDay !== this.today(shop)) throw new OnlyTodaysOrders();
    const [members, papers, mails, guestOrder] = await Promise.all([
      this.members.list(shop.id),
      this.papers.listAbout(shop.id, id),
      this.mails.of(shop.id, id),
      this.callers.nthOf(shop, order),
    ]);
    const now = this.clock.now();
    return {
      ...detailsOf(order, new Map(members.map(({ id: userId, name }) => [userId, name]))),
      papers: papers.map((job) => toPrintJobView(job, now)),
      mails,
      guestOrder,
      trackingUrl: `${homeOf(shop, this.env)}/bestellung/${order.token}`,
    };
  }

  askedOf(viewer: Viewer, shop: Shop, dto: HistoryDto): HistoryAsked {
    const {
      from = '',
      to = '',
      state = 'all',
      way = '',
      payment = '',
      money = '',
      by = '',
      search = '',
      late = '',
    } = dto;
    const days = isStaff(viewer) ? { from: this.today(shop), to: this.today(shop) } : { from, to };
    return { ...days, state, way, payment, money, by, search, late };
  }

  private async people(viewer: Viewer, shopId: string): Promise<OrderHistoryPage['people']> {
    if (isStaff(viewer)) return [];
    return (await this.members.list(shopId)).map(({ id, name }) => ({ id, name }));
  }

  private today = ({ settings }: Shop): string => businessDayOf(settings, this.clock.now());
}

const isStaff = ({ role }: Viewer): boolean => role === 'staff';
