import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { PageLink } from '../shared/page-link.tsx'

/** The way to the calendar that a unit's belongs to: its group's, or that of everything. */
export function WayBack({ unit }: { unit: CalendarUnit }) {
  const t = useTranslations('unitCalendar')
  const content = (
    <>
      <IconArrowLeft size={17} aria-hidden />
      {unit.partOfGroup ? t('backToGroup', { group: unit.group }) : t('back')}
    </>
  )
  return unit.partOfGroup ? (
    <PageLink page="groupAvailability" params={{ groupId: unit.groupId }}>
      {content}
    </PageLink>
  ) : (
    <PageLink page="calendar">{content}</PageLink>
  )
}
