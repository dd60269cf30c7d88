import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Bone } from '../ui/skeletons.tsx'
import { DeclinedPeople, type DeclinedPerson } from '../shared/declined-people.tsx'
import type { DialogPoint } from './dialog-points.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import { blockOf, type RejectDraft } from '../shared/reject-draft.ts'

/** What declining does: to the tenant, to the calendar, and through the block to others (D7). */
export function useRejectPoints(
  listingRequest: InboxRequest | undefined,
  draft: RejectDraft | null,
  others: { people: readonly DeclinedPerson[]; loading: boolean },
): DialogPoint[] {
  const t = useTranslations('request.rejectDialog')
  const format = useFormat()
  if (!listingRequest || !draft) return []
  const points: DialogPoint[] = [
    { key: 'told', text: t('told', { name: listingRequest.tenantInformation.firstName }) },
  ]
  const block = blockOf(draft, listingRequest)
  if (block) {
    const dates = format.dayRange(block.from, block.to)
    const { partOfGroup, name } = listingRequest.listing
    points.push({
      key: 'blocked',
      text: partOfGroup ? t('blockedAll', { dates, listing: name }) : t('blocked', { dates }),
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
