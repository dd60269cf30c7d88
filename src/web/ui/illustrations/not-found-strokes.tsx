import { archPath, tones } from './drawing.tsx'

/** The strokes of NotFoundIllustration. */
export function NotFoundStrokes() {
  return (
    <>
      <circle cx="186" cy="46" r="13" fill={tones.amber} />
      <path d="M28 66H70A9 9 0 0 0 62 52A15 15 0 0 0 36 52A8 8 0 0 0 28 66Z" fill={tones.white} />
      <path d="M176 92H216A8 8 0 0 0 208 80A13 13 0 0 0 186 80A7 7 0 0 0 176 92Z" fill={tones.white} />
      <path d="M60 156V144H82V132H104V120H172V130H126V142H104V156Z" fill={tones.sand} />
      <path d="M60 144H82V148H60ZM82 132H104V136H82ZM104 120H172V124H104Z" fill={tones.white} opacity=".5" />
      <path d={archPath(108, 120, 60, 96)} fill={tones.white} />
      <path d={archPath(114, 120, 48, 90)} fill={tones.dusk} />
      <path
        d="M114 96C124 88 136 100 146 92C154 86 158 92 162 90V120H114Z"
        fill={tones.violet}
        opacity=".5"
      />
      <circle cx="128" cy="58" r="1.6" fill={tones.amber} />
      <circle cx="146" cy="50" r="1.6" fill={tones.amber} />
      <circle cx="140" cy="72" r="1.6" fill={tones.amber} />
      <path d="M162 120V54A24 24 0 0 1 164 50L192 62V134Z" fill={tones.pine} />
      <path d="M168 112V66L186 73V122Z" fill={tones.white} opacity=".14" />
      <circle cx="186" cy="96" r="2.6" fill={tones.amber} />
      <path d="M172 130L168 140M160 130L158 136" stroke={tones.sand} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M42 156C60 156 50 170 72 168"
        fill="none"
        stroke={tones.line}
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
    </>
  )
}
