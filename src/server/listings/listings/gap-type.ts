import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { loadGaps } from './gaps.ts'
import { listingType } from './listing-type.ts'

const gapName = catalogueEnum('listingGap')

/** GraphQL ListingGap: what is missing before a listing may be published, and where it is told. */
export const gapType = builder.objectRef<Gap>('ListingGap').implement({
  policy: 'visible',
  fields: (t) => ({
    gap: t.expose('gap', { type: gapName }),
    step: t.exposeString('step'),
    field: t.exposeString('field'),
  }),
})

/** What is missing before a group may be published: only for ids that came out of a visible row. */
export const gapsOfGroup = batched((ctx, groupIds: readonly string[]) =>
  loadGaps(ctx.db, groupIds, ctx.today()),
)

builder.objectField(listingType, 'gaps', (t) =>
  t.field({
    type: [gapType],
    policy: 'full',
    description: 'What is missing before it may be published.',
    resolve: async ({ groupId }, _, ctx) => (await gapsOfGroup(ctx, groupId)) ?? [],
  }),
)
