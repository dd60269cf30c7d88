import { useId, useMemo, type CSSProperties, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { dayNumber, dayText, parseDay } from '../../domain/kernel/day.ts'
import { monthStart, type DayNumber } from '../../domain/kernel/day-number.ts'
import { closedDays } from '../shared/blocks/calendar-items.ts'
import kinds from '../shared/blocks/kinds.module.css'
import { isConflict } from '../shared/blocks/use-item-words.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Bone } from '../ui/skeletons.tsx'
import classes from './phone-calendar.module.css'
import type { UnitEntry } from './timeline-rows.ts'
import type { DaySpan } from './timeline-scale.ts'
import { unitPage } from './unit-facts.ts'
import { useCellWords } from './use-cell-words.ts'

/** What a row shows beside how it is touched. */
export interface PhoneRowProps {
  entry: UnitEntry
  today: DayNumber
  /** The months in sight. */
  span: DaySpan
  /** Whether the group is named, too. */
  hasGroup: boolean
  /** Whether the days of these months are there. */
  isKnown: boolean
}

/** A unit with some months in a line, which leads to its own calendar. */
export function PhoneRow(props: PhoneRowProps) {
  return (
    <PageLink {...unitPage(props.entry.unit)} className={classes.row}>
      <RowContent {...props} />
    </PageLink>
  )
}

/** The same while units are chosen: a touch anywhere on it chooses the unit. */
export function ChoosableRow(
  props: PhoneRowProps & { isChosen: boolean; onChoose: (id: string, isChosen: boolean) => void },
) {
  const { unit } = props.entry
  const id = useId()
  const t = useTranslations('calendar')
  const name =
    props.hasGroup && unit.partOfGroup ? t('unitOf', { group: unit.group, name: unit.name }) : unit.name
  return (
    <label htmlFor={id} className={classes.row} data-chosen={props.isChosen || undefined}>
      <RowContent
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

function RowContent(props: PhoneRowProps & { box?: ReactNode }) {
  const { entry, span, today } = props
  const { unit } = entry
  const words = useCellWords()
  const vacancy = words.vacancy(entry, today)
  // 'Lindenhof 12' says its house by itself.
  const isNamed = !props.hasGroup || !unit.partOfGroup || unit.name.startsWith(unit.group)
  return (
    <>
      {props.box}
      <span className={classes.names}>
        <strong data-warns={entry.hasConflict || undefined}>{unit.name}</strong>
        {isNamed ? (
          vacancy.tone && <small data-tone={vacancy.tone}>{vacancy.text}</small>
        ) : (
          <small>{unit.group}</small>
        )}
      </span>
      {props.isKnown ? <Stretch entry={entry} span={span} today={today} /> : <Bone height="28px" />}
    </>
  )
}

/** The days of some months as one line, with a sentence for those who don't see it. */
function Stretch({ entry, span, today }: Pick<PhoneRowProps, 'entry' | 'span' | 'today'>) {
  const words = useCellWords()
  const format = useFormat()
  const t = useTranslations('calendar')
  const { unit, bars } = entry
  const shown = useMemo(
    () => bars.filter(({ from, to }) => from <= span.to && span.from <= to),
    [bars, span.from, span.to],
  )
  const length = span.to - span.from + 1
  const place = ({ from, to }: DaySpan): CSSProperties => {
    const [start, end] = [Math.max(from, span.from), Math.min(to, span.to)]
    return {
      left: `${((start - span.from) / length) * 100}%`,
      width: `${((end - start + 1) / length) * 100}%`,
    }
  }
  const closed = closedDays(unit, dayText(span.from), dayText(span.to))
  const said = [
    ...shown.map((bar) => words.bar(bar)),
    ...closed.map(({ from, to }) => t('notOffered', { range: format.dayRange(from, to) })),
  ]
  const label = said.length > 0 ? format.list(said) : t('nothingTaken')
  return (
    <span className={classes.stretch} role="img" aria-label={label}>
      {monthsWithin(span).map((month) => (
        <i key={month} className={classes.month} style={place({ from: month, to: month })} />
      ))}
      {closed.map(({ from, to }) => (
        <i
          key={from}
          className={classes.closed}
          style={place({ from: dayNumber(parseDay(from)), to: dayNumber(parseDay(to)) })}
        />
      ))}
      {shown.toReversed().map((bar) => (
        <i
          key={bar.key}
          className={`${classes.bar} ${kinds[bar.item.kind]} ${isConflict(bar.item) ? kinds.conflict : ''}`}
          style={place(bar)}
        >
          {words.short(bar.item)}
        </i>
      ))}
      {span.from <= today && today <= span.to && (
        <i
          className={`${classes.today} ${kinds.today}`}
          style={{ left: place({ from: today, to: today }).left }}
        />
      )}
    </span>
  )
}

/** The first days of the months that begin within a stretch. */
export function monthsWithin({ from, to }: DaySpan): DayNumber[] {
  const months = []
  for (let month = monthStart(from); month <= to; month = monthStart(month, 1)) months.push(month)
  return months
}
