import { dark, light } from './colour.ts'
import { shadow } from './room-light.ts'
import { type Sheet, at, ellipse, path, poly, rect, stroke } from './svg.ts'

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
