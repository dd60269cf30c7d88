import type { ReactNode } from 'react'

/** The colours of the illustrations: the theme's variables, with values of their own for light and dark. */
export const tones = {
  pine: 'var(--pine, light-dark(#0F6B5B, #3FA48F))',
  pineSoft: 'var(--pine-soft, light-dark(#CFE5DE, #1F4A41))',
  soft: 'var(--soft, light-dark(#F3EFE9, #2A2725))',
  surface: 'var(--surface, light-dark(#FFFFFF, #35312E))',
  white: 'light-dark(#FFFFFF, #D3CCC2)',
  sand: 'var(--sand, light-dark(#E3CFAF, #7D6A4E))',
  terracotta: 'var(--terracotta, light-dark(#C4694A, #D98566))',
  violet: 'var(--violet, light-dark(#7C62C9, #A08CE0))',
  dusk: 'var(--dusk, light-dark(#4B6A95, #4A6690))',
  amber: 'var(--amber-light, light-dark(#F0B46A, #E8B876))',
  line: 'var(--illustration-line, light-dark(#C9BFB2, #6B645D))',
}

/** How an illustration is placed: its width in pixels, or a class of the page. */
export interface DrawingProps {
  width?: number
  className?: string
}

/** The sheet of a small illustration: 240 by 180 with a soft ground, hidden from assistive technology. */
export function Drawing({ children, width = 240, className }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 180"
      width={width}
      className={className}
      style={{ maxWidth: '100%', height: 'auto' }}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M24 118C10 70 52 28 98 36C128 8 196 16 210 62C238 88 226 140 186 146C140 166 52 164 24 118Z"
        fill={tones.soft}
      />
      <ellipse cx="120" cy="156" rx="88" ry="7" fill="currentColor" opacity=".08" />
      {children}
    </svg>
  )
}

/** A small plant in a pot whose foot stands on x and y. */
export function Plant({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {[-56, -28, 0, 28, 56].map((turn, index) => (
        <path
          key={turn}
          d="M0 -14C9 -26 8 -42 0 -52C-8 -42 -9 -26 0 -14Z"
          transform={`rotate(${turn} 0 -14)`}
          fill={tones.pine}
          opacity={index % 2 ? 0.75 : 1}
        />
      ))}
      <path d="M-11 -17H11L8 0H-8Z" fill={tones.terracotta} />
      <path d="M2 -17H11L8 0H1Z" fill="currentColor" opacity=".12" />
    </g>
  )
}

/** A door or window arch standing on y. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const radius = width / 2
  return `M${x} ${y}V${y - height + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y - height + radius}V${y}Z`
}
