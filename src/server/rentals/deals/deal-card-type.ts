import { daysOfStay } from '../../../domain/kernel/day.ts'
import { dealOf, DEAL_STANDINGS, type DealStep, dealStepOf } from '../../../domain/rentals/deal.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { groupById } from '../../listings/listings/loaders.ts'
import { accountManagerType, callOf } from '../../people/staff/staff-person-type.ts'
import { clocksOf, dealFactsOf, type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import { landlordFeeOf } from '../requests/request-money-type.ts'
import { requestReasonType } from '../requests/request-status-type.ts'
import { openOf } from '../tenant-documents/verification-type.ts'

const stepType = builder.objectRef<DealStep>('DealStep').implement({
  policy: 'sales',
  description: 'What a deal waits for, by the table of docs/states.md.',
  fields: (t) => ({
    standing: t.expose('standing', { type: builder.enumType('DealStanding', { values: DEAL_STANDINGS }) }),
    deadline: t.expose('deadline', {
      type: 'Instant',
      nullable: true,
      description: 'Until when whoever it waits for has time.',
    }),
    isTurnOfStaff: t.exposeBoolean('isTurnOfStaff', {
      description: 'Whether staff have to look at something that was handed in.',
    }),
  }),
})

/** GraphQL DealCard: a request as the deal that it is for sales. */
export const dealCardType = builder.objectRef<RequestRow>('DealCard').implement({
  policy: 'sales',
  fields: (t) => ({
    listingRequestId: t.exposeID('id'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    column: t.expose('dealColumn', { type: catalogueEnum('dealColumn') }),
    status: t.field({
      type: catalogueEnum('dealStatus'),
      resolve: (row) => dealOf(dealFactsOf(row)).status,
    }),
    since: t.expose('dealSince', { type: 'Instant', description: 'Since when it stands in its column.' }),
    tenantName: t.string({ resolve: (row) => `${row.firstName} ${row.lastName}` }),
    companyName: t.exposeString('companyName', { description: 'Empty where the tenant named none.' }),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.string({ resolve: landlordNameOf }),
    groupId: t.exposeID('groupId'),
    listingName: t.exposeString('groupName'),
    place: t.exposeString('groupPlace', { description: 'Postal code and city.' }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    days: t.int({ resolve: daysOfStay }),
    fee: t.float({
      description: "The landlord's, of its booking or as it would be booked today; in minor units.",
      resolve: (row, _, ctx) => landlordFeeOf(ctx, row),
    }),
    currency: t.exposeString('currency'),
    isKeyAccount: t.boolean({ resolve: (row, _, ctx) => isKeyAccount(ctx, row) }),
    manager: t.field({
      type: accountManagerType,
      nullable: true,
      description: 'Who of the sales staff looks after the landlord.',
      resolve: async ({ landlordId }, _, ctx) => (await callOf(ctx, landlordId))?.manager ?? null,
    }),
    step: t.field({ type: stepType, resolve: (row, _, ctx) => stepOf(ctx, row) }),
    isBookingCanceled: t.boolean({ resolve: (row) => row.bookingCanceled === true }),
    endReason: t.field({
      type: requestReasonType,
      nullable: true,
      description: 'Why the request ended.',
      resolve: (row) => (row.endedAt ? (row.declineReason ?? row.statusReason) : null),
    }),
    isEndedBySilence: t.boolean({
      description: 'Whether its landlord let the time to answer pass for a stay that is still ahead.',
      resolve: (row, _, ctx) => isEndedBySilence(ctx, row),
    }),
  }),
})

/** The landlord's name. */
export function landlordNameOf(row: RequestRow): string {
  return `${row.landlordFirstName} ${row.landlordLastName}`
}

/** Whether the listing belongs to a key account. */
export async function isKeyAccount(ctx: Context, { groupId }: RequestRow): Promise<boolean> {
  return (await groupById(ctx, groupId))?.labels.includes('KA') ?? false
}

async function stepOf(ctx: Context, row: RequestRow): Promise<DealStep> {
  const open = row.landlordStatus === 'TENANT_VERIFICATION' ? await openOf(ctx, row) : []
  return dealStepOf(storedFactsOf(row), clocksOf(row), open)
}

function isEndedBySilence(ctx: Context, row: RequestRow): boolean {
  const { statusType, statusReason, from } = row
  return statusType === 'NOT_AVAILABLE' && statusReason === 'LANDLORD_DID_NOT_RESPOND' && from >= ctx.today()
}
