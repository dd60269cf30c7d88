import { archPath, Drawing, Plant, tones, type DrawingProps } from './drawing.tsx'

const lines = [74, 86, 98]

/** A sheet with its seal and an identity card, for papers that have to be in order. */
export function PapersIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="rotate(-5 104 96)">
        <rect x="56" y="34" width="94" height="120" rx="9" fill="currentColor" opacity=".08" />
        <rect x="53" y="30" width="94" height="120" rx="9" fill={tones.surface} />
        <rect x="66" y="46" width="40" height="8" rx="4" fill={tones.pine} />
        {lines.map((y) => (
          <rect
            key={y}
            x="66"
            y={y}
            width={y === 98 ? 42 : 66}
            height="5"
            rx="2.5"
            fill={tones.line}
            opacity=".7"
          />
        ))}
        <circle cx="128" cy="128" r="13" fill={tones.terracotta} />
        <path
          d="M122 128L127 133L135 123"
          fill="none"
          stroke={tones.white}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g transform="rotate(6 172 124)">
        <rect x="126" y="96" width="92" height="58" rx="9" fill={tones.pine} />
        <rect x="135" y="106" width="28" height="38" rx="5" fill={tones.pineSoft} />
        <circle cx="149" cy="119" r="7" fill={tones.sand} />
        <path d={archPath(138, 144, 22, 17)} fill={tones.dusk} />
        <path
          d="M172 112H206M172 123H198M172 134H203"
          stroke={tones.white}
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".85"
        />
      </g>
      <Plant x={36} y={156} scale={0.95} />
    </Drawing>
  )
}
