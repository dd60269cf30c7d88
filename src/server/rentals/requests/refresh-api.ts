import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { calendarsOfRequest } from '../lifecycle/fresh-calendars.ts'
import { refreshType } from '../lifecycle/fresh-payload-type.ts'

const refreshPayload = payloadType('RefreshCalendarsPayload', 'calendars', refreshType)

builder.mutationField('refreshCalendars', (t) =>
  t.field({
    type: refreshPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'CALENDARS',
    description:
      'Asks the linked calendars around a request that have not answered for 15 minutes, for 5 seconds at most.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) =>
      payload(async () => {
        const calendars = await calendarsOfRequest(ctx, listingRequestId)
        if (!calendars) throw new ResourceNotFoundError()
        return calendars
      }),
  }),
)
