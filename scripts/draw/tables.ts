import { dark, light } from './colour.ts'
import { shadow } from './room-light.ts'
import { type Sheet, ellipse, path, poly, rect, stroke } from './svg.ts'

/** A round low table with a vase, a book and a cup. */
export function coffeeTable(sheet: Sheet, wood: string, accent: string, w = 150): string {
  return (
    shadow(sheet, 0, 4, w * 1.1, 26) +
    stroke(
      `M${-w * 0.62} -70L${-w * 0.72} 8M${w * 0.62} -70L${w * 0.72} 8M${-w * 0.2} -66L${-w * 0.22} -10M${w * 0.2} -66L${w * 0.22} -10`,
      dark(wood, 0.25),
      10,
    ) +
    ellipse(0, -66, w, 32, dark(wood, 0.28)) +
    ellipse(
      0,
      -78,
      w,
      32,
      sheet.linear(
        [
          [0, light(wood, 0.3)],
          [1, wood],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    poly(
      [
        [-70, -84],
        [-4, -92],
        [18, -78],
        [-50, -68],
      ],
      accent,
    ) +
    poly(
      [
        [-50, -68],
        [18, -78],
        [18, -73],
        [-50, -63],
      ],
      light(accent, 0.6),
    ) +
    ellipse(52, -80, 30, 9, dark(wood, 0.2), 'opacity=".5"') +
    path('M30 -84Q24 -112 44 -124V-140H60V-124Q80 -112 74 -84Q52 -76 30 -84Z', light(accent, 0.55)) +
    stroke('M52 -140Q44 -180 30 -206M52 -140Q58 -190 66 -214M52 -140Q64 -170 88 -186', '#7E8F5B', 3) +
    [
      [30, -206],
      [66, -216],
      [88, -188],
      [44, -184],
      [60, -190],
    ]
      .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 9, 12, '#E9B872'))
      .join('') +
    rect(-104, -94, 26, 20, '#FFFDF8', 5) +
    ellipse(-91, -94, 13, 4, '#6B4632')
  )
}
