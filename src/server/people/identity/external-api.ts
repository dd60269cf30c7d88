import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { countExternalVerdicts, type ExternalVerdictRow, listExternalVerdicts } from './external-sql.ts'

const longestPage = 100

const verdictType = builder.objectRef<ExternalVerdictRow>('ExternalIdentityVerdict').implement({
  policy: 'VERIFF',
  description: 'What the external provider has said of somebody; nothing of what it has read.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    userId: t.exposeID('userId'),
    name: t.exposeString('name', { description: 'Of the account.' }),
    email: t.exposeString('email'),
    isLandlord: t.exposeBoolean('landlord'),
    sessionId: t.exposeString('sessionId', { description: 'By which the provider finds it.' }),
    isTest: t.exposeBoolean('isTest', { description: 'Not the provider itself: it proves nothing.' }),
    status: t.expose('status', { type: catalogueEnum('idVerificationStatus') }),
    failureReason: t.expose('failureReason', {
      type: catalogueEnum('idVerificationFailureReason'),
      nullable: true,
    }),
    updatedAt: t.expose('updatedAt', { type: 'Instant' }),
    eraseAfter: t.expose('eraseAfter', {
      type: 'Instant',
      nullable: true,
      description: 'When the provider is told to delete the session.',
    }),
    erasedAt: t.expose('erasedAt', { type: 'Instant', nullable: true }),
  }),
})

const listType = builder
  .objectRef<{ page: number; pageSize: number }>('ExternalIdentityVerdictList')
  .implement({
    policy: 'VERIFF',
    fields: (t) => ({
      nodes: t.field({
        type: [verdictType],
        resolve: (list, _, ctx) => listExternalVerdicts(ctx.db, list),
      }),
      totalCount: t.int({ resolve: (_, __, ctx) => countExternalVerdicts(ctx.db) }),
    }),
  })

builder.queryField('externalIdentityVerdicts', (t) =>
  t.field({
    type: listType,
    policy: 'VERIFF',
    scope: 'none',
    description: 'Verdicts of the external provider, the latest first.',
    args: { page: t.arg.int({ defaultValue: 1 }), pageSize: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { page, pageSize }) => ({
      page: Math.max(1, page ?? 1),
      pageSize: Math.min(longestPage, Math.max(1, pageSize ?? 20)),
    }),
  }),
)
