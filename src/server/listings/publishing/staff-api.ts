import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { labelsIn } from '../../../domain/listings/listing-labels.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { setListingLabels } from './label-actions.ts'
import { isHeldBySales } from './publish-actions.ts'
import { listForStaff, type StaffListingRow } from './staff-sql.ts'

const longestPage = 100

const staffListingType = builder.objectRef<StaffListingRow>('StaffListing').implement({
  policy: 'listingStaff',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    labels: t.field({
      type: [catalogueEnum('tag')],
      description: 'Those of its landlord and that of its country among them.',
      resolve: ({ country, labels }) => labelsIn(country, labels),
    }),
    units: t.exposeInt('units'),
    publishedUnits: t.exposeInt('publishedUnits'),
    isHeldBySales: t.boolean({
      description: 'Whether its landlord may not publish it before sales allow it.',
      resolve: ({ reasons }) => reasons.some((unpublishReason) => isHeldBySales({ unpublishReason })),
    }),
    reason: t.expose('reason', {
      type: catalogueEnum('unpublishReason'),
      nullable: true,
      description: 'Why it was taken out last.',
    }),
    explanation: t.exposeString('explanation'),
    unpublishedAt: t.expose('unpublishedAt', { type: 'Instant', nullable: true }),
  }),
})

builder.queryField('staffListings', (t) =>
  t.field({
    type: [staffListingType],
    policy: 'listingStaff',
    scope: 'none',
    description:
      "Listings by the beginning of their name or city, or of their landlord's name or address, or by id; without a text those taken out last.",
    args: { search: t.arg.string({ defaultValue: '' }), first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { search, first }, ctx) =>
      listForStaff(ctx.db, search ?? '', Math.min(longestPage, Math.max(1, first ?? 20))),
  }),
)

const labelsPayload = payloadType('SetListingLabelsPayload', 'listing', staffListingType)

builder.mutationField('setListingLabels', (t) =>
  t.field({
    type: labelsPayload,
    policy: 'listingStaff',
    scope: 'none',
    description:
      'Sets those labels of a listing that the viewer’s permissions are for, with a reason; all others stay.',
    args: {
      groupId: t.arg.id({ required: true }),
      labels: t.arg({ type: [catalogueEnum('tag')], required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, labels, reason, idempotencyKey }, ctx) =>
      payload(async () => {
        const changed = await setListingLabels(ctx, { groupId, labels, reason }, idempotencyKey)
        const [listing] = await listForStaff(ctx.db, changed, 1)
        if (!listing) throw new ResourceNotFoundError()
        return listing
      }),
  }),
)
