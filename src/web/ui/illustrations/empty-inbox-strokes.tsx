import { archPath, Plant, tones } from './drawing.tsx'

/** The strokes of EmptyInboxIllustration. */
export function EmptyInboxStrokes() {
  return (
    <>
      <path d="M112 110H124V156H112Z" fill={tones.sand} />
      <path d="M60 116V84A28 28 0 0 1 88 56H154A28 28 0 0 1 182 84V116Z" fill={tones.pine} />
      <path
        d="M88 56H154A28 28 0 0 1 182 84V116H116V84A28 28 0 0 0 88 56Z"
        fill="currentColor"
        opacity=".14"
      />
      <path d={archPath(66, 116, 44, 54)} fill="currentColor" opacity=".45" />
      <path d={archPath(70, 116, 36, 48)} fill={tones.surface} opacity=".16" />
      <path d="M66 116H110L116 124H52Z" fill={tones.pine} />
      <path d="M66 116H110L116 124H52Z" fill={tones.surface} opacity=".2" />
      <path d="M150 92V46H170V58H156V92Z" fill={tones.terracotta} />
      <circle cx="153" cy="92" r="4" fill={tones.amber} />
      <path
        d="M22 62C34 40 52 34 66 40"
        fill="none"
        stroke={tones.line}
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <g transform="rotate(-12 44 82)">
        <rect
          x="22"
          y="66"
          width="44"
          height="30"
          rx="4"
          fill={tones.white}
          stroke={tones.line}
          strokeWidth="2"
        />
        <path d="M23 69L44 84L65 69" fill="none" stroke={tones.line} strokeWidth="2" strokeLinejoin="round" />
        <circle cx="44" cy="85" r="4" fill={tones.terracotta} />
      </g>
      <Plant x={196} y={156} scale={0.95} />
      <path
        d="M82 156C84 146 90 142 96 156M146 156C148 148 154 146 156 156"
        fill="none"
        stroke={tones.pine}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}
