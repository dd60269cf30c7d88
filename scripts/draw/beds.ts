import { dark, light, mix } from './colour.ts'
import { shadow } from './room-light.ts'
import { type Sheet, path, poly, rect, stroke } from './svg.ts'

export type Headboard = 'round' | 'panels' | 'wood' | 'arches'

interface BedLook {
  headboard: Headboard
  w: number
  cloth: string
  frame: string
  accent: string
  throwing: string
}

/** A double bed seen from its foot; the origin is where its head meets the wall and floor. */
export function bed(sheet: Sheet, { headboard, w, cloth, frame, accent, throwing }: BedLook): string {
  const h = w / 2
  const wide = h * 1.2
  const foot = 112
  const linen = light(cloth, 0.82)
  return [
    shadow(sheet, 0, foot + 84, wide * 1.16, 30),
    boards[headboard](sheet, w, frame),
    poly(
      [
        [-h - 6, -96],
        [h + 6, -96],
        [wide + 8, foot + 40],
        [-wide - 8, foot + 40],
      ],
      dark(frame, 0.2),
    ),
    poly(
      [
        [-h, -116],
        [h, -116],
        [wide, foot],
        [-wide, foot],
      ],
      linen,
    ),
    pillows(h, linen, accent),
    duvet(sheet, h, wide, foot, cloth),
    blanket(wide, foot, throwing),
    rect(-wide - 8, foot + 62, wide * 2 + 16, 24, dark(frame, 0.25), 6),
    stroke(
      `M${-wide + 20} ${foot + 84}V${foot + 100}M${wide - 20} ${foot + 84}V${foot + 100}`,
      dark(frame, 0.45),
      14,
    ),
  ].join('')
}

const boards: Record<Headboard, (sheet: Sheet, w: number, colour: string) => string> = {
  round: (sheet, w, colour) =>
    path(
      `M${-w / 2 - 22} -40V-190Q${-w / 2 - 22} -290 ${-w / 2 + 90} -290H${w / 2 - 90}Q${w / 2 + 22} -290 ${w / 2 + 22} -190V-40Z`,
      sheet.linear([
        [0, light(colour, 0.18)],
        [1, dark(colour, 0.14)],
      ]),
    ) +
    path(
      `M${-w / 2 - 4} -60V-186Q${-w / 2 - 4} -272 ${-w / 2 + 94} -272H${w / 2 - 94}Q${w / 2 + 4} -272 ${w / 2 + 4} -186V-60Z`,
      light(colour, 0.07),
    ),
  panels: (sheet, w, colour) => {
    const fill = sheet.linear(
      [
        [0, light(colour, 0.2)],
        [0.6, colour],
        [1, dark(colour, 0.14)],
      ],
      0,
      0,
      1,
      0,
    )
    return Array.from({ length: 6 }, (_, i) =>
      rect(-w / 2 - 20 + (i * (w + 40)) / 6, -280, (w + 40) / 6 - 3, 250, fill, 22),
    ).join('')
  },
  wood: (sheet, w, colour) =>
    rect(
      -w / 2 - 18,
      -250,
      w + 36,
      220,
      sheet.linear([
        [0, light(colour, 0.15)],
        [1, dark(colour, 0.12)],
      ]),
      12,
    ) +
    Array.from({ length: 15 }, (_, i) =>
      rect(-w / 2 + 4 + (i * (w - 8)) / 15, -226, 5, 190, dark(colour, 0.2), 2),
    ).join('') +
    rect(-w / 2 - 24, -262, w + 48, 20, light(colour, 0.24), 9),
  arches: (sheet, w, colour) =>
    [-1, 1]
      .map((side) =>
        path(
          `M${side * (w / 4 + 4) - w / 4 - 4} -30V-150A${w / 4 + 4} ${w / 4 + 4} 0 0 1 ${side * (w / 4 + 4) + w / 4 + 4} -150V-30Z`,
          sheet.linear([
            [0, light(colour, 0.18)],
            [1, dark(colour, 0.1)],
          ]),
        ),
      )
      .join(''),
}

