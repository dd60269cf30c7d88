import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { consentToDocuments, revokeDocumentConsent } from './consent-actions.ts'
import { verificationType } from './verification-type.ts'

async function loadOwn(ctx: Context, listingRequestId: string): Promise<RequestRow> {
  const row = await findRequest(ctx.db, requireViewer(ctx), 'tenant', listingRequestId)
  if (!row) throw new ResourceNotFoundError()
  return row
}

const consentPayload = payloadType('ConsentToDocumentsPayload', 'verification', verificationType)

builder.mutationField('consentToDocuments', (t) =>
  t.field({
    type: consentPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'Lets accepted documents of earlier requests be used for this one and its landlord, who never sees them. Can be taken back until there is a contract.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      fileIds: t.arg.idList({ required: true, description: 'Of those that `reusable` offers.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, fileIds, idempotencyKey }, ctx) =>
      payload(async () =>
        loadOwn(ctx, await consentToDocuments(ctx, listingRequestId, fileIds, idempotencyKey)),
      ),
  }),
)

const revokePayload = payloadType('RevokeDocumentConsentPayload', 'verification', verificationType)

builder.mutationField('revokeDocumentConsent', (t) =>
  t.field({
    type: revokePayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Takes the consent of a request back; documents are asked for again.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () => loadOwn(ctx, await revokeDocumentConsent(ctx, listingRequestId, idempotencyKey))),
  }),
)
