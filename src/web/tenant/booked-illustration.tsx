import classes from './booked-illustration.module.css'

/** Two arched doors, the right one open to a lit room with a plant and a suitcase that has arrived. */
export function BookedIllustration() {
  return (
    <svg viewBox="0 0 190 150" aria-hidden="true" className={classes.drawing}>
      <path d="M24 142V66a30 30 0 0 1 60 0v76z" className={classes.door} />
      <path d="M34 142V67a20 20 0 0 1 40 0v75" className={classes.panel} />
      <circle cx="70" cy="104" r="3" className={classes.knob} />
      <path d="M92 142V66a30 30 0 0 1 60 0v76z" className={classes.light} />
      <path d="M92 142V66a30 30 0 0 1 30-30v106z" className={classes.room} />
      <path d="M92 66v76l-14 6V62z" className={classes.leaf} />
      <g className={classes.plant}>
        <path d="M136 142v-16M136 128c-8-1-12-7-12-14 8 0 12 6 12 14zm0 0c8-1 12-8 11-16-8 1-11 8-11 16z" />
        <path d="M129 142h14l-2-9h-10z" className={classes.pot} />
      </g>
      <g className={classes.suitcase}>
        <rect x="150" y="112" width="32" height="30" rx="4" />
        <path d="M160 112v-7h12v7M158 118v18M174 118v18" />
      </g>
      <path d="M6 142.5h180" className={classes.ground} />
    </svg>
  )
}
