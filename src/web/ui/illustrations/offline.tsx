import { Drawing, tones, type DrawingProps } from './drawing.tsx'

/** A window with the curtains half drawn and a paper plane that waits, for a device without a network. */
export function OfflineIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="66" y="34" width="108" height="100" rx="6" fill={tones.white} />
      <rect x="73" y="41" width="94" height="86" rx="3" fill={tones.dusk} />
      <path
        d="M73 108C92 92 106 110 124 100C142 92 154 104 167 98V127H73Z"
        fill={tones.violet}
        opacity=".55"
      />
      <path d="M98 84H140A10 10 0 0 0 132 68A17 17 0 0 0 102 67A9 9 0 0 0 98 84Z" fill={tones.white} />
      <path d="M120 41V127M73 58H167" stroke={tones.white} strokeWidth="5" />
      <rect x="58" y="132" width="124" height="9" rx="4" fill={tones.sand} />
      <path d="M60 26H94C90 60 84 86 62 104C66 70 64 50 60 26Z" fill={tones.terracotta} />
      <path d="M180 26H146C150 60 156 86 178 104C174 70 176 50 180 26Z" fill={tones.terracotta} />
      <rect x="48" y="20" width="144" height="7" rx="3.5" fill={tones.amber} />
      <path
        d="M122 132L160 112L150 134L140 128Z"
        fill={tones.white}
        stroke={tones.line}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M140 128L160 112L136 125.500Z" fill={tones.line} />
      <path
        d="M196 84A22 22 0 0 1 224 84M202 92A12 12 0 0 1 218 92"
        fill="none"
        stroke={tones.line}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="210" cy="100" r="3" fill={tones.line} />
      <path d="M196 104L224 74" stroke={tones.terracotta} strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  )
}
