import { DOCUMENT_MAX_BYTES } from '../../kernel/files/clean-document.ts'
import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { givePowerOfAttorney } from './actions.ts'

/** A power of attorney comes with its document. */
export const powerRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/powers-of-attorney',
    policy: 'owner',
    scope: 'none',
    upload: true,
    perMinute: 20,
    description:
      'Gives a manager of the team a power of attorney to sign contracts online in the landlord’s name, with its document (PDF, JPEG or PNG, at most 10 MB). memberId is TeamMember._id; groupIds are ids of listings with commas between them, and without it the power is for all of them. It lasts a year at most. 409 CONFIRM_PASSWORD unless the login is fresh.',
    takes: 'multipart/form-data: idempotencyKey, memberId, from, to, groupIds, file',
    answers: '{ powerId }',
    handler: async (ctx, request, reply) => {
      requireViewer(ctx)
      const { fields, file } = await readUpload(request, { maxBytes: DOCUMENT_MAX_BYTES })
      const { memberId = '', from = '', to = '', groupIds, idempotencyKey = '' } = fields
      const wish = { memberId, from, to, groupIds: groupIds?.split(',').filter(Boolean) ?? null }
      const powerId = await givePowerOfAttorney(ctx, wish, file, idempotencyKey)
      return reply.status(201).send({ powerId })
    },
  },
]
