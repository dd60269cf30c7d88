import { isSelf, loadUser } from '../../people/accounts/readable-user.ts'
import { userPayload, userType } from '../../people/accounts/user-type.ts'
import { deletionObstacles, withdrawDeletionUntil } from '../../../domain/people/deletion.ts'
import {
  countsByKind,
  type KindCount,
  planByKind,
  type PlannedPart,
} from '../../../domain/public/retention/erasure.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { countErasurePlan } from './plan-sql.ts'
import { obstaclesAsked, requestDeletion, withdrawDeletion } from './actions.ts'
import { listProviderDeletions, type ProviderDeletionRow } from './provider-sql.ts'
import {
  countDeletionRequests,
  type DeletionRequestRow,
  findObstacleFacts,
  findOpenDeletionRequest,
  listDeletionRequests,
} from './sql.ts'

const longestPage = 100

const obstacleEnum = catalogueEnum('deletionObstacle')

const countType = builder.objectRef<KindCount>('ErasureCount').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'As the retention table names it.' }),
    deleted: t.exposeInt('deleted'),
    emptied: t.exposeInt('emptied'),
  }),
})

const providerDeletionType = builder.objectRef<ProviderDeletionRow>('ProviderDeletion').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    provider: t.exposeString('provider'),
    dueAt: t.expose('due_at', { type: 'Instant', description: 'When it is tried, or tried again.' }),
    tries: t.exposeInt('tries'),
    failure: t.exposeString('failure', { description: 'Why the last try failed; empty before the first.' }),
    provenAt: t.expose('proven_at', { type: 'Instant', nullable: true }),
    wasThere: t.exposeBoolean('was_there', {
      nullable: true,
      description: 'Whether the provider still had it; null until it is proven to be gone.',
    }),
  }),
})

const providersOf = batched(async (ctx, ids: readonly string[]) =>
  Map.groupBy(await listProviderDeletions(ctx.db, ids), (deletion) => deletion.request_id),
)

const requestType = builder.objectRef<DeletionRequestRow>('DeletionRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    requestedAt: t.expose('requested_at', { type: 'Instant' }),
    withdrawUntil: t.field({
      type: 'Instant',
      resolve: (request) => withdrawDeletionUntil(request.requested_at),
    }),
    withdrawnAt: t.expose('withdrawn_at', { type: 'Instant', nullable: true }),
    startedAt: t.expose('started_at', {
      type: 'Instant',
      nullable: true,
      description: 'When the erasure began; from then on nobody can take it back.',
    }),
    waitsFor: t.field({
      type: [obstacleEnum],
      description: 'What the erasure waited for when it was looked at last.',
      resolve: (request) => request.waits_for,
    }),
    step: t.exposeInt('step', { description: 'How many of its steps are done.' }),
    steps: t.exposeInt('steps'),
    doneAt: t.expose('done_at', { type: 'Instant', nullable: true }),
    digest: t.exposeString('digest', {
      nullable: true,
      description: 'Of what was counted, as it stands in the log of erasures outside of the database.',
    }),
    counts: t.field({
      type: [countType],
      description: 'How many rows went and were emptied, by kind of datum.',
      resolve: (request) => countsByKind(request.counts),
    }),
    keptUntil: t.expose('kept_until', {
      type: 'Day',
      nullable: true,
      description:
        'The last day on which something is kept that the law wants; null before it was looked at, and after.',
    }),
    endWaitsFor: t.field({
      type: [obstacleEnum],
      description: 'What hindered the end of what is kept when it was looked at last.',
      resolve: (request) => request.end_waits_for,
    }),
    destroyed: t.field({
      type: [countType],
      description: 'How many rows that the law had kept were destroyed and emptied, by kind of datum.',
      resolve: (request) => countsByKind(request.destroyed),
    }),
    destroyedAt: t.expose('destroyed_at', {
      type: 'Instant',
      nullable: true,
      description: 'When the last of them went.',
    }),
    endedAt: t.expose('ended_at', {
      type: 'Instant',
      nullable: true,
      description: 'When nothing was left that the law keeps.',
    }),
    providers: t.field({
      type: [providerDeletionType],
      description: 'What providers outside have to delete for it, in the order in which that is due.',
      resolve: async (request, _, ctx) => (await providersOf(ctx, request.id)) ?? [],
    }),
    user: t.field({ type: userType, resolve: (request, _, ctx) => loadUser(ctx, request.user_id) }),
  }),
})

builder.objectField(userType, 'deletionRequest', (t) =>
  t.field({
    type: requestType,
    nullable: true,
    description: 'The wish to be deleted that was not taken back; the person alone is told.',
    resolve: (user, _, ctx) => (isSelf(ctx, user) ? findOpenDeletionRequest(ctx.db, user.id) : null),
  }),
)

const plannedType = builder.objectRef<PlannedPart>('PlannedErasure').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'As the retention table names it.' }),
    deleted: t.exposeInt('deleted'),
    emptied: t.exposeInt('emptied', {
      description:
        'Entries that others need as well, or that the law keeps: what they say of the person goes.',
    }),
    kept: t.exposeInt('kept', { description: 'Entries that stay as they are until their time is over.' }),
    until: t.expose('until', {
      type: 'Day',
      nullable: true,
      description: 'The last day on which one of them is kept; null where no year ends it.',
    }),
  }),
})

/** One statement however often a document asks for it. */
const planOf = batched(
  async (ctx, ids: readonly string[]) =>
    new Map(
      await Promise.all(
        ids.map(async (id) => {
          const person = { id, email: (await loadUser(ctx, id)).email }
          return [id, planByKind(await countErasurePlan(ctx.db, person))] as const
        }),
      ),
    ),
)

builder.objectField(userType, 'erasurePlan', (t) =>
  t.field({
    type: [plannedType],
    nullable: true,
    description: 'What an erasure of the account would do now, by kind of datum; the person alone is told.',
    resolve: (user, _, ctx) => (isSelf(ctx, user) ? planOf(ctx, user.id) : null),
  }),
)

const listType = builder.objectRef<{ page: number; pageSize: number }>('DeletionRequestList').implement({
  policy: 'staff',
  fields: (t) => ({
    nodes: t.field({ type: [requestType], resolve: (list, _, ctx) => listDeletionRequests(ctx.db, list) }),
    totalCount: t.int({ resolve: (_, __, ctx) => countDeletionRequests(ctx.db) }),
  }),
})

builder.queryFields((t) => ({
  deletionObstacles: t.field({
    type: [obstacleEnum],
    policy: 'person',
    scope: 'none',
    resolve: async (_, __, ctx) =>
      ctx.viewer
        ? deletionObstacles(await findObstacleFacts(ctx.db, obstaclesAsked(ctx, ctx.viewer.id)))
        : [],
  }),
  deletionRequests: t.field({
    type: listType,
    policy: 'staff',
    scope: 'none',
    args: { page: t.arg.int({ defaultValue: 1 }), pageSize: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { page, pageSize }) => ({
      page: Math.max(1, page ?? 1),
      pageSize: Math.min(longestPage, Math.max(1, pageSize ?? 20)),
    }),
  }),
}))

builder.mutationFields((t) => ({
  requestDeletion: t.field({
    type: userPayload,
    description: 'Asks to be deleted; the password may be left out when the login is fresh.',
    policy: 'person',
    scope: 'none',
    args: { password: t.arg.string() },
    resolve: (_, { password }, ctx) =>
      payload(async () => loadUser(ctx, await requestDeletion(ctx, password ?? null))),
  }),
  withdrawDeletion: t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => payload(async () => loadUser(ctx, await withdrawDeletion(ctx))),
  }),
}))
