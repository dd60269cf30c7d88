import { listingRequestType } from '../lifecycle/request-refs.ts'
import { badgeOf, type Badge, BADGE_KINDS, BADGE_TONES } from '../../../domain/rentals/badge.ts'
import { mustLandlordSign } from '../../../domain/rentals/classification.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { durationType, listingSummaryType } from '../../listings/listings/listing-summary-type.ts'
import { requestStatusType } from './request-status-type.ts'
import { adultType, childType, petsType, tenantInformationType, workType } from './tenant-information-type.ts'

const badgeKindType = builder.enumType('BadgeKind', { values: BADGE_KINDS })
const badgeToneType = builder.enumType('BadgeTone', { values: BADGE_TONES })

const badgeType = builder.objectRef<Badge>('Badge').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: badgeKindType }),
    tone: t.expose('tone', { type: badgeToneType }),
  }),
})

listingRequestType.implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    landlordStatus: t.expose('landlordStatus', { type: catalogueEnum('landlordStatus') }),
    badge: t.field({
      type: badgeType,
      nullable: true,
      resolve: (row) =>
        badgeOf({
          ...row,
          viewedByLandlord: row.viewedByLandlordAt !== null,
          latestOfferStatus: row.offer?.status ?? null,
        }),
    }),
    mustLandlordSign: t.boolean({
      resolve: (row) => mustLandlordSign({ ...row, latestOfferStatus: row.offer?.status ?? null }),
    }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    autoDeclineAt: t.expose('autoDeclineAt', { type: 'Instant', nullable: true }),
    tenantAnswerUntil: t.expose('tenantAnswerUntil', { type: 'Instant', nullable: true }),
    viewedByLandlord: t.boolean({ resolve: (row) => row.viewedByLandlordAt !== null }),
    methodOfBooking: t.expose('methodOfBooking', { type: catalogueEnum('methodOfBooking') }),
    listing: t.field({
      type: listingSummaryType,
      resolve: (row) => ({
        groupId: row.groupId,
        listingId: row.offer?.listingId ?? row.listingId,
        unitName: row.offer?.unitName ?? null,
        known: { partOfGroup: row.partOfGroup, name: row.groupName },
      }),
    }),
    tenantInformation: t.field({ type: tenantInformationType, resolve: (row) => row }),
    work: t.field({ policy: 'full', type: workType, resolve: (row) => row }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (row) => durationOf(row) }),
    adults: t.exposeInt('adults'),
    adultsInformation: t.field({ type: [adultType], resolve: (row) => row.adultsInformation }),
    children: t.exposeInt('children'),
    childrenInformation: t.field({ type: [childType], resolve: (row) => row.childrenInformation }),
    optionToExtend: t.exposeBoolean('optionToExtend'),
    pets: t.exposeBoolean('pets'),
    petsInformation: t.field({ type: petsType, resolve: (row) => row }),
    reasonForStay: t.expose('reasonForStay', { type: catalogueEnum('reasonForStay') }),
    paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy') }),
    employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
    notes: t.exposeString('notes'),
    skipReason: t.expose('skipReason', {
      type: catalogueEnum('skipReason'),
      nullable: true,
      description: 'Why the availability check was skipped (C5).',
    }),
    extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
    status: t.field({ type: requestStatusType, resolve: (row) => row }),
  }),
})
