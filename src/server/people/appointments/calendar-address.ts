import type { Context } from '../../kernel/viewer/context.ts'
import type { AppointmentRow } from './sql.ts'

/** The page of the demo that stands in for a calendar, below our address. */
export const TEST_CALENDAR = '/api/test-calendar'

/** The calendar that the demo stores; its host belongs to nobody, so the demo answers for it. */
export const TEST_CALENDAR_LINK = 'https://calendar.mezzo.example/sam'

/** The calendar with name and address filled in, as scheduling pages read them; null where there is none. */
export function calendarAddress(
  { config, language }: Pick<Context, 'config' | 'language'>,
  { link, name, email }: Pick<AppointmentRow, 'link' | 'name' | 'email'>,
): string | null {
  if (!link) return null
  const isTest = config.demo && link === TEST_CALENDAR_LINK
  const url = isTest ? new URL(config.origin + TEST_CALENDAR) : new URL(link)
  if (isTest) url.searchParams.set('lang', language)
  url.searchParams.set('name', name)
  url.searchParams.set('email', email)
  return url.href
}
