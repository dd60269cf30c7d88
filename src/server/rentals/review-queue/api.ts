import type { ReviewKind } from '../../../domain/catalogue/checks.ts'
import { canClaimReview, REVIEW_PERMISSIONS, reviewKindsOf } from '../../../domain/people/review-claim.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { reviewerOf } from '../../people/review-claims/actions.ts'
import { reviewClaimType, reviewKindType } from '../../people/review-claims/claim-type.ts'
import { documentTypeType } from '../tenant-documents/document-type.ts'
import { listReviewCounts, listReviewItems, type ReviewCountRow, type ReviewItemRow } from './sql.ts'

/** As many as are ever listed at once: whoever has more to look at begins with the first. */
const MOST_ITEMS = 1000

const itemType = builder.objectRef<ReviewItemRow>('ReviewItem').implement({
  policy: 'staff',
  description: 'Something that waits for a decision by staff.',
  fields: (t) => ({
    kind: t.expose('kind', { type: reviewKindType }),
    subjectId: t.exposeID('subjectId', { description: 'The fileId, the verification’s or the check’s id.' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    documentType: t.expose('documentType', { type: documentTypeType, nullable: true }),
    idDocument: t.expose('idDocument', { type: catalogueEnum('idDocument'), nullable: true }),
    since: t.expose('since', { type: 'Instant' }),
    dueAt: t.expose('dueAt', {
      type: 'Instant',
      description: 'When the person’s time runs out, or a day after it was handed in.',
    }),
    contractWaits: t.exposeBoolean('contractWaits', {
      description: 'The tenant has said yes, and there is no contract before this is decided.',
    }),
    claim: t.field({
      type: reviewClaimType,
      nullable: true,
      description: 'Who is looking at it now.',
      resolve: (item) => claimOf(item),
    }),
    canClaim: t.field({ type: verdictType, resolve: (item, _, ctx) => verdictOf(item, ctx) }),
  }),
})

function claimOf({ claimedBy, claimName, claimUntil }: ReviewItemRow) {
  return claimedBy && claimUntil ? { staffId: claimedBy, name: claimName ?? '', until: claimUntil } : null
}

function verdictOf(item: ReviewItemRow, ctx: Context) {
  const { personId, firstDecidedBy } = item
  const subject = { personId, firstDecidedBy, isWaiting: true }
  return canClaimReview(item.kind, reviewerOf(ctx), { subject, claim: claimOf(item) }, ctx.now())
}

const countType = builder.objectRef<ReviewCountRow>('ReviewCount').implement({
  policy: 'staff',
  fields: (t) => ({
    kind: t.expose('kind', { type: reviewKindType }),
    total: t.exposeInt('total'),
    late: t.exposeInt('late', { description: 'Of those, whose time has run out.' }),
  }),
})

interface Asked {
  kinds: ReviewKind[]
  kind: ReviewKind | null
  limit: number
}

const queueType = builder.objectRef<Asked>('ReviewQueue').implement({
  policy: 'staff',
  fields: (t) => ({
    nodes: t.field({
      type: [itemType],
      resolve: ({ kinds, kind, limit }, _, ctx) =>
        listReviewItems(ctx.reads, {
          kinds: kind ? kinds.filter((one) => one === kind) : kinds,
          now: ctx.now(),
          limit,
        }),
    }),
    counts: t.field({
      type: [countType],
      description:
        'Of every kind that the viewer may look at, whatever the filter; none where nothing waits.',
      resolve: ({ kinds }, _, ctx) => listReviewCounts(ctx.reads, { kinds, now: ctx.now() }),
    }),
  }),
})

builder.queryField('reviewQueue', (t) =>
  t.field({
    type: queueType,
    policy: 'staff',
    scope: 'none',
    description: `What waits for a decision of the viewer, first whose time runs out first. Needs ${[...new Set(Object.values(REVIEW_PERMISSIONS))].join(' or ')}; others see none.`,
    args: {
      kind: t.arg({ type: reviewKindType }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { kind, limit }, ctx) => ({
      kinds: reviewKindsOf(reviewerOf(ctx)),
      kind: kind ?? null,
      limit: Math.min(MOST_ITEMS, Math.max(1, limit ?? 50)),
    }),
  }),
)
