import { IconAlertTriangle, IconCalendarOff, IconCalendarTime, IconCalendarX } from '@tabler/icons-react'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import { PlainLink } from './plain-link.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './timeline.module.css'
import type { GroupEntry, UnitEntry } from './timeline-rows.ts'
import { unitPage } from './unit-facts.ts'
import { useCellWords } from './use-cell-words.ts'

/** The name of a unit with its next vacancy and how its calendars are; stays in sight. */
export function UnitHead(props: {
  entry: UnitEntry
  today: DayNumber
  hasCursor: boolean
  isChosen: boolean
  /** Choosing serves changes alone. */
  editable: boolean
  onChoose: (id: string, isChosen: boolean) => void
}) {
  const { entry, hasCursor } = props
  const { unit } = entry
  const words = useCellWords()
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={hasCursor ? 0 : undefined}
      data-cursor={hasCursor || undefined}
      className={classes.name}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={words.choose(unit.name)}
        checked={props.isChosen}
        disabled={!props.editable}
        onChange={(event) => props.onChoose(unit.id, event.currentTarget.checked)}
      />
      <span className={classes.about}>
        <PlainLink
          {...unitPage(unit)}
          className={classes.unit}
          title={unit.externalId ?? unit.name}
          data-unpublished={!unit.published || undefined}
        >
          {unit.name}
        </PlainLink>
        <UnitFacts entry={entry} today={props.today} />
      </span>
    </div>
  )
}

const HEALTH_ICONS = { quarantine: IconCalendarX, failing: IconCalendarOff, stale: IconCalendarTime }

/** What waits to be settled with a unit, and when it is free. */
export function UnitFacts({ entry, today }: { entry: UnitEntry; today: DayNumber }) {
  const words = useCellWords()
  const { health, hasConflict } = entry
  const Icon = health && health !== 'fresh' ? HEALTH_ICONS[health] : null
  const vacancy = words.vacancy(entry, today)
  return (
    <>
      {hasConflict && (
        <span className={classes.sign} data-tone="red" title={words.health('conflict')}>
          <IconAlertTriangle size={16} role="img" aria-label={words.health('conflict')} />
        </span>
      )}
      {Icon && health && (
        <span
          className={classes.sign}
          data-tone={health === 'stale' ? 'amber' : 'red'}
          title={words.health(health)}
        >
          <Icon size={16} role="img" aria-label={words.health(health)} />
        </span>
      )}
      {vacancy.tone ? (
        <Pill tone={vacancy.tone}>{vacancy.text}</Pill>
      ) : (
        <span className={classes.free}>{vacancy.text}</span>
      )}
    </>
  )
}

/** The name of a group with its number of units; stays in sight. */
export function GroupHead({ group, hasCursor }: { group: GroupEntry; hasCursor: boolean }) {
  const words = useCellWords()
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={hasCursor ? 0 : undefined}
      data-cursor={hasCursor || undefined}
      className={classes.name}
    >
      <PlainLink page="groupAvailability" params={{ groupId: group.groupId }} className={classes.group}>
        {group.name}
      </PlainLink>
      <span className={classes.free}>{words.group(group)}</span>
    </div>
  )
}
