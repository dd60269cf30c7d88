import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Bone } from '../ui/skeletons.tsx'
import classes from './request-dialog.module.css'

/** One thing that will happen; `harm` marks what hurts somebody or can't be taken back. */
export interface DialogPoint {
  key: string
  text: ReactNode
  harm?: boolean
}

/** What will happen when the dialog's primary button is pressed, before it is pressed. */
export function DialogPoints(props: { label: string; points: DialogPoint[] }) {
  return (
    <ul aria-label={props.label} className={classes.points}>
      {props.points.map((point) => (
        <li key={point.key} data-harm={point.harm || undefined}>
          {point.harm ? <IconAlertTriangle size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
          <div>{point.text}</div>
        </li>
      ))}
    </ul>
  )
}

/** Stands in for the points while the request loads. */
export function DialogPointsSkeleton() {
  return (
    <div className={classes.points} aria-busy="true">
      <Bone width="80%" />
      <Bone width="65%" />
      <Bone width="72%" />
    </div>
  )
}
