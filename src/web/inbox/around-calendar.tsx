import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { monthColumns, placeBars, type PlacedBar } from './around-layout.ts'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-around.module.css'

type Unit = InboxRequest['around']['units'][number]
type Bar = Unit['bars'][number]

const LANE_HEIGHT = 30

const KINDS = ['BOOKING', 'HOLD', 'BLOCK', 'CANDIDATE'] as const

/**
 * Units by months: bookings filled, holds outlined, blocks hatched, requests dashed. A picture with a summary
 * for those who don't see it; the list beside it says the same in words.
 */
export function AroundCalendar(props: {
  request: InboxRequest
  units: readonly Unit[]
  /** Other requests, each of which fits into several units. */
  several: readonly Bar[]
  summary: string
}) {
  const { from, to } = props.request.around
  const t = useTranslations('request.around')
  const monthName = useMonthName()
  const months = monthColumns(from, to)
  return (
    <figure className={classes.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={classes.scroller} role="group" aria-label={t('title')} tabIndex={0}>
        <div
          role="img"
          aria-label={props.summary}
          className={classes.calendar}
          style={{ minWidth: 116 + months.length * 46 }}
        >
          <div className={classes.head}>
            <span />
            <span className={classes.track}>
              {months.map((month) => (
                <span
                  key={month.month}
                  className={classes.month}
                  style={{ left: `${month.left}%`, width: `${month.width}%` }}
                >
                  {monthName(month.month)}
                </span>
              ))}
            </span>
          </div>
          {props.units.map((unit) => (
            <BarsRow key={unit._id} {...unit} request={props.request} months={months} />
          ))}
          {props.several.length > 0 && (
            <BarsRow
              name={t('several')}
              bars={props.several}
              fits={false}
              request={props.request}
              months={months}
            />
          )}
        </div>
      </div>
      <figcaption className={classes.legend}>
        {KINDS.map((kind) => (
          <span key={kind}>
            <i className={classes.swatch} data-kind={kind} />
            {t(`kind.${kind}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function useMonthName(): (day: string) => string {
  const language = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    return (day) => format.format(Date.parse(day))
  }, [language])
}

function BarsRow(props: {
  name: string
  bars: readonly Bar[]
  fits: boolean
  request: InboxRequest
  months: { left: number }[]
}) {
  const { name, request } = props
  const { from, to } = request.around
  const placed = placeBars(props.bars, from, to)
  const lanes = Math.max(1, ...placed.map((bar) => bar.lane + 1))
  return (
    <div className={classes.unit} style={{ height: lanes * LANE_HEIGHT + 14 }} data-fits={props.fits}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={classes.track}>
        {props.months.map((month) => (
          <i key={month.left} className={classes.line} style={{ left: `${month.left}%` }} />
        ))}
        {placed.map((bar, at) => (
          <UnitBar key={at} placed={bar} request={request} />
        ))}
      </span>
    </div>
  )
}

function UnitBar(props: { placed: PlacedBar<Bar>; request: InboxRequest }) {
  const { bar, lane, left, width, startsBefore, endsAfter } = props.placed
  const t = useTranslations('request.around')
  const format = useFormat()
  const { kind, label } = useBarWords(props.request)(bar)
  return (
    <span
      className={classes.bar}
      data-kind={bar.kind}
      data-own={bar.listingRequestId === props.request.id || undefined}
      data-starts-before={startsBefore || undefined}
      data-ends-after={endsAfter || undefined}
      style={{ left: `${left}%`, width: `calc(${width}% - 2px)`, top: 8 + lane * LANE_HEIGHT }}
      title={t('bar', { kind, label, dates: format.dayRange(bar.from, bar.to) })}
    >
      {label}
    </span>
  )
}

/** Names an entry of the calendar around a request: what it is, and whose or why. */
export function useBarWords(request: InboxRequest): (bar: Bar) => { kind: string; label: string } {
  const t = useTranslations('request.around')
  return (bar) => {
    const kind = bar.listingRequestId === request.id ? t('thisRequest') : t(`kind.${bar.kind}`)
    // A block without a note of the landlord's own is labelled with its reason's name.
    const isReason = bar.kind === 'BLOCK' && t.has(`blockReason.${bar.label}`)
    return { kind, label: isReason ? t(`blockReason.${bar.label}`) : bar.label || kind }
  }
}
