import type { SolvencyCheckStatus } from '../../../domain/catalogue/checks.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listSolvencyChecks } from '../lifecycle/solvency-sql.ts'

/** What both sides are told of a check: no figure of income, no error, no method. */
interface RentCover {
  status: SolvencyCheckStatus
  coverTenths: number | null
  decidedAt: Temporal.Instant | null
}

/** Of a request whose income nobody has looked at. */
export const NOT_CHECKED: RentCover = { status: 'NOT_STARTED', coverTenths: null, decidedAt: null }

/** GraphQL RentCover: the landlord's whole knowledge of an income. */
export const rentCoverType = builder.objectRef<RentCover>('RentCover').implement({
  policy: 'visible',
  description: 'How many times the monthly net income covers the monthly rent, as far as it is known.',
  fields: (t) => ({
    status: t.expose('status', { type: catalogueEnum('solvencyCheckStatus') }),
    times: t.float({
      nullable: true,
      description: 'With one decimal, rounded down; null until it is confirmed.',
      resolve: ({ coverTenths }) => (coverTenths === null ? null : coverTenths / 10),
    }),
    checkedAt: t.expose('decidedAt', { type: 'Instant', nullable: true }),
  }),
})

/** The results of checks, for all that ask in one request. */
export const coverOf = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, RentCover>> =>
    new Map((await listSolvencyChecks(ctx.db, requestIds)).map((check) => [check.listingRequestId, check])),
)
