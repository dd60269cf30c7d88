import { useTranslations } from 'use-intl'
import { takesDays, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { useItemWords } from '../shared/blocks/use-item-words.ts'
import { useFormat } from '../shared/format.ts'

/** A day as it is read aloud: its date, what takes it, who wants it, or that it is free or not offered. */
export function useDayWords(): (day: string, items: readonly CalendarItem[], offered: boolean) => string {
  const t = useTranslations('unitCalendar.day')
  const words = useItemWords()
  const format = useFormat()
  return (day, items, offered) => {
    // How long a day is free is told where it matters: where nothing fits in.
    const told = items.filter((item) => item.kind !== 'gap' || item.isTooShort)
    const sentences = told.map((item) => words(item).sentence)
    const isTaken = items.some(takesDays)
    if (!offered) sentences.unshift(t('closed'))
    else if (!isTaken) sentences.unshift(t('free'))
    return t('label', { day: format.day(day, 'long'), items: sentences.join('; ') })
  }
}
