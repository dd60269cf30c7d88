import { MAX_CALENDAR_BYTES } from '../../../domain/calendars/feed-polling.ts'
import { asPlatform } from '../../../domain/calendars/feed-input.ts'
import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { uploadCalendar } from './upload-actions.ts'

/** REST calls of calendars that come in. */
export const feedRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/calendar-feeds',
    policy: 'landlord',
    scope: 'none',
    acting: 'CALENDARS',
    upload: true,
    perMinute: 30,
    description:
      'Takes over a calendar file of at most 5 MB for a unit. The query names listingId and label; platform, and feedId where a newer file replaces that of a feed. The file’s name ends with .ics.',
    takes: 'multipart/form-data: idempotencyKey, file',
    answers: '{ feedId }',
    handler: async (ctx, request, reply) => {
      const query = request.query as Record<string, string | undefined>
      const { fields, file } = await readUpload(request, { maxBytes: MAX_CALENDAR_BYTES })
      const input = {
        listingId: query['listingId'] ?? '',
        label: query['label'] ?? '',
        platform: asPlatform(query['platform']),
        feedId: query['feedId'] ?? null,
      }
      const feedId = await uploadCalendar(ctx, input, file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ feedId })
    },
  },
]
