import { Plant, tones } from './drawing.tsx'

/** The strokes of AllDoneIllustration. */
export function AllDoneStrokes() {
  return (
    <>
      <circle cx="62" cy="62" r="34" fill={tones.amber} opacity=".22" />
      <path
        d="M62 70V154M50 154H74"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity=".65"
      />
      <path d="M52 44H72L84 70H40Z" fill={tones.amber} />
      <path d="M96 148L92 156M160 148L164 156" stroke={tones.sand} strokeWidth="6" strokeLinecap="round" />
      <path d="M94 136C86 78 104 60 128 60C152 60 170 78 162 136Z" fill={tones.pine} />
      <path d="M104 118C100 84 110 72 128 72C146 72 156 84 152 118Z" fill={tones.surface} opacity=".12" />
      <rect x="98" y="112" width="60" height="20" rx="9" fill={tones.pine} />
      <rect x="98" y="112" width="60" height="20" rx="9" fill={tones.surface} opacity=".22" />
      <rect x="90" y="128" width="76" height="20" rx="8" fill={tones.pine} />
      <rect x="90" y="128" width="76" height="20" rx="8" fill="currentColor" opacity=".14" />
      <rect x="84" y="98" width="20" height="50" rx="10" fill={tones.pine} />
      <rect x="152" y="98" width="20" height="50" rx="10" fill={tones.pine} />
      <rect x="84" y="98" width="20" height="50" rx="10" fill={tones.surface} opacity=".14" />
      <path
        d="M112 113C108 102 118 98 126 101C138 96 150 102 148 113C150 120 112 121 112 113Z"
        fill={tones.terracotta}
      />
      <path d="M113 104L111 94L119 99M122 100L129 93L129 103" fill={tones.terracotta} />
      <path
        d="M115 107Q117 109 119 107M123 107Q125 109 127 107"
        stroke={tones.surface}
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M147 112C158 116 154 124 140 122"
        fill="none"
        stroke={tones.terracotta}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse cx="196" cy="126" rx="18" ry="4.5" fill={tones.sand} />
      <path
        d="M196 128V152M186 156L196 150L206 156"
        stroke={tones.sand}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M188 112H202V120A4 4 0 0 1 198 124H192A4 4 0 0 1 188 120Z"
        fill={tones.surface}
        stroke={tones.line}
        strokeWidth="1.6"
      />
      <path
        d="M193 107C190 103 196 101 193 96M199 107C196 103 202 101 199 96"
        fill="none"
        stroke={tones.line}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Plant x={34} y={156} scale={0.82} />
      <circle cx="186" cy="52" r="15" fill={tones.pineSoft} />
      <path
        d="M179 52L184 57L193 47"
        fill="none"
        stroke={tones.pine}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