function pillows(h: number, linen: string, accent: string): string {
  const shape = (x: number, y: number, w: number, t: number, colour: string) =>
    path(
      `M${x - w / 2} ${y}Q${x - w / 2 - 14} ${y - t / 2} ${x - w / 2 + 6} ${y - t}Q${x} ${y - t - 16} ${x + w / 2 - 6} ${y - t}Q${x + w / 2 + 14} ${y - t / 2} ${x + w / 2} ${y}Q${x} ${y + 12} ${x - w / 2} ${y}Z`,
      colour,
    ) +
    path(
      `M${x} ${y + 6}Q${x + w * 0.36} ${y} ${x + w / 2 - 6} ${y - t}Q${x + w / 2 + 14} ${y - t / 2} ${x + w / 2} ${y}Q${x + w / 4} ${y + 8} ${x} ${y + 6}Z`,
      dark(colour, 0.1),
      'opacity=".7"',
    )
  return (
    shape(-h * 0.5, -96, h * 0.84, 92, light(linen, 0.6)) +
    shape(h * 0.5, -96, h * 0.84, 92, light(linen, 0.6)) +
    shape(-h * 0.46, -76, h * 0.66, 70, light(accent, 0.4)) +
    shape(h * 0.46, -76, h * 0.66, 70, light(accent, 0.4)) +
    shape(0, -62, h * 0.56, 56, accent)
  )
}

function duvet(sheet: Sheet, h: number, wide: number, foot: number, cloth: string): string {
  const top = -44
  const at = (y: number) => h + ((wide - h) * (y + 116)) / (foot + 116)
  const a = at(top) + 12
  const b = wide + 18
  const low = foot + 66
  return (
    path(
      `M${-a} ${top}L${a} ${top}L${b} ${foot}Q${b + 6} ${low - 8} ${b - 10} ${low}Q${b * 0.5} ${low + 12} 0 ${low + 2}Q${-b * 0.5} ${low + 12} ${-b + 10} ${low}Q${-b - 6} ${low - 8} ${-b} ${foot}Z`,
      sheet.linear([
        [0, light(cloth, 0.26)],
        [0.68, light(cloth, 0.06)],
        [0.74, dark(cloth, 0.05)],
        [1, dark(cloth, 0.16)],
      ]),
    ) +
    path(
      `M${-a} ${top}L${a} ${top}L${a + 8} ${top + 34}Q0 ${top + 46} ${-a - 8} ${top + 34}Z`,
      light(cloth, 0.7),
    ) +
    stroke(
      `M${-h * 0.5} ${top + 52}Q${-h * 0.6} ${foot * 0.5} ${-h * 0.46} ${foot - 8}M${h * 0.14} ${top + 56}Q${h * 0.06} ${foot * 0.4} ${h * 0.2} ${foot - 14}M${h * 0.68} ${top + 50}Q${h * 0.74} ${foot * 0.5} ${h * 0.86} ${foot - 10}`,
      dark(cloth, 0.2),
      3,
      'opacity=".35"',
    )
  )
}

function blanket(wide: number, foot: number, colour: string): string {
  const a = wide + 10
  const low = foot + 50
  let parts =
    path(
      `M${-a} ${foot - 62}Q0 ${foot - 48} ${a} ${foot - 62}L${a + 14} ${foot}Q${a + 18} ${low} ${a + 6} ${low}Q0 ${low + 12} ${-a - 6} ${low}Q${-a - 18} ${low} ${-a - 14} ${foot}Z`,
      colour,
    ) +
    path(
      `M${-a - 14} ${foot}Q0 ${foot + 14} ${a + 14} ${foot}Q${a + 18} ${low} ${a + 6} ${low}Q0 ${low + 12} ${-a - 6} ${low}Q${-a - 18} ${low} ${-a - 14} ${foot}Z`,
      dark(colour, 0.13),
    )
  for (const y of [foot - 40, foot - 26, foot + 30])
    parts += stroke(`M${-a - 6} ${y}Q0 ${y + 14} ${a + 6} ${y}`, light(colour, 0.45), 3.4, 'opacity=".8"')
  for (let x = -a; x <= a; x += 18)
    parts += stroke(`M${x} ${low + 3}V${low + 15}`, mix(colour, '#ffffff', 0.25), 3)
  return parts
}
