import { dark, light } from './colour.ts'
import { shadow } from './shell.ts'
import { at, ellipse, path, poly, rect, stroke, type Point, type Sheet } from './svg.ts'

export type SofaStyle = 'legs' | 'block' | 'round'

interface SofaLook {
  style: SofaStyle
  w: number
  colour: string
  pillows: readonly [string, string]
  throwing: string
  wood: string
}

/** A sofa seen from the front, its feet on the origin. */
export function sofa(sheet: Sheet, { style, w, colour, pillows, throwing, wood }: SofaLook): string {
  const h = w / 2
  const soft = style === 'round' ? 62 : style === 'legs' ? 26 : 16
  const lit = (c: string) =>
    sheet.linear([
      [0, light(c, 0.16)],
      [1, dark(c, 0.08)],
    ])
  const seats = style === 'round' ? 1 : w > 460 ? 3 : 2
  const inner = w - 96
  const each = inner / seats
  const parts = [shadow(sheet, 0, 4, w * 0.6, 26)]
  for (const x of [-h + 34, -h + 70, h - 34, h - 70])
    parts.push(
      style === 'block'
        ? ''
        : poly(
            [
              [x - 7, -34],
              [x + 7, -34],
              [x + 3, 2],
              [x - 3, 2],
            ],
            wood,
          ),
    )
  parts.push(
    rect(
      -h + 22,
      -214,
      w - 44,
      180,
      sheet.linear([
        [0, colour],
        [1, dark(colour, 0.18)],
      ]),
      soft,
    ),
  )
  for (let i = 0; i < seats; i++)
    parts.push(
      rect(-inner / 2 + i * each + 3, -204, each - 6, 118, lit(light(colour, 0.04)), Math.min(soft, 30)),
    )
  parts.push(
    rect(-h + 8, style === 'block' ? -76 : -84, w - 16, style === 'block' ? 74 : 56, dark(colour, 0.16), 14),
  )
  for (let i = 0; i < seats; i++)
    parts.push(rect(-inner / 2 + i * each + 1, -112, each - 2, 50, lit(light(colour, 0.1)), 15))
  parts.push(
    rect(-h, -152, 62, style === 'block' ? 150 : 122, lit(light(colour, 0.06)), Math.min(soft, 31)),
    rect(
      h - 62,
      -152,
      62,
      style === 'block' ? 150 : 122,
      sheet.linear([
        [0, colour],
        [1, dark(colour, 0.2)],
      ]),
      Math.min(soft, 31),
    ),
  )
  parts.push(
    at(-h + 104, -104, 1, pillow(pillows[0]), -9),
    at(h - 110, -104, 1, pillow(pillows[1]), 10),
    at(-h + 168, -100, 0.8, pillow(light(pillows[1], 0.4)), 6),
  )
  parts.push(
    path(`M${h - 60} -156H${h - 8}V-72Q${h - 34} -64 ${h - 60} -72Z`, throwing),
    stroke(
      `M${h - 50} -152V-74M${h - 36} -152V-70M${h - 22} -152V-72`,
      light(throwing, 0.4),
      3,
      'opacity=".7"',
    ),
  )
  return parts.join('')
}

function pillow(colour: string): string {
  return (
    path('M-42 -72Q0 -82 42 -72Q50 -36 42 0Q0 8 -42 0Q-50 -36 -42 -72Z', colour) +
    path('M6 -78Q30 -76 42 -72Q50 -36 42 0Q26 4 10 5Q30 -34 6 -78Z', dark(colour, 0.12), 'opacity=".6"') +
    stroke('M-30 -60Q0 -48 30 -60', light(colour, 0.35), 2.5, 'opacity=".6"')
  )
}

/** An armchair turned a little to the left. */
export function armchair(sheet: Sheet, colour: string, wood: string): string {
  const lit = sheet.linear([
    [0, light(colour, 0.2)],
    [1, dark(colour, 0.06)],
  ])
  return (
    shadow(sheet, 0, 4, 130, 20) +
    poly(
      [
        [-84, -40],
        [-70, -40],
        [-84, 4],
        [-90, 4],
      ],
      wood,
    ) +
    poly(
      [
        [84, -40],
        [70, -40],
        [84, 4],
        [90, 4],
      ],
      wood,
    ) +
    poly(
      [
        [-40, -40],
        [-30, -40],
        [-36, -8],
        [-42, -8],
      ],
      dark(wood, 0.2),
    ) +
    path(
      'M-78 -60Q-96 -236 -10 -240Q92 -240 84 -60Z',
      sheet.linear([
        [0, colour],
        [1, dark(colour, 0.2)],
      ]),
    ) +
    path('M-60 -80Q-72 -218 -8 -222Q66 -222 62 -80Z', lit) +
    rect(-76, -106, 152, 56, light(colour, 0.1), 22) +
    rect(-86, -68, 172, 40, dark(colour, 0.16), 16) +
    rect(-104, -144, 42, 110, lit, 21) +
    rect(
      62,
      -144,
      42,
      110,
      sheet.linear([
        [0, colour],
        [1, dark(colour, 0.2)],
      ]),
      21,
    )
  )
}

