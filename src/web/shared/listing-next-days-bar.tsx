import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, type Format } from './format.ts'
import {
  NEXT_DAYS,
  piecesOfGroup,
  piecesOfUnit,
  sharesOf,
  TAKEN_KINDS,
  type DayPiece,
  type DaySegment,
} from './listing-next-days.ts'
import classes from './listing-next-days-bar.module.css'
import { type Day, addDays } from '../../domain/kernel/day.ts'
import { utcToday } from './today.ts'

/** The next 90 days of a unit, or of all units of a group, with a sentence for those who don't see it. */
export function ListingNextDaysBar(props: { segments: readonly DaySegment[]; group: boolean }) {
  const t = useTranslations('home.nextDays')
  const format = useFormat()
  const first = utcToday()
  const pieces = props.group ? piecesOfGroup(props.segments) : piecesOfUnit(props.segments, first)
  const label = props.group
    ? groupSentence(t, format, props.segments)
    : unitSentence(t, format, pieces, first)
  return (
    <span role="img" aria-label={label} title={label} className={classes.bar}>
      <Pieces pieces={pieces} />
    </span>
  )
}

/** What the patterns of the bars mean. */
export function ListingNextDaysLegend() {
  const t = useTranslations('home.nextDays.legend')
  return (
    <ul className={classes.legend}>
      {TAKEN_KINDS.map((kind) => (
        <li key={kind}>
          <span className={classes.sample}>
            <Pieces pieces={[{ kind, start: 0, days: NEXT_DAYS }]} />
          </span>
          {t(kind)}
        </li>
      ))}
    </ul>
  )
}

type Translate = ReturnType<typeof useTranslations<'home.nextDays'>>

function groupSentence(t: Translate, format: Format, segments: readonly DaySegment[]): string {
  const shares = sharesOf(segments)
  return t('group', {
    booked: format.percent(shares.BOOKING),
    held: format.percent(shares.HOLD),
    blocked: format.percent(shares.BLOCK + shares.NOT_AVAILABLE),
    free: format.percent(shares.FREE),
  })
}

function unitSentence(t: Translate, format: Format, pieces: DayPiece[], first: Day): string {
  if (pieces.every(({ kind }) => kind === 'FREE')) return t('allFree')
  const parts = pieces.map(({ kind, start, days }) => {
    const from = addDays(first, start)
    const to = addDays(first, start + days - 1)
    return t(kind, { range: format.dayRange(from, to, 'bare') })
  })
  return t('unit', { parts: format.list(parts) })
}

// One user unit is a day wide and two pixels high, so that the patterns keep their shape at the usual width.
const HEIGHT = 7

function Pieces(props: { pieces: DayPiece[] }) {
  const id = useId()
  const has = (kind: DayPiece['kind']) => props.pieces.some((piece) => piece.kind === kind)
  return (
    <svg viewBox={`0 0 ${NEXT_DAYS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {has('BLOCK') && (
        <pattern
          id={`${id}hatch`}
          width="3"
          height="3"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="3" className={classes.hatchGround} />
          <rect width="1.4" height="3" className={classes.hatchLine} />
        </pattern>
      )}
      {has('NOT_AVAILABLE') && (
        <pattern id={`${id}dots`} width="2.5" height="2.5" patternUnits="userSpaceOnUse">
          <circle cx="1.2" cy="1.2" r="0.6" className={classes.hatchLine} />
        </pattern>
      )}
      {props.pieces.map(({ kind, start, days }) =>
        kind === 'FREE' ? null : (
          <rect
            key={start}
            x={start}
            width={days}
            height={HEIGHT}
            fill={
              kind === 'BLOCK' ? `url(#${id}hatch)` : kind === 'NOT_AVAILABLE' ? `url(#${id}dots)` : undefined
            }
            className={classes[kind]}
          />
        ),
      )}
    </svg>
  )
}
