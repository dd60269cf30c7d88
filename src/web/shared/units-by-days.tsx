import { useFormat } from './format.ts'
import classes from './units-by-days.module.css'

/** The apartments that a stay is in, one after the other, with their days. */
export function UnitsByDays(props: {
  units: readonly { listingId: string; name: string; from: string; to: string }[]
}) {
  const format = useFormat()
  return (
    <ul className={classes.units}>
      {props.units.map(({ name, from, to }) => (
        <li key={from}>
          {name} <small>{format.dayRange(from, to)}</small>
        </li>
      ))}
    </ul>
  )
}
