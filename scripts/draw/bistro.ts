import { dark, light } from './colour.ts'
import { shadow } from './room-light.ts'
import { type Sheet, ellipse, path, rect, stroke } from './svg.ts'

/** A folding chair turned to one side. */
export function bistroChair(colour: string, side: 1 | -1): string {
  return `<g transform="scale(${side} 1)">${ellipse(10, 2, 80, 11, '#2c1e22', 'opacity=".25"')}${stroke('M-46 0L40 -104M46 0L-40 -104M-52 -104L-62 -224', dark(colour, 0.2), 8)}${rect(-58, -116, 116, 16, light(colour, 0.1), 7)}${stroke('M-62 -224Q-66 -246 -48 -246M-60 -190H-58M-57 -150H-55', dark(colour, 0.2), 8)}${path('M-70 -250H-50L-42 -128H-58Z', light(colour, 0.12))}${path('M-50 -124Q0 -140 50 -124V-112H-50Z', '#F6EEE2')}</g>`
}

/** A small round table with a cup and flowers. */
export function bistroTable(sheet: Sheet, colour: string): string {
  return (
    shadow(sheet, 0, 4, 120, 16) +
    stroke('M0 -160V-20M0 -24L-60 2M0 -24L60 2', '#3B3F4A', 9) +
    ellipse(0, -154, 116, 22, dark(colour, 0.3)) +
    ellipse(0, -162, 116, 22, '#FBF2E4') +
    rect(-62, -192, 32, 28, light(colour, 0.25), 7) +
    stroke('M-30 -184Q-18 -180 -30 -170', light(colour, 0.25), 5) +
    path('M20 -166L26 -206H52L58 -166Z', '#BFDDE6') +
    [
      [26, -230],
      [40, -244],
      [54, -228],
    ]
      .map(
        ([x, y]) =>
          stroke(`M39 -196L${x} ${y}`, '#3F8F68', 4) +
          ellipse(x ?? 0, y ?? 0, 12, 11, '#F0B46A') +
          ellipse(x ?? 0, y ?? 0, 4, 4, '#A4583F'),
      )
      .join('')
  )
}
