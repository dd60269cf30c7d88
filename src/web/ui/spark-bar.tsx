import { useId } from 'react'
import classes from './spark-bar.module.css'

/** A stretch of days within a SparkBar: booked filled, held outlined, blocked hatched. */
export interface SparkSegment {
  /** First day, counted from 0. */
  start: number
  /** Number of days. */
  length: number
  kind: 'booked' | 'held' | 'blocked'
}

/** The next days of a unit as one thin bar; `label` says in words what it shows. */
export function SparkBar(props: { segments: readonly SparkSegment[]; days?: number; label: string }) {
  const days = props.days ?? 90
  const hatch = useId()
  return (
    <svg
      className={classes.bar}
      viewBox={`0 0 ${days} 14`}
      preserveAspectRatio="none"
      role="img"
      aria-label={props.label}
    >
      <title>{props.label}</title>
      <defs>
        <pattern id={hatch} width="3" height="14" patternUnits="userSpaceOnUse" patternTransform="skewX(-20)">
          <rect width="1.4" height="14" className={classes.hatch} />
        </pattern>
      </defs>
      {props.segments.map((segment) => (
        <g key={`${segment.kind}${segment.start}`}>
          <rect
            x={segment.start}
            y="0"
            width={segment.length}
            height="14"
            className={classes[segment.kind]}
          />
          {segment.kind === 'blocked' && (
            <rect x={segment.start} y="0" width={segment.length} height="14" fill={`url(#${hatch})`} />
          )}
        </g>
      ))}
    </svg>
  )
}
