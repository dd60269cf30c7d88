import { isSelf, loadUser } from '../../people/accounts/readable-user.ts'
import { userPayload, userType } from '../../people/accounts/user-type.ts'
import { deletionObstacles, withdrawDeletionUntil } from '../../../domain/people/deletion.ts'
import { countsByKind, type KindCount } from '../../../domain/public/retention/erasure.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { obstaclesAsked, requestDeletion, withdrawDeletion } from './actions.ts'
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
