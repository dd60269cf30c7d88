import { useTranslations } from 'use-intl'
import { useFormat } from '../format.ts'
import type { CalendarItem } from './calendar-items.ts'

/** The words of a stretch: what fits into a bar, and a whole sentence with its days. */
export interface ItemWords {
  short: string
  sentence: string
}

/** Says what a stretch of a calendar is; without names for somebody who may not know them. */
export function useItemWords(): (item: CalendarItem) => ItemWords {
  const t = useTranslations('blocks.item')
  const reasons = useTranslations('catalogue.blockReason')
  const format = useFormat()
  return (item) => {
    const short = shortWords(t, reasons, item)
    return {
      short,
      // A timeline shows thousands of short words, and formats of ranges are slow.
      get sentence() {
        const sentence = t(`sentence.${item.kind}`, { short, range: format.dayRange(item.from, item.to) })
        return isConflict(item) ? t('conflict', { sentence }) : sentence
      },
    }
  }
}

/** Whether a stretch is a block on days that somebody else has. */
export function isConflict(item: CalendarItem): boolean {
  return (item.kind === 'block' || item.kind === 'far') && item.block.conflict
}

type Translate = ReturnType<typeof useTranslations<'blocks.item'>>
type Reasons = ReturnType<typeof useTranslations<'catalogue.blockReason'>>

function shortWords(t: Translate, reasons: Reasons, item: CalendarItem): string {
  switch (item.kind) {
    case 'booking':
      return item.booking.name ?? t('booked')
    case 'hold':
      return t('signing', { name: item.hold.name ?? 'none' })
    case 'candidate':
      return t('request', { name: item.candidate.name ?? 'none' })
    case 'limit':
      return t('limit')
    case 'gap':
      return t(item.isTooShort ? 'tooShort' : 'free', { days: item.days })
    case 'block':
    case 'far': {
      const { feed, source, reason, note } = item.block
      if (feed) return feed.label
      if (source !== 'own') return t(`source.${source}`)
      return note === '' ? reasons(reason) : note
    }
  }
}
