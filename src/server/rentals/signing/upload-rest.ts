import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { DOCUMENT_MAX_BYTES } from '../../kernel/files/clean-document.ts'
import { uploadSigned } from './upload-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** The copy signed on paper, from either side. */
export const signedCopyRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/contracts/:offerId/signed-copy',
    policy: 'viewer',
    scope: 'none',
    acting: 'BINDS',
    upload: true,
    perMinute: 30,
    description:
      'Hands in the contract that both sides have signed on paper (PDF, JPEG or PNG, at most 10 MB). It makes the booking, or leaves it to the landlord’s confirmation. feeShown is the amount of bookingFee that the landlord was shown, 0 where there was none; another one is refused as AMOUNT_CHANGED.',
    takes: 'multipart/form-data: idempotencyKey, file, feeShown',
    answers: '{ offerId }',
    handler: async (ctx, request, reply) => {
      requireViewer(ctx)
      const { offerId } = request.params as { offerId: string }
      const { fields, file } = await readUpload(request, { maxBytes: DOCUMENT_MAX_BYTES })
      const feeShown = amountOf(fields['feeShown'])
      await uploadSigned(ctx, { offerId, feeShown }, file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ offerId })
    },
  },
]

/** An amount in minor units, null where the form has none. */
function amountOf(written: string | undefined): number | null {
  if (written === undefined || written === '') return null
  if (!/^\d{1,15}$/.test(written)) throw new ValidationError({ feeShown: 'amount.invalid' })
  return Number(written)
}
