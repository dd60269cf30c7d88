import { archPath, Drawing, Plant, tones, type DrawingProps } from './drawing.tsx'

const columns = [34, 52, 44, 70, 88]

/** Columns that grow like a row of doors, with coins beside them, for earnings and figures. */
export function FiguresIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="46" y="46" width="148" height="108" rx="12" fill={tones.surface} />
      <path d="M60 70H180M60 96H180M60 122H180" stroke={tones.line} strokeWidth="1.5" opacity=".6" />
      {columns.map((height, at) => (
        <path
          key={height}
          d={archPath(62 + at * 25, 146, 17, height)}
          fill={at === columns.length - 1 ? tones.pine : tones.pineSoft}
        />
      ))}
      <circle cx="176" cy="94" r="3" fill={tones.amber} />
      {[0, 1, 2].map((coin) => (
        <g key={coin} transform={`translate(204 ${150 - coin * 11})`}>
          <ellipse cx="0" cy="0" rx="20" ry="8" fill={tones.amber} />
          <ellipse cx="0" cy="-4" rx="20" ry="8" fill={tones.sand} />
          <ellipse cx="0" cy="-4" rx="11" ry="4" fill={tones.amber} opacity=".55" />
        </g>
      ))}
      <Plant x={30} y={156} scale={0.9} />
    </Drawing>
  )
}
