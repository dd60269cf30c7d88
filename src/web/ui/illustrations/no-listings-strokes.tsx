import { archPath, Plant, tones } from './drawing.tsx'

/** The strokes of NoListingsIllustration. */
export function NoListingsStrokes() {
  return (
    <>
      <path d="M22 156V86L44 70L66 86V156Z" fill={tones.sand} />
      <path d={archPath(36, 156, 16, 30)} fill={tones.terracotta} />
      <rect x="32" y="94" width="9" height="14" rx="4.5" fill={tones.surface} />
      <rect x="48" y="94" width="9" height="14" rx="4.5" fill={tones.surface} />
      <path d="M178 156V72L200 54L222 72V156Z" fill={tones.dusk} />
      {[0, 1, 2, 3].map((pane) => (
        <rect
          key={pane}
          x={187 + (pane % 2) * 16}
          y={80 + Math.floor(pane / 2) * 22}
          width="10"
          height="15"
          rx="5"
          fill={tones.amber}
          opacity={pane === 2 ? 1 : 0.55}
        />
      ))}
      <path d={archPath(192, 156, 16, 26)} fill={tones.surface} opacity=".8" />
      <path
        d="M76 154V80L121 46L166 80V154Z"
        fill={tones.surface}
        stroke={tones.pine}
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={archPath(93, 154, 26, 48)} fill="none" stroke={tones.pine} strokeWidth="4" />
      <path d={archPath(123, 154, 26, 48)} fill={tones.pineSoft} stroke={tones.pine} strokeWidth="4" />
      <circle cx="143" cy="132" r="2.5" fill={tones.amber} />
      <circle cx="121" cy="80" r="13" fill={tones.pine} />
      <path d="M121 74V86M115 80H127" stroke={tones.surface} strokeWidth="3" strokeLinecap="round" />
      <Plant x={168} y={156} scale={0.62} />
    </>
  )
}
