import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { TillDayDto, TillEventsDto } from './till.dto.js';
import type { TillEventsView, TillOrdersView } from './till.view.js';
import { TillFeed } from './till-feed.service.js';

const PER_MINUTE = { points: 120, seconds: 60, by: 'address' } as const;

const MONEY =
  '„order.paid“ kommt, sobald online bezahltes Geld eingezogen ist, „order.refunded“ nach jeder Erstattung, auch wenn die Bestellung nie angenommen wurde. „payment“ sagt dann, wie es steht: „state“ ist open, authorised (reserviert), paid, partly (teilweise erstattet), refunded oder failed; „paid“ nennt das eingezogene Geld je Steuersatz, „refunds“ jede Erstattung mit eigener „id“ und ihren Sätzen, damit nichts doppelt gebucht wird. Der Satz null steht für Trinkgeld und eingelöste Gutscheine. „test“: mit Testschlüsseln bezahlt, es fließt kein Geld. Bei Bar und Karte vor Ort bleibt beides leer: Das Geld nimmt deine Kasse ein.';

/** For tills. Their key opens these two calls and nothing else. */
@ApiTags('pos')
@ApiBearerAuth('tillKey')
@Public()
@Controller('api/pos')
export class PosController {
  constructor(private readonly feed: TillFeed) {}

  @ApiOperation({
    summary: 'Was sich getan hat, das Älteste zuerst',
    description:
      'Mit einem Schlüssel aus „Einstellungen, Kasse“ als „Authorization: Bearer tk_…“. Merke dir „next“ und frage damit als „after“ weiter. Dieselbe Meldung behält ihre „id“, auch im Webhook. ' +
      MONEY,
  })
  @Get('events')
  @RateLimit(PER_MINUTE)
  async events(
    @Headers('authorization') key: string | undefined,
    @Query() { after, limit }: TillEventsDto,
  ): Promise<TillEventsView> {
    return this.feed.events(await this.feed.shopOf(key), after, limit);
  }

  @ApiOperation({
    summary: 'Alle Bestellungen eines Geschäftstags',
    description: `Ohne „day“ die des laufenden. Name, Anschrift und Telefon der Gäste stehen nicht darin. ${MONEY}`,
  })
  @Get('orders')
  @RateLimit(PER_MINUTE)
  async orders(
    @Headers('authorization') key: string | undefined,
    @Query() { day }: TillDayDto,
  ): Promise<TillOrdersView> {
    return this.feed.orders(await this.feed.shopOf(key), day);
  }
}
