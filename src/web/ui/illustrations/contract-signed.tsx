import { archPath, Drawing, Plant, tones, type DrawingProps } from './drawing.tsx'

/** A contract with both signatures and the seal of the house. */
export function ContractSignedIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="rotate(-5 112 94)">
        <rect x="69" y="28" width="94" height="124" rx="8" fill="currentColor" opacity=".1" />
        <rect x="65" y="24" width="94" height="124" rx="8" fill={tones.white} />
        <rect x="78" y="38" width="44" height="7" rx="3.5" fill={tones.pine} />
        {[54, 64, 74, 84].map((y) => (
          <rect
            key={y}
            x="78"
            y={y}
            width={y === 84 ? 40 : 68}
            height="4.5"
            rx="2.2"
            fill={tones.line}
            opacity=".55"
          />
        ))}
        <path d="M78 122H108M116 122H146" stroke={tones.line} strokeWidth="1.8" />
        <path
          d="M79 117C83 103 88 104 86 114C85 120 93 106 95 110C96 116 99 114 105 110"
          fill="none"
          stroke={tones.violet}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M117 116C121 108 124 104 124 112C124 120 131 102 133 110C134 116 138 112 144 113"
          fill="none"
          stroke={tones.dusk}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
      <path d="M158 132L150 164L163 156L172 166L174 132Z" fill={tones.terracotta} />
      <circle cx="166" cy="122" r="23" fill={tones.pine} />
      <circle
        cx="166"
        cy="122"
        r="18.5"
        fill="none"
        stroke={tones.white}
        strokeWidth="1.4"
        strokeDasharray="2 3"
        opacity=".7"
      />
      <path
        d={`${archPath(155, 131, 10, 18)}${archPath(166, 131, 11, 18)}`.replaceAll('Z', '')}
        fill="none"
        stroke={tones.white}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="171.5" cy="125" r="1.6" fill={tones.amber} />
      <g transform="rotate(38 196 70)">
        <rect x="191" y="26" width="11" height="58" rx="3" fill={tones.amber} />
        <path d="M191 84H202L196.500 100Z" fill={tones.sand} />
        <rect x="191" y="32" width="11" height="6" fill="currentColor" opacity=".2" />
      </g>
      <Plant x={42} y={156} scale={0.95} />
    </Drawing>
  )
}
