import { dashboardVerificationStatus } from '../../../domain/catalogue/checks.ts'
import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { notYet } from '../../kernel/graphql/field-facts.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { findIdVerification, type IdVerificationRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const statusType = catalogueEnum('dashboardVerificationStatus')

const verificationType = builder
  .objectRef<{ latest: IdVerificationRow | null }>('UserIdVerification')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      status: t.field({
        type: statusType,
        resolve: ({ latest }) => dashboardVerificationStatus(latest && (latest.status ?? latest.action)),
      }),
      date: t.field({ type: 'Instant', nullable: true, resolve: ({ latest }) => latest?.updatedAt ?? null }),
    }),
  })

builder.queryField('userIdVerificationStatus', (t) =>
  t.field({
    type: verificationType,
    policy: 'viewer',
    scope: 'none',
    description: 'Of the person; of others for staff who verify, or with accounting or sales permission.',
    args: { userId: t.arg.id() },
    resolve: async (_, { userId }, ctx) => ({
      latest: (await findIdVerification(ctx.db, readableId(requireViewer(ctx), userId))) ?? null,
    }),
  }),
)

const readers: readonly Permission[] = ['DOCUMENT_VERIFICATION', 'VERIFF', 'accounting', 'sales']

function readableId(viewer: Viewer, given: string | null | undefined): string {
  const id = given ?? viewer.id
  if (id === viewer.id && !viewer.accessLinkId) return id
  const reads = viewer.permissions.some((permission) => readers.includes(permission))
  if (!reads || viewer.impersonation) throw new NotAllowedError()
  return id
}

interface VerificationSession {
  date: Temporal.Instant
  url: string
  sessionId: string
}

const sessionType = builder.objectRef<VerificationSession>('IdVerificationSession').implement({
  policy: 'visible',
  fields: (t) => ({
    date: t.expose('date', { type: 'Instant' }),
    url: t.exposeString('url'),
    sessionId: t.exposeID('sessionId'),
  }),
})

builder.mutationField('createIdVerificationSession', (t) =>
  t.field({
    type: payloadType('IdVerificationSessionPayload', 'verificationStatus', sessionType),
    policy: 'person',
    scope: 'none',
    notYet: true,
    description: 'Comes with the providers of identity verification.',
    resolve: () => payload(async () => notYet('Identity verification')),
  }),
)
