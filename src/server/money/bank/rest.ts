import { BANK_STATEMENT_MAX_BYTES } from '../../../domain/kernel/constants.ts'
import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { uploadStatement } from './upload-actions.ts'

/** How the bank's files come in. */
export const bankRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/bank-statements',
    policy: 'accounting',
    scope: 'none',
    upload: true,
    perMinute: 20,
    description:
      'Takes a file of bank statements, CAMT.053 or CSV of at most 8 MB; each line is stored once, and what fits an invoice as a whole is booked.',
    takes: 'multipart/form-data: idempotencyKey, file',
    answers: '{ statementId }',
    handler: async (ctx, request, reply) => {
      const { fields, file } = await readUpload(request, { maxBytes: BANK_STATEMENT_MAX_BYTES })
      const statementId = await uploadStatement(ctx, file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ statementId })
    },
  },
]
