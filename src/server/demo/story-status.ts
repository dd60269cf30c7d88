import { ANSWER_HOURS } from '../../domain/kernel/constants.ts'
import type { Story, StoryTimes } from './stories.ts'
import type { DemoRows } from './rows.ts'

type StatusColumns = Pick<
  DemoRows['listing_requests'][number],
  | 'status_type'
  | 'skip_reason'
  | 'status_reason'
  | 'status_sub_reason'
  | 'decline_reason'
  | 'decline_explanation'
>

/** The stored status of a story's request with its reason. */
export function statusOf(story: Story): StatusColumns {
  if (story.contractEnd === 'EXPIRED') return tenantsSilence
  switch (story.step) {
    case 'OPEN': {
      const skip = story.skip ?? (story.extends ? 'EXTENSION' : null)
      return skip ? { status_type: 'NO_AV_CHECK', skip_reason: skip } : { status_type: 'AV_CHECK' }
    }
    case 'SECOND_CHANCE':
      return { status_type: 'SECOND_CHANCE' }
    case 'ACCEPTED':
      return { status_type: 'AVAILABLE' }
    case 'DECLINED':
      return {
        status_type: 'NOT_AVAILABLE',
        status_reason: 'DECLINED_BY_LANDLORD',
        ...(story.decline && {
          decline_reason: story.decline.reason,
          decline_explanation: story.decline.explanation,
        }),
      }
    case 'UNANSWERED':
      return {
        status_type: 'NOT_AVAILABLE',
        status_reason: 'LANDLORD_DID_NOT_RESPOND',
        decline_reason: 'LANDLORD_DID_NOT_RESPOND',
      }
    case 'CONFLICT':
      return { status_type: 'NOT_AVAILABLE', status_reason: 'DECLINED_BY_CONFLICT' }
    case 'BOOKED_ELSEWHERE':
      return { status_type: 'NOT_AVAILABLE', status_reason: 'DECLINED_BY_BOOKING_OTHER_REQUEST' }
    case 'WITHDRAWN':
      return { status_type: 'TENANT_WITHDREW', status_reason: 'WITHDRAWN_BY_TENANT' }
    case 'DATES_REFUSED':
      return {
        status_type: 'TENANT_WITHDREW',
        status_reason: 'LANDLORD_SUGGESTED_NEW_DATES',
        decline_reason: 'LANDLORD_SUGGESTED_NEW_DATES',
      }
    case 'SILENT':
      return tenantsSilence
    default:
      return { status_type: 'TENANT_APPROVED' }
  }
}

const tenantsSilence: StatusColumns = {
  status_type: 'TENANT_WITHDREW',
  status_reason: 'SINGLE_REQUEST_NO_RESPONSE',
  status_sub_reason: 'NO_RESPONSE_FROM_TENANT',
}

/** When a story ended that became no booking; null for all others. */
export function endOf(story: Story, times: StoryTimes): Temporal.Instant | null {
  const { requestedAt, answeredAt } = times
  if (story.contractEnd === 'EXPIRED') return times.contractEndedAt ?? null
  switch (story.step) {
    case 'DECLINED':
      return answeredAt ?? requestedAt
    case 'UNANSWERED':
      return requestedAt.add({ hours: ANSWER_HOURS })
    case 'SILENT':
      return (answeredAt ?? requestedAt).add({ hours: ANSWER_HOURS })
    case 'WITHDRAWN':
      return requestedAt.add({ hours: 9 })
    case 'DATES_REFUSED':
      return times.datesAnsweredAt ?? requestedAt
    case 'CONFLICT':
      return requestedAt.add({ hours: 20 })
    case 'BOOKED_ELSEWHERE':
      return requestedAt.add({ hours: 60 })
    default:
      return null
  }
}
