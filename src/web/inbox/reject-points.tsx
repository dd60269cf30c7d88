import { useTranslations } from 'use-intl'
import { fullName } from '../shared/format.ts'
import { Bone } from '../ui/skeletons.tsx'
import { BlockedDaysList } from '../shared/blocked-days-list.tsx'
import type { DeclinedOthers } from '../shared/declined-others.ts'
import { DeclinedPeople } from '../shared/declined-people.tsx'
import type { DialogPoint } from './dialog-points.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import { blockOf, type RejectDraft } from '../shared/reject-draft.ts'

/** What declining does: to the tenant, to the calendar, and through the block to others (D7). */
export function useRejectPoints(
  listingRequest: InboxRequest | undefined,
  draft: RejectDraft,
  others: Pick<DeclinedOthers, 'people' | 'blocked' | 'loading'>,
): DialogPoint[] {
  const t = useTranslations('request.rejectDialog')
  if (!listingRequest) return []
  const points: DialogPoint[] = [
    { key: 'notified', text: t('notified', { name: fullName(listingRequest.tenantInformation) }) },
  ]
  const block = blockOf(draft, listingRequest)
  if (block && !others.loading) {
    points.push({
      key: 'blocked',
      text: <BlockedDaysList listing={listingRequest.listing} wished={block} blocked={others.blocked} />,
    })
  }
  if (block && others.loading) points.push({ key: 'declined', text: <Bone width="60%" /> })
  if (block && others.people.length > 0) {
    const sentence = t('declined', { count: others.people.length })
    points.push({
      key: 'declined',
      harm: true,
      text: <DeclinedPeople sentence={sentence} people={others.people} />,
    })
  }
  points.push({ key: 'final', text: t('final'), harm: true })
  return points
}
