import { IconAlertTriangle, IconCalendarOff, IconCalendarTime, IconCalendarX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Pill } from '../ui/pill.tsx'
import { dayText, type DayNumber } from './day-number.ts'
import classes from './timeline.module.css'
import type { GroupEntry, UnitEntry } from './timeline-rows.ts'
import { unitPage } from './unit-page.ts'

/** The name of a unit with its next vacancy and how its calendars are; stays in sight. */
export function UnitHead(props: {
  entry: UnitEntry
  today: DayNumber
  hasCursor: boolean
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}) {
  const { entry } = props
  const { unit } = entry
  const t = useTranslations('calendar')
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={props.hasCursor ? 0 : undefined}
      data-cursor={props.hasCursor || undefined}
      className={classes.name}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t('choose', { name: unit.name })}
        checked={props.isChosen}
        onChange={(event) => props.onChoose(unit.id, event.currentTarget.checked)}
      />
      <span className={classes.about}>
        <PageLink
          {...unitPage(unit)}
          tabIndex={-1}
          className={classes.unit}
          title={unit.externalId ?? unit.name}
          data-unpublished={!unit.published || undefined}
        >
          {unit.name}
        </PageLink>
        <UnitFacts entry={entry} today={props.today} />
      </span>
    </div>
  )
}

/** What waits to be settled with a unit, and when it is free. */
export function UnitFacts({ entry, today }: { entry: UnitEntry; today: DayNumber }) {
  return (
    <>
      <Health entry={entry} />
      <Vacancy entry={entry} today={today} />
    </>
  )
}

const HEALTH_ICONS = { quarantine: IconCalendarX, failing: IconCalendarOff, stale: IconCalendarTime }

function Health({ entry }: { entry: UnitEntry }) {
  const t = useTranslations('calendar.health')
  const { health, hasConflict } = entry
  const Icon = health && health !== 'fresh' ? HEALTH_ICONS[health] : null
  return (
    <>
      {hasConflict && (
        <span className={classes.sign} data-tone="red" title={t('conflict')}>
          <IconAlertTriangle size={16} role="img" aria-label={t('conflict')} />
        </span>
      )}
      {Icon && health && (
        <span className={classes.sign} data-tone={health === 'stale' ? 'amber' : 'red'} title={t(health)}>
          <Icon size={16} role="img" aria-label={t(health)} />
        </span>
      )}
    </>
  )
}

function Vacancy({ entry, today }: { entry: UnitEntry; today: DayNumber }) {
  const t = useTranslations('calendar')
  const format = useFormat()
  const { free } = entry
  if (!entry.unit.published) return <span className={classes.free}>{t('unpublished')}</span>
  if (free === null) return <span className={classes.free}>{t('freeNever')}</span>
  if (free <= today) return <Pill tone="blue">{t('freeNow')}</Pill>
  const text = t('freeFrom', { day: format.day(dayText(free), free - today < 330 ? 'short' : 'medium') })
  return entry.isVacantSoon ? <Pill tone="amber">{text}</Pill> : <span className={classes.free}>{text}</span>
}

/** The name of a group with its number of units; stays in sight. */
export function GroupHead({ group, hasCursor }: { group: GroupEntry; hasCursor: boolean }) {
  const t = useTranslations('calendar')
  const isGroup = group.units.some(({ unit }) => unit.partOfGroup)
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={hasCursor ? 0 : undefined}
      data-cursor={hasCursor || undefined}
      className={classes.name}
    >
      <PageLink
        page="groupAvailability"
        params={{ groupId: group.groupId }}
        tabIndex={-1}
        className={classes.group}
      >
        {group.name}
      </PageLink>
      <span className={classes.free}>
        {group.bars.length > 0
          ? t('noUnitFree', { count: group.bars.length })
          : isGroup && t('apartments', { count: group.units.length })}
      </span>
    </div>
  )
}