/** A dining chair from the back, its feet on the origin. */
export function chair(wood: string, seat: string): string {
  return (
    stroke('M-40 -112L-48 0M40 -112L48 0', dark(wood, 0.1), 9) +
    stroke('M-30 -104L-32 -26M30 -104L32 -26', dark(wood, 0.3), 7) +
    rect(-48, -124, 96, 22, seat, 9) +
    stroke('M-42 -116Q-48 -200 -40 -232M42 -116Q48 -200 40 -232', wood, 9) +
    path('M-50 -244Q0 -268 50 -244L46 -196Q0 -212 -46 -196Z', wood) +
    path('M-50 -244Q0 -268 50 -244L49 -234Q0 -258 -49 -234Z', light(wood, 0.25)) +
    stroke('M-16 -202V-124M16 -202V-124', dark(wood, 0.08), 6)
  )
}

/** A bar stool with a round seat. */
export function stool(sheet: Sheet, wood: string, seat: string): string {
  return (
    shadow(sheet, 0, 2, 60, 12) +
    stroke('M-24 -190L-46 0M24 -190L46 0M-10 -186L-16 -16M10 -186L16 -16', wood, 9) +
    stroke('M-38 -70H38', wood, 7) +
    ellipse(0, -190, 58, 17, dark(seat, 0.2)) +
    ellipse(0, -200, 58, 17, seat)
  )
}

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

/** A rug lying on the floor, in perspective. */
export function rug(points: readonly [Point, Point, Point, Point], colour: string, accent: string): string {
  const [a, b, c, d] = points
  const between = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ]
  const inset = (t: number, u: number) => [
    between(between(a, d, u), between(b, c, u), t),
    between(between(a, d, u), between(b, c, u), 1 - t),
    between(between(a, d, 1 - u), between(b, c, 1 - u), 1 - t),
    between(between(a, d, 1 - u), between(b, c, 1 - u), t),
  ]
  let parts =
    poly(
      points.map(([x, y]) => [x + 4, y + 7] as const),
      '#2c1e22',
      'opacity=".18"',
    ) +
    poly(points, colour) +
    poly(inset(0.035, 0.08), accent) +
    poly(inset(0.05, 0.115), light(colour, 0.3)) +
    poly(inset(0.075, 0.17), colour)
  for (let i = 0; i < 9; i++) {
    const t = 0.14 + i * 0.09
    const [p, q, r, s] = [
      between(a, b, t - 0.03),
      between(a, b, t + 0.03),
      between(d, c, t + 0.03),
      between(d, c, t - 0.03),
    ]
    for (const u of [0.36, 0.64])
      parts += poly(
        [
          between(between(p, s, u), between(q, r, u), 0.5),
          between(q, r, u + 0.09),
          between(between(p, s, u + 0.18), between(q, r, u + 0.18), 0.5),
          between(p, s, u + 0.09),
        ].map(([x, y]) => [x, y - (c[1] - a[1]) * 0.09] as const),
        i % 2 ? accent : light(colour, 0.45),
        'opacity=".85"',
      )
  }
  return parts
}

/** A round rug of rings. */
export function roundRug(x: number, y: number, r: number, colour: string, accent: string): string {
  return (
    ellipse(x + 4, y + 7, r, r * 0.27, '#2c1e22', 'opacity=".18"') +
    ellipse(x, y, r, r * 0.27, colour) +
    ellipse(x, y, r * 0.88, r * 0.235, accent) +
    ellipse(x, y, r * 0.83, r * 0.22, light(colour, 0.35)) +
    ellipse(x, y, r * 0.56, r * 0.15, colour) +
    ellipse(x, y, r * 0.5, r * 0.13, light(colour, 0.2))
  )
}
