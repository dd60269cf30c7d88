import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { freeRanges, type TakenRange } from '../shared/availability.ts'

/** When the home is free next, in words. */
export function useFreeFrom(): (today: string, unavailable: readonly TakenRange[]) => string {
  const t = useTranslations('publicListing')
  const format = useFormat()
  return (today, unavailable) => {
    const [next] = freeRanges(today, unavailable)
    if (!next) return t('neverFree')
    if (next.to) return t('freeBetween', { range: format.dayRange(next.from, next.to) })
    return next.from === today ? t('freeNow') : t('freeFrom', { day: format.day(next.from) })
  }
}
