import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, type Format } from './format.ts'
import {
  NEXT_DAYS,
  shareOfDays,
  stackDays,
  TAKEN_KINDS,
  type DayPiece,
  type DaySegment,
} from './listing-next-days.ts'
import classes from './listing-next-days-bar.module.css'

/** The next 90 days of a unit or of all units of a group, with a sentence for those who don't see it. */
export function ListingNextDaysBar(props: { segments: readonly DaySegment[]; group: boolean }) {
  const t = useTranslations('home.nextDays')
  const format = useFormat()
  const first = Temporal.Now.plainDateISO('UTC')
  const pieces = stackDays(props.segments, first)
  const label = props.group ? groupSentence(t, format, pieces) : unitSentence(t, format, pieces, first)
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
            <Pieces pieces={[{ kind, start: 0, days: NEXT_DAYS, base: 0, share: 1 }]} />
          </span>
          {t(kind)}
        </li>
      ))}
    </ul>
  )
}

type Translate = ReturnType<typeof useTranslations<'home.nextDays'>>

function groupSentence(t: Translate, format: Format, pieces: DayPiece[]): string {
  const shares = shareOfDays(pieces)
  return t('group', {
    booked: format.percent(shares.BOOKING),
    held: format.percent(shares.HOLD),
    blocked: format.percent(shares.BLOCK + shares.NOT_AVAILABLE),
    free: format.percent(shares.FREE),
  })
}

function unitSentence(t: Translate, format: Format, pieces: DayPiece[], first: Temporal.PlainDate): string {
  if (pieces.length === 0) return t('allFree')
  const parts = withFreeDays(pieces).map(({ kind, start, days }) => {
    const from = first.add({ days: start }).toString()
    return t(kind, { range: format.dayRange(from, first.add({ days: start + days - 1 }).toString(), 'bare') })
  })
  return t('unit', { parts: format.list(parts) })
}

function withFreeDays(pieces: DayPiece[]) {
  const all: { kind: DayPiece['kind'] | 'FREE'; start: number; days: number }[] = []
  let reached = 0
  for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
    if (piece.start > reached) all.push({ kind: 'FREE', start: reached, days: piece.start - reached })
    all.push(piece)
    reached = Math.max(reached, piece.start + piece.days)
  }
  if (reached < NEXT_DAYS) all.push({ kind: 'FREE', start: reached, days: NEXT_DAYS - reached })
  return all
}

// One user unit is a day wide and a pixel high, so that the patterns keep their shape at the usual width of 180 px.
const HEIGHT = 7

function Pieces(props: { pieces: DayPiece[] }) {
  const id = useId()
  const hatched = props.pieces.some(({ kind }) => kind === 'BLOCK')
  const dotted = props.pieces.some(({ kind }) => kind === 'NOT_AVAILABLE')
  return (
    <svg viewBox={`0 0 ${NEXT_DAYS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {hatched && (
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
      {dotted && (
        <pattern id={`${id}dots`} width="2.5" height="2.5" patternUnits="userSpaceOnUse">
          <circle cx="1.2" cy="1.2" r="0.6" className={classes.hatchLine} />
        </pattern>
      )}
      {TAKEN_KINDS.map((kind) => {
        const fill =
          kind === 'BLOCK' ? `url(#${id}hatch)` : kind === 'NOT_AVAILABLE' ? `url(#${id}dots)` : undefined
        const path = props.pieces
          .filter((piece) => piece.kind === kind)
          .map(rectangle)
          .join('')
        return path && <path key={kind} d={path} fill={fill} className={classes[kind]} />
      })}
    </svg>
  )
}

function rectangle({ start, days, base, share }: DayPiece): string {
  return `M${start} ${HEIGHT * (1 - base)}h${days}v${-HEIGHT * share}h${-days}z`
}
