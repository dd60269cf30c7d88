import { archPath, Plant, tones } from './drawing.tsx'

const doors = [tones.sand, tones.pineSoft, tones.sand, tones.pineSoft]

/** The strokes of NoResultsIllustration. */
export function NoResultsStrokes() {
  return (
    <>
      <rect x="34" y="66" width="160" height="90" rx="4" fill={tones.surface} />
      <rect x="34" y="62" width="160" height="8" rx="3" fill={tones.line} opacity=".6" />
      {doors.map((colour, index) => (
        <g key={index}>
          <path d={archPath(43 + index * 38, 156, 28, 66)} fill={colour} />
          <path d={archPath(48 + index * 38, 138, 18, 36)} fill={tones.surface} opacity=".45" />
          <circle cx={66 + index * 38} cy="140" r="2.2" fill="currentColor" opacity=".5" />
        </g>
      ))}
      <path d="M161 119L190 150" stroke={tones.terracotta} strokeWidth="11" strokeLinecap="round" />
      <circle cx="134" cy="90" r="38" fill={tones.surface} />
      <circle cx="134" cy="90" r="38" fill={tones.dusk} opacity=".16" />
      <path
        d={archPath(117, 114, 34, 50)}
        fill="none"
        stroke={tones.line}
        strokeWidth="3"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path
        d="M128 86C128 76 141 77 140 86C139 91 134 91 134 97M134 104V104.1"
        fill="none"
        stroke={tones.pine}
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      <circle cx="134" cy="90" r="38" fill="none" stroke={tones.pine} strokeWidth="7" />
      <path
        d="M110 80A26 26 0 0 1 124 66"
        fill="none"
        stroke={tones.surface}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".8"
      />
      <Plant x={212} y={156} scale={0.9} />
    </>
  )
}
