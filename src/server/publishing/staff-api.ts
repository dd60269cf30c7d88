import { builder } from '../graphql/builder.ts'
import { isHeldBySales } from './publish-actions.ts'
import { listForStaff, type StaffListingRow } from './staff-sql.ts'

const longestPage = 100

const staffListingType = builder.objectRef<StaffListingRow>('StaffListing').implement({
  policy: 'sales',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    units: t.exposeInt('units'),
    publishedUnits: t.exposeInt('publishedUnits'),
    isHeldBySales: t.boolean({
      description: 'Whether its landlord may not publish it before sales allow it.',
      resolve: ({ reasons }) => reasons.some((unpublishReason) => isHeldBySales({ unpublishReason })),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was taken out last.' }),
    explanation: t.exposeString('explanation'),
    unpublishedAt: t.expose('unpublishedAt', { type: 'Instant', nullable: true }),
  }),
})

builder.queryField('staffListings', (t) =>
  t.field({
    type: [staffListingType],
    policy: 'sales',
    scope: 'none',
    description:
      "Listings by the beginning of their name or city, or of their landlord's name or address, or by id; without a text those taken out last.",
    args: { search: t.arg.string({ defaultValue: '' }), first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { search, first }, ctx) =>
      listForStaff(ctx.db, search ?? '', Math.min(longestPage, Math.max(1, first ?? 20))),
  }),
)
