import classes from './street-illustration.module.css'

/** Houses of a quiet street at dusk, some windows lit; the two arches of the mark are its door. */
export function StreetIllustration() {
  return (
    <svg
      className={classes.street}
      viewBox="0 0 560 320"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMax meet"
    >
      <circle cx="452" cy="74" r="30" className={classes.moon} />
      <g className={classes.far}>
        <path d="M0 320V196h54v-34h46v34h38V320zM392 320V150l36-26 36 26v170zM486 320V182h74v138z" />
      </g>
      <g className={classes.house}>
        <path d="M96 320V136l62-46 62 46v184z" className={classes.warm} />
        <path d="M220 320V104h136v216z" className={classes.pale} />
        <path d="M356 320V168h92v152z" className={classes.cool} />
        <path d="M208 104h160v-12H208zM346 168h112v-11H346z" className={classes.roof} />
        <path d="M88 142 158 88l70 54-7 9-63-48-63 48z" className={classes.roof} />
      </g>
      <g className={classes.windows}>
        {WINDOWS.map(([x, y, lit]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width="22" height="30" rx="3" data-lit={lit || undefined} />
        ))}
      </g>
      <path d="M264 320v-42a12 12 0 0 1 24 0v42M288 320v-42a12 12 0 0 1 24 0v42" className={classes.door} />
      <circle cx="300" cy="298" r="2.6" className={classes.knob} />
      <g className={classes.tree}>
        <path d="M492 320v-60" />
        <circle cx="492" cy="240" r="30" />
        <path d="M52 320v-44" />
        <circle cx="52" cy="262" r="22" />
      </g>
      <path d="M0 319.5h560" className={classes.ground} />
    </svg>
  )
}

const WINDOWS = [
  [124, 152, true],
  [170, 152, false],
  [124, 204, false],
  [170, 204, true],
  [124, 256, false],
  [170, 256, false],
  [240, 126, false],
  [277, 126, true],
  [314, 126, false],
  [240, 178, true],
  [277, 178, false],
  [314, 178, false],
  [240, 230, false],
  [314, 230, true],
  [374, 190, false],
  [408, 190, true],
  [374, 242, true],
  [408, 242, false],
] as const
