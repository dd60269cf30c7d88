import { archPath, Drawing, Plant, tones, type DrawingProps } from './drawing.tsx'

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** A calendar sheet that is still free, for a place without bookings. */
export function NoBookingsIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect
        x="62"
        y="40"
        width="118"
        height="114"
        rx="12"
        fill="currentColor"
        opacity=".1"
        transform="translate(3 4)"
      />
      <rect x="62" y="40" width="118" height="114" rx="12" fill={tones.surface} />
      <path d="M62 68V52A12 12 0 0 1 74 40H168A12 12 0 0 1 180 52V68Z" fill={tones.pine} />
      {[86, 121, 156].map((x) => (
        <rect key={x} x={x - 3} y="31" width="6" height="18" rx="3" fill={tones.sand} />
      ))}
      {days.map((day) => (
        <rect
          key={day}
          x={73 + (day % 4) * 25}
          y={78 + Math.floor(day / 4) * 24}
          width="20"
          height="18"
          rx="5"
          fill={day === 6 ? tones.pineSoft : tones.soft}
        />
      ))}
      <path d={archPath(127, 120, 12, 16)} fill={tones.pine} />
      <g transform="rotate(18 188 104)">
        <circle cx="188" cy="84" r="15" fill="none" stroke={tones.amber} strokeWidth="7" />
        <path
          d="M188 99V142M188 126H198M188 138H201"
          fill="none"
          stroke={tones.amber}
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <Plant x={42} y={156} scale={1.1} />
    </Drawing>
  )
}
