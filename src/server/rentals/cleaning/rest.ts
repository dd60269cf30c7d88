import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PICTURE_MAX_BYTES } from '../../../domain/listings/pictures.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendUpload } from '../../kernel/http/send-upload.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { answerPainted } from '../../listings/pictures/painted-answer.ts'
import { verifyAccessLinkToken } from '../../people/access-links/token.ts'
import { addCleaningPhoto, openCleaningPhoto } from './photo-actions.ts'

/** Photos of turnovers: whoever cleans adds and sees them by a link, the landlord's side sees them. */
export const cleaningPhotoRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/cleaning-plan-photos',
    policy: 'public',
    scope: 'any',
    upload: true,
    perMinute: 30,
    limitedBy: whoAsks,
    description:
      'Whoever has a cleaning link adds a photo to a turnover: JPEG, PNG, WebP or AVIF of at most 25 MB, up to ten. The same uploadId again is answered with the photo that is there. 503 with Retry-After while too many are being worked on.',
    takes: 'multipart/form-data: listingId, day, uploadId, file; in the query token',
    answers: '{ photoId }',
    handler: async (ctx, request, reply) => {
      return answerPainted(reply, async () => {
        const { fields, file } = await readUpload(request, { maxBytes: PICTURE_MAX_BYTES })
        const { listingId = '', day = '', uploadId = '' } = fields
        const to = { token: tokenIn(request), listingId, day, uploadId }
        return { photoId: await addCleaningPhoto(ctx, to, file) }
      })
    },
  },
  {
    method: 'GET',
    url: '/api/cleaning-plan-photos/:cleaningPhotoId/:size',
    policy: 'public',
    scope: 'any',
    perMinute: 600,
    limitedBy: whoAsks,
    description:
      'A photo of a turnover, small or large, for whoever has a cleaning link that covers it; in the query token.',
    answers: 'the content',
    handler: async (ctx, request, reply) => sendPhoto(ctx, request, reply, tokenIn(request)),
  },
  {
    method: 'GET',
    url: '/api/cleaning-photos/:cleaningPhotoId/:size',
    policy: 'landlord',
    scope: 'bookings:read',
    acting: 'READS',
    description: "A photo of a turnover, small or large, for the landlord's side.",
    answers: 'the content',
    handler: async (ctx, request, reply) => sendPhoto(ctx, request, reply, null),
  },
]

async function sendPhoto(
  ctx: Parameters<Route['handler']>[0],
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
) {
  const { cleaningPhotoId, size } = request.params as { cleaningPhotoId: string; size: string }
  const content = await openCleaningPhoto(ctx, { photoId: cleaningPhotoId, size, token })
  return sendUpload(
    reply,
    { contentType: 'image/jpeg', fileName: `${cleaningPhotoId}.jpg`, content },
    { place: 'inline' },
  )
}

function tokenIn(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** A link counts by itself, whatever is no link of ours by its address. */
function whoAsks(request: FastifyRequest, { secret }: Config): string {
  const linkId = verifyAccessLinkToken(secret, tokenIn(request), 'cleaning link')
  return linkId ? `cleaning ${linkId}` : normalizeIP(request.ip)
}
