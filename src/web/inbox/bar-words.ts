import { useTranslations } from 'use-intl'
import type { InboxRequest } from './inbox-request-query.ts'

type Bar = InboxRequest['around']['units'][number]['bars'][number]

/** Names an entry of the calendar around a request: what it is, and whose or why. */
export function useBarWords(request: InboxRequest): (bar: Bar) => { kind: string; label: string } {
  const t = useTranslations('request.around')
  return (bar) => {
    const kind = bar.listingRequestId === request.id ? t('thisRequest') : t(`kind.${bar.kind}`)
    // A block without a note of the landlord's own is labelled with its reason's name.
    const isReason = bar.kind === 'BLOCK' && t.has(`blockReason.${bar.label}`)
    return { kind, label: isReason ? t(`blockReason.${bar.label}`) : bar.label || kind }
  }
}
