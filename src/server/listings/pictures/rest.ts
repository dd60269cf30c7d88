import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { FLOOR_PLAN_MAX_BYTES, PICTURE_MAX_BYTES } from '../../../domain/listings/pictures.ts'
import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { addPicture } from './actions.ts'
import { setFloorPlan } from './floor-plan-actions.ts'
import { answerPainted } from './painted-answer.ts'
import { getSize } from './storage.ts'

const key = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Photos and floor plans of listings: how they come in, and how their sizes are shown. */
export const pictureRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/pictures',
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    upload: true,
    perMinute: 240,
    description:
      'Adds a photo to the end of a group: JPEG, PNG, WebP or AVIF of at most 25 MB. The same photo again is answered with the one that is there. 503 with Retry-After while too many are being worked on.',
    takes: 'multipart/form-data: file; in the query groupId',
    answers: '{ imageId, isNew }',
    handler: async (ctx, request, reply) => {
      const { groupId } = request.query as { groupId?: string }
      return answerPainted(reply, async () => {
        const { file } = await readUpload(request, { maxBytes: PICTURE_MAX_BYTES })
        return addPicture(ctx, groupId ?? '', file)
      })
    },
  },
  {
    method: 'GET',
    url: '/api/pictures/:storageKey/:size',
    load: 'light',
    policy: 'public',
    scope: 'any',
    description: 'A size of a photo, such as large.avif or small.webp; what an address shows never changes.',
    answers: 'the content',
    handler: async (ctx, request, reply) => {
      const { storageKey, size } = request.params as { storageKey: string; size: string }
      const content = key.test(storageKey) ? await getSize(ctx, storageKey, size) : null
      if (!content) throw new ResourceNotFoundError()
      return reply
        .header('content-type', size.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(content))
    },
  },
  {
    method: 'POST',
    url: '/api/floor-plans',
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    upload: true,
    perMinute: 30,
    description:
      'Stores the floor plan of a group, instead of the one there was: PDF, JPEG or PNG of at most 10 MB.',
    takes: 'multipart/form-data: idempotencyKey, file; in the query groupId',
    answers: '{ floorPlanUrl }',
    handler: async (ctx, request, reply) => {
      const { groupId } = request.query as { groupId?: string }
      const { fields, file } = await readUpload(request, { maxBytes: FLOOR_PLAN_MAX_BYTES })
      const floorPlanUrl = await setFloorPlan(ctx, groupId ?? '', file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ floorPlanUrl })
    },
  },
]
