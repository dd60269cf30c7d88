import { canMarkRent, canUnmarkRent, rentState } from '../../../domain/rentals/rent.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { listRents, type RentRow } from '../lifecycle/rents-sql.ts'

/** GraphQL Rent. */
export const rentType = builder.objectRef<RentRow>('Rent').implement({
  policy: 'visible',
  description: 'One month of a stay and its rent.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    position: t.exposeInt('position'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    dueOn: t.expose('dueOn', { type: 'Day' }),
    throughProduct: t.exposeBoolean('throughProduct', {
      description: 'The tenant pays it through the product; the others go to the landlord’s own account.',
    }),
    state: t.field({
      type: catalogueEnum('rentState'),
      resolve: (rent, _, ctx) => rentState(rent, ctx.today()),
    }),
    receivedAmount: t.exposeFloat('receivedAmount'),
    receivedOn: t.expose('receivedOn', { type: 'Day', nullable: true }),
    canBeMarked: t.field({ type: verdictType, resolve: canMarkRent }),
    canBeUnmarked: t.field({ type: verdictType, resolve: canUnmarkRent }),
  }),
})

/** The rents of a booking. */
export const rentsOfBooking = batched(async (ctx, ids: readonly string[]): Promise<Map<string, RentRow[]>> =>
  Map.groupBy(await listRents(ctx.reads, ids), (rent) => rent.bookingId),
)
