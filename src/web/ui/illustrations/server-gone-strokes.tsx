import { archPath, Plant, tones } from './drawing.tsx'

/** The strokes of ServerGoneIllustration. */
export function ServerGoneStrokes() {
  return (
    <>
      <path d="M172 40A18 18 0 1 0 190 66A22 22 0 0 1 172 40Z" fill={tones.amber} />
      <path d="M70 154V84L112 54L154 84V154Z" fill={tones.dusk} />
      <path d="M112 54L154 84V154H112Z" fill="currentColor" opacity=".12" />
      <path
        d="M62 88L112 52L162 88"
        fill="none"
        stroke={tones.terracotta}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="136" y="52" width="10" height="20" fill={tones.terracotta} />
      {[82, 126].map((x) => (
        <g key={x}>
          <path d={archPath(x, 118, 16, 24)} fill="currentColor" opacity=".45" />
          <path d={`M${x + 8} 94V118`} stroke={tones.dusk} strokeWidth="2" />
        </g>
      ))}
      <path d={archPath(103, 154, 18, 34)} fill={tones.pine} />
      <circle cx="117" cy="138" r="1.8" fill={tones.amber} />
      <path
        d="M154 140C170 140 164 156 178 154C186 153 184 142 192 142"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        opacity=".6"
        strokeLinecap="round"
      />
      <path d="M190 136H200A6 6 0 0 1 200 148H190Z" fill={tones.pine} />
      <path d="M206 139H212M206 145H212" stroke={tones.pine} strokeWidth="2.6" strokeLinecap="round" />
      <rect
        x="220"
        y="132"
        width="14"
        height="20"
        rx="4"
        fill={tones.surface}
        stroke={tones.line}
        strokeWidth="2"
      />
      <path d="M225 139V139.1M225 145V145.1" stroke={tones.line} strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="M212 128L209 123M216 127V121M220 128L223 123"
        stroke={tones.amber}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Plant x={48} y={156} scale={0.9} />
    </>
  )
}
