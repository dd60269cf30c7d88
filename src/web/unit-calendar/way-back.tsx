import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { PageLink } from '../shared/page-link.tsx'

/** The way to the calendar that a unit's belongs to: its group's, or that of everything. */
export function WayBack({ unit }: { unit: CalendarUnit }) {
  const t = useTranslations('unitCalendar')
  return unit.partOfGroup ? (
    <PageLink page="groupAvailability" params={{ groupId: unit.groupId }}>
      {t('backToGroup', { group: unit.group })}
    </PageLink>
  ) : (
    <PageLink page="calendar">{t('back')}</PageLink>
  )
}
