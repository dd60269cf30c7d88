import { useId, useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import { UnitMonthStrip } from '../shared/blocks/unit-month-strip.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { dayNumber } from '../../domain/kernel/day.ts'
import classes from './phone-calendar.module.css'
import { UnitFacts } from './row-heads.tsx'
import type { UnitEntry } from './timeline-rows.ts'
import { unitPage } from './unit-facts.ts'

/** What a card shows beside how it is touched. */
export interface UnitCardProps {
  entry: UnitEntry
  answer: CalendarAnswer
  /** Any day of the month that is shown. */
  month: string
  /** Whether the group is named, too. */
  hasGroup: boolean
  /** Whether the days of the month are there. */
  isKnown: boolean
}

/** A unit with one month, which leads to its own calendar. */
export function UnitCard(props: UnitCardProps) {
  return (
    <PageLink {...unitPage(props.entry.unit)} className={classes.card}>
      <CardContent {...props} />
    </PageLink>
  )
}

/** The same while units are chosen: a touch anywhere on it chooses the unit. */
export function ChoosableCard(
  props: UnitCardProps & { isChosen: boolean; onChoose: (id: string, isChosen: boolean) => void },
) {
  const { unit } = props.entry
  const id = useId()
  const t = useTranslations('calendar')
  const name =
    props.hasGroup && unit.partOfGroup ? t('unitOf', { group: unit.group, name: unit.name }) : unit.name
  return (
    <label htmlFor={id} className={classes.card} data-chosen={props.isChosen || undefined}>
      <CardContent
        {...props}
        box={
          <input
            id={id}
            type="checkbox"
            aria-label={t('choose', { name })}
            checked={props.isChosen}
            onChange={(event) => props.onChoose(unit.id, event.currentTarget.checked)}
          />
        }
      />
    </label>
  )
}

function CardContent(props: UnitCardProps & { box?: ReactNode }) {
  const { entry, answer } = props
  const { unit, bars } = entry
  // Requests that would fit stand where the wide calendar shows them.
  const candidates = useMemo(
    () => bars.flatMap(({ item }) => (item.kind === 'candidate' ? [item.candidate] : [])),
    [bars],
  )
  return (
    <>
      <span className={classes.who}>
        {props.box}
        <span className={classes.names}>
          <strong>{unit.name}</strong>
          {props.hasGroup && unit.partOfGroup && <small>{unit.group}</small>}
        </span>
      </span>
      <span className={classes.facts}>
        <UnitFacts entry={entry} today={dayNumber(answer.today)} />
      </span>
      <span className={classes.strip}>
        {props.isKnown ? (
          <UnitMonthStrip
            unit={unit}
            candidates={candidates}
            month={props.month}
            today={answer.today}
            numbers
          />
        ) : (
          <Bone height="30px" />
        )}
      </span>
    </>
  )
}
