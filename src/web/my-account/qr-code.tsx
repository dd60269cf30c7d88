import { encode } from 'uqr'
import classes from './two-factor.module.css'

/** A text as a QR code, drawn here: the secret in it goes to nobody. */
export function QrCode(props: { text: string; label: string }) {
  const { data, size } = encode(props.text, { border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.picture}
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
