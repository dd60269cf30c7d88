import { archPath, Drawing, Plant, tones, type DrawingProps } from './drawing.tsx'

/** Two windows from which two people talk to each other. */
export function TalkIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={archPath(40, 154, 66, 92)} fill={tones.sand} />
      <path d={archPath(48, 154, 50, 80)} fill={tones.surface} />
      <path d={archPath(134, 154, 66, 92)} fill={tones.pineSoft} />
      <path d={archPath(142, 154, 50, 80)} fill={tones.surface} />
      <circle cx="73" cy="106" r="13" fill={tones.terracotta} />
      <path d="M52 154C52 134 62 124 73 124S94 134 94 154Z" fill={tones.dusk} />
      <circle cx="167" cy="106" r="13" fill={tones.sand} />
      <path d="M146 154C146 134 156 124 167 124S188 134 188 154Z" fill={tones.pine} />
      <path
        d="M84 34H118A10 10 0 0 1 128 44V56A10 10 0 0 1 118 66H104L94 75V66H84A10 10 0 0 1 74 56V44A10 10 0 0 1 84 34Z"
        fill={tones.pine}
      />
      <path d="M87 46H115M87 55H106" stroke={tones.white} strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M146 44H172A9 9 0 0 1 181 53V61A9 9 0 0 1 172 70H164L156 78V70H146A9 9 0 0 1 137 61V53A9 9 0 0 1 146 44Z"
        fill={tones.amber}
      />
      {[149, 159, 169].map((x) => (
        <circle key={x} cx={x} cy="57" r="2.8" fill={tones.white} />
      ))}
      <rect x="34" y="150" width="172" height="6" rx="3" fill={tones.line} />
      <Plant x={120} y={152} scale={0.7} />
    </Drawing>
  )
}
