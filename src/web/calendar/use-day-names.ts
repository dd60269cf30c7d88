import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import type { DayNumber } from '../../domain/kernel/day-number.ts'

/** Short names of months and weekdays, for heads of columns. */
export interface DayNames {
  /** 'Nov', with the year 'Nov 2026'. */
  month(day: DayNumber, hasYear: boolean): string
  /** 'M'. */
  weekday(day: DayNumber): string
}

const MILLISECONDS_PER_DAY = 86_400_000

/** The names in the current language. */
export function useDayNames(): DayNames {
  const language = useLocale()
  return useMemo(() => {
    // A day has no zone; it is written by its midnight in UTC, so that no zone moves it.
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    const month = of({ month: 'short' })
    const monthOfYear = of({ month: 'short', year: 'numeric' })
    const weekday = of({ weekday: 'narrow' })
    return {
      month: (day, hasYear) => (hasYear ? monthOfYear : month).format(day * MILLISECONDS_PER_DAY),
      weekday: (day) => weekday.format(day * MILLISECONDS_PER_DAY),
    }
  }, [language])
}
