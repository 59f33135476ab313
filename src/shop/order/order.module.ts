import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PrinterModule } from '../../printer/printer.module.js';
import { BasketModule } from '../basket/basket.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { PlacesModule } from '../places/places.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { StockModule } from '../stock/stock.module.js';
import { BoardRepository } from './board/board.repository.js';
import { BoardService } from './board/board.service.js';
import { DayFiguresService } from './board/day-figures.service.js';
import { DeskService } from './board/desk.service.js';
import { RecallGuards } from './board/recall-guards.js';
import { TidyService } from './board/tidy.service.js';
import { WaitingFrame } from './board/waiting-frame.js';
import { CallersRepository } from './callers/callers.repository.js';
import { Callers } from './callers/callers.service.js';
import { OrderChange } from './change/change.service.js';
import { ContactRepository } from './contact/contact.repository.js';
import { ContactErasure } from './contact/contact-erasure.service.js';
import { ContactSweep } from './contact/contact-sweep.service.js';
import { DueContacts } from './contact/due-contacts.service.js';
import { GuestCopies } from './contact/guest-copies.js';
import { DocketService } from './docket.service.js';
import { KitchenFollower } from './following/kitchen-follower.js';
import { OrderOutbox } from './following/order-outbox.service.js';
import { HistoryRepository } from './history/history.repository.js';
import { OrderHistory } from './history/order-history.service.js';
import { KitchenService } from './kitchen.service.js';
import { WaitingOrdersRepository } from './ladder/waiting-orders.repository.js';
import { WaitingOrders } from './ladder/waiting-orders.service.js';
import { OrderController } from './order.controller.js';
import { OrderRepository } from './order.repository.js';
import { OrderSchema } from './order.schema.js';
import { OrderService } from './order.service.js';
import { OrderFollowers } from './order-followers.service.js';
import { OrderMoves } from './order-moves.service.js';
import { OrderNews } from './order-news.js';
import { OrdersByToken } from './orders-by-token.service.js';
import { KitchenStations } from './pass/kitchen-stations.js';
import { PassRepository } from './pass/pass.repository.js';
import { PassService } from './pass/pass.service.js';
import { PassNotes } from './pass/pass-notes.js';
import { PassRecall } from './pass/pass-recall.service.js';
import { OrderPaying } from './paying/order-paying.service.js';
import { PayingRepository } from './paying/paying.repository.js';
import { PayingChanges } from './paying/paying-changes.js';
import { RoundPaying } from './paying/round-paying.service.js';
import { OrderChecks } from './placing/order-checks.js';
import { OrderDrafts } from './placing/order-drafts.service.js';
import { WrittenOrders } from './placing/written-orders.service.js';
import { OrderedDishesRepository } from './popular/ordered-dishes.repository.js';
import { OrderedDishes } from './popular/ordered-dishes.service.js';
import { PlaceReservation } from './reservations/place-reservation.service.js';
import { ReservationSweep } from './reservations/reservation-sweep.service.js';
import { Reservations } from './reservations/reservations.service.js';
import { StockReservation } from './reservations/stock-reservation.service.js';
import { TableOrdersRepository } from './table/table-orders.repository.js';
import { TableOrders } from './table/table-orders.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Order', schema: OrderSchema }]),
    PrinterModule,
    BasketModule,
    MenuModule,
    PlacesModule,
    RestaurantModule,
    StockModule,
  ],
  controllers: [OrderController],
  providers: [
    BoardRepository,
    BoardService,
    DayFiguresService,
    DeskService,
    RecallGuards,
    TidyService,
    WaitingFrame,
    Callers,
    CallersRepository,
    ContactErasure,
    ContactRepository,
    ContactSweep,
    DueContacts,
    GuestCopies,
    DocketService,
    HistoryRepository,
    KitchenFollower,
    KitchenService,
    OrderChecks,
    OrderChange,
    OrderDrafts,
    OrderedDishes,
    OrderedDishesRepository,
    OrderFollowers,
    OrderHistory,
    OrderMoves,
    OrderNews,
    OrderOutbox,
    OrderPaying,
    PayingChanges,
    PayingRepository,
    RoundPaying,
    OrderRepository,
    OrderService,
    OrdersByToken,
    KitchenStations,
    PassNotes,
    PassRecall,
    PassRepository,
    PassService,
    PlaceReservation,
    ReservationSweep,
    Reservations,
    StockReservation,
    TableOrders,
    TableOrdersRepository,
    WaitingOrders,
    WaitingOrdersRepository,
    WrittenOrders,
  ],
  exports: [
    BoardService,
    DayFiguresService,
    RecallGuards,
    Callers,
    ContactErasure,
    GuestCopies,
    OrderChecks,
    OrderFollowers,
    OrderHistory,
    OrderMoves,
    OrderPaying,
    OrderService,
    OrderedDishes,
    OrdersByToken,
    KitchenStations,
    PassRecall,
    PassService,
    Reservations,
    RoundPaying,
    TableOrders,
    WaitingOrders,
    WrittenOrders,
  ],
})
export class OrderModule {}
