import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { ReviewClaimRow } from './sql.ts'

/** GraphQL ReviewKind. */
export const reviewKindType = catalogueEnum('reviewKind')

/** GraphQL ReviewClaim: who is looking at something, for their colleagues. */
export const reviewClaimType = builder
  .objectRef<Pick<ReviewClaimRow, 'staffId' | 'name' | 'until'>>('ReviewClaim')
  .implement({
    policy: 'staff',
    fields: (t) => ({
      name: t.exposeString('name'),
      isOwn: t.boolean({ resolve: ({ staffId }, _, ctx) => staffId === requireViewer(ctx).id }),
      until: t.expose('until', {
        type: 'Instant',
        description: 'When it is free again unless its holder goes on.',
      }),
    }),
  })
