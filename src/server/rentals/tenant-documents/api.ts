import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { removeTenantDocument } from './actions.ts'
import { verificationType } from './verification-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const findOwn = (ctx: Context, listingRequestId: string) =>
  findRequest(ctx.db, requireViewer(ctx), 'tenant', listingRequestId)

builder.queryField('tenantDocuments', (t) =>
  t.field({
    type: verificationType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    description: 'What a request of the viewer asks for, and what was handed in.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) => findOwn(ctx, listingRequestId),
  }),
)

const removePayload = payloadType('RemoveTenantDocumentPayload', 'verification', verificationType)

builder.mutationField('removeTenantDocument', (t) =>
  t.field({
    type: removePayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Takes a document away that was not accepted; its content is deleted.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, fileId, idempotencyKey }, ctx) =>
      payload(async () => {
        const row = await findOwn(
          ctx,
          await removeTenantDocument(ctx, listingRequestId, fileId, idempotencyKey),
        )
        if (!row) throw new ResourceNotFoundError()
        return row
      }),
  }),
)
