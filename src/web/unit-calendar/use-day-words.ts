import { useTranslations } from 'use-intl'
import { takesDays, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { useItemWords } from '../shared/blocks/use-item-words.ts'
import { useFormat } from '../shared/format.ts'

/** Whether a day can be had, as far as that is known. */
export type DayOffer = 'offered' | 'closed' | 'unknown'

/** A day as it is read aloud: its date, what takes it, who wants it, or that it is free, not offered or not loaded. */
export function useDayWords(): (day: string, items: readonly CalendarItem[], offer: DayOffer) => string {
  const t = useTranslations('unitCalendar.day')
  const words = useItemWords()
  const format = useFormat()
  return (day, items, offer) => {
    // How long a day is free is told where it matters: where nothing fits in.
    const shown = items.filter((item) => item.kind !== 'gap' || item.isTooShort)
    const sentences = shown.map((item) => words(item).sentence)
    const isTaken = items.some(takesDays)
    if (offer !== 'offered') sentences.unshift(t(offer))
    else if (!isTaken) sentences.unshift(t('free'))
    return t('label', { day: format.day(day, 'long'), items: sentences.join('; ') })
  }
}
