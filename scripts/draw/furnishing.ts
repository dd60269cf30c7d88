import { dark, light, mix } from './colour.ts'
import type { Chance } from './chance.ts'
import type { Hour } from './homes.ts'
import { potPlant, trailing } from './plants.ts'
import { glow, shadow } from './shell.ts'
import { archPath, at, ellipse, line, path, poly, rect, stroke, type Sheet } from './svg.ts'

const brass = '#C9A25E'

export type LampKind = 'stand' | 'arc' | 'tripod'

/** A floor lamp, its foot on the origin; the arc reaches to the right. */
export function floorLamp(sheet: Sheet, kind: LampKind, colour: string, hour: Hour): string {
  if (kind === 'arc') {
    return (
      shadow(sheet, 0, 2, 60, 10) +
      ellipse(0, -4, 44, 11, '#3B3F4A') +
      stroke('M0 -8C-10 -330 60 -470 200 -430', brass, 7) +
      glow(sheet, 205, -370, 150, hour) +
      path('M148 -372A56 62 0 0 1 262 -372Z', colour) +
      path('M205 -434A56 62 0 0 1 262 -372H205Z', dark(colour, 0.14)) +
      ellipse(205, -372, 57, 10, '#FFE9BD')
    )
  }
  const shade =
    glow(sheet, 0, -400, 170, hour) +
    poly(
      [
        [-46, -456],
        [46, -456],
        [76, -356],
        [-76, -356],
      ],
      sheet.linear([
        [0, light(colour, 0.35)],
        [1, mix(colour, '#FFE0A0', 0.45)],
      ]),
    ) +
    poly(
      [
        [14, -456],
        [46, -456],
        [76, -356],
        [22, -356],
      ],
      dark(colour, 0.12),
      'opacity=".35"',
    ) +
    ellipse(0, -356, 76, 8, '#FFEFC8')
  const foot =
    kind === 'stand'
      ? ellipse(0, -4, 46, 11, '#3B3F4A') + line(0, -6, 0, -360, '#3B3F4A', 7)
      : stroke('M0 -352L-56 0M0 -352L56 0M0 -352L14 -14', '#A86B3F', 8)
  return shadow(sheet, 0, 2, 70, 12) + foot + shade
}

/** A lamp hanging from the ceiling; the origin is where its light begins. */
export function pendant(
  sheet: Sheet,
  kind: 'dome' | 'globe' | 'paper',
  colour: string,
  cord: number,
  hour: Hour,
): string {
  const halo = glow(sheet, 0, 0, 150, hour)
  const wire = line(0, -40, 0, -cord, '#4A3B36', 3)
  if (kind === 'globe')
    return (
      wire +
      halo +
      rect(-9, -50, 18, 16, brass, 4) +
      ellipse(
        0,
        0,
        40,
        40,
        sheet.radial(
          [
            [0, '#FFF6DC'],
            [1, '#F3D9A4'],
          ],
          0.4,
          0.4,
          0.7,
        ),
      )
    )
  if (kind === 'paper')
    return (
      wire +
      halo +
      ellipse(
        0,
        10,
        82,
        62,
        sheet.radial(
          [
            [0, '#FFF8E6'],
            [1, '#EBD6B2'],
          ],
          0.4,
          0.4,
          0.7,
        ),
      ) +
      [-0.7, -0.35, 0, 0.35, 0.7]
        .map((t) =>
          stroke(
            `M${-82 * Math.sqrt(1 - t * t)} ${10 + 62 * t}Q0 ${22 + 66 * t} ${82 * Math.sqrt(1 - t * t)} ${10 + 62 * t}`,
            '#CDB489',
            1.6,
            'opacity=".7"',
          ),
        )
        .join('')
    )
  return (
    wire +
    halo +
    rect(-8, -72, 16, 22, brass, 4) +
    path('M-74 0A74 66 0 0 1 74 0Z', colour) +
    path('M0 -66A74 66 0 0 1 74 0H20Q30 -40 0 -66Z', dark(colour, 0.16)) +
    ellipse(0, 0, 74, 9, '#FFEFC8')
  )
}

export type ArtKind = 'arches' | 'hills' | 'leaf' | 'shapes' | 'lines'

/** A framed picture from its upper left corner. */
export function art(
  chance: Chance,
  kind: ArtKind,
  w: number,
  h: number,
  frame: string,
  colours: readonly [string, string, string],
): string {
  const [a, b, c] = colours
  const paper = '#FBF5EA'
  const inner = { x: w * 0.14, y: h * 0.12, w: w * 0.72, h: h * 0.76 }
  const { x, y } = inner
  const content: Record<ArtKind, () => string> = {
    arches: () =>
      path(archPath(x, y + inner.h, inner.w * 0.46, inner.h * 0.72), a) +
      path(archPath(x + inner.w * 0.5, y + inner.h, inner.w * 0.5, inner.h * 0.9), b) +
      path(archPath(x + inner.w * 0.6, y + inner.h, inner.w * 0.3, inner.h * 0.55), paper) +
      ellipse(x + inner.w * 0.2, y + inner.h * 0.13, w * 0.08, w * 0.08, c),
    hills: () =>
      rect(x, y, inner.w, inner.h, light(c, 0.6)) +
      ellipse(x + inner.w * 0.62, y + inner.h * 0.32, w * 0.12, w * 0.12, b) +
      path(
        `M${x} ${y + inner.h * 0.6}Q${x + inner.w * 0.3} ${y + inner.h * 0.36} ${x + inner.w} ${y + inner.h * 0.66}V${y + inner.h}H${x}Z`,
        light(a, 0.35),
      ) +
      path(
        `M${x} ${y + inner.h * 0.82}Q${x + inner.w * 0.6} ${y + inner.h * 0.5} ${x + inner.w} ${y + inner.h * 0.74}V${y + inner.h}H${x}Z`,
        a,
      ),
    leaf: () =>
      stroke(`M${w / 2} ${y + inner.h}Q${w * 0.46} ${h * 0.5} ${w * 0.55} ${y}`, a, 3) +
      [0.2, 0.36, 0.52, 0.68]
        .map((t, i) =>
          ellipse(
            w / 2 + (i % 2 ? 1 : -1) * w * 0.14,
            y + inner.h * t,
            w * 0.15,
            h * 0.05,
            i % 2 ? a : light(a, 0.25),
            `transform="rotate(${i % 2 ? -32 : 32} ${w / 2} ${y + inner.h * t})"`,
          ),
        )
        .join(''),
    shapes: () =>
      ellipse(x + inner.w * 0.35, y + inner.h * 0.36, inner.w * 0.32, inner.w * 0.32, a) +
      rect(x + inner.w * 0.34, y + inner.h * 0.46, inner.w * 0.56, inner.h * 0.4, b, 10) +
      ellipse(x + inner.w * 0.62, y + inner.h * 0.82, inner.w * 0.2, inner.w * 0.2, c),
    lines: () =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(
            `M${x} ${y + inner.h * (0.16 + i * 0.17)}C${x + inner.w * 0.3} ${y + inner.h * (0.02 + i * 0.17)} ${x + inner.w * 0.6} ${y + inner.h * (0.36 + i * 0.17)} ${x + inner.w} ${y + inner.h * (0.14 + i * 0.17)}`,
            [a, b, c][i % 3] ?? a,
            h * chance.between(0.03, 0.07),
          ),
        )
        .join(''),
  }
  return (
    rect(5, 8, w, h, '#2c1e22', 4, 'opacity=".2"') +
    rect(0, 0, w, h, frame, 4) +
    rect(8, 8, w - 16, h - 16, paper, 2) +
    content[kind]()
  )
}

/** Books, bowls and plants on a board of the given width; the origin is the board's left end. */
export function shelfLoad(
  sheet: Sheet,
  chance: Chance,
  w: number,
  room: number,
  colours: readonly [string, ...string[]],
): string {
  let parts = ''
  let x = 8
  while (x < w - 40) {
    const what = chance.next()
    if (what < 0.62) {
      const count = chance.whole(3, 6)
      for (let i = 0; i < count && x < w - 22; i++) {
        const thick = chance.between(9, 17)
        const tall = room * chance.between(0.5, 0.82)
        const tone = mix(chance.pick(colours), '#F6EEE2', chance.between(0, 0.35))
        parts += rect(x, -tall, thick, tall, tone, 2) + rect(x + 2, -tall + 8, thick - 4, 4, light(tone, 0.5))
        x += thick + 1
      }
      x += 10
    } else if (what < 0.8 && room > 60) {
      parts += at(x + 26, 0, Math.min(1, room / 92), potPlant(sheet, chance, chance.pick(colours)))
      x += 62
    } else {
      const tone = light(chance.pick(colours), 0.25)
      parts +=
        path(`M${x + 6} 0Q${x - 6} -26 ${x + 14} -40V-50H${x + 26}V-40Q${x + 46} -26 ${x + 34} 0Z`, tone) +
        path(
          `M${x + 22} -50H${x + 26}V-40Q${x + 46} -26 ${x + 34} 0H${x + 24}Q${x + 36} -24 ${x + 22} -50Z`,
          dark(tone, 0.14),
        )
      x += 54
    }
  }
  return parts
}

/** An open bookshelf standing on the origin's line, from its left edge. */
export function bookshelf(
  sheet: Sheet,
  chance: Chance,
  w: number,
  h: number,
  wood: string,
  colours: readonly [string, ...string[]],
): string {
  const rows = Math.round(h / 112)
  const each = (h - 16) / rows
  let parts = shadow(sheet, w / 2, 2, w * 0.62, 14) + rect(0, -h, w, h, dark(wood, 0.28), 4)
  for (let i = 0; i < rows; i++) {
    const y = -8 - i * each
    parts +=
      rect(
        10,
        y - each + 10,
        w - 20,
        each - 10,
        sheet.linear([
          [0, dark(wood, 0.42)],
          [1, dark(wood, 0.24)],
        ]),
      ) +
      at(12, y, 1, shelfLoad(sheet, chance, w - 24, each - 12, colours)) +
      rect(0, y, w, 10, light(wood, 0.12))
  }
  return (
    parts +
    rect(0, -h, 11, h, wood, 3) +
    rect(w - 11, -h, 11, h, dark(wood, 0.1), 3) +
    rect(-4, -h - 4, w + 8, 13, light(wood, 0.2), 4) +
    at(w * 0.72, -h - 4, 1, trailing(chance, '#F3E9DA', 120))
  )
}

/** A low sideboard on legs with things on it, from its left edge. */
export function sideboard(
  sheet: Sheet,
  chance: Chance,
  w: number,
  wood: string,
  colours: readonly [string, ...string[]],
): string {
  let parts =
    shadow(sheet, w / 2, 2, w * 0.58, 14) +
    [26, w - 34]
      .map((x) =>
        poly(
          [
            [x, -40],
            [x + 10, -40],
            [x + 7, 0],
            [x + 3, 0],
          ],
          dark(wood, 0.35),
        ),
      )
      .join('')
  parts += rect(
    0,
    -144,
    w,
    112,
    sheet.linear([
      [0, light(wood, 0.16)],
      [1, dark(wood, 0.06)],
    ]),
    7,
  )
  const doors = 3
  for (let i = 0; i < doors; i++) {
    const x = 10 + i * ((w - 20) / doors)
    parts += rect(x + 3, -134, (w - 20) / doors - 6, 92, dark(wood, 0.08), 4)
    if (i !== 1)
      for (let s = x + 12; s < x + (w - 20) / doors - 8; s += 10)
        parts += line(s, -128, s, -48, dark(wood, 0.24), 2.4)
    else parts += rect(x + 24, -96, (w - 20) / doors - 48, 7, brass, 3)
  }
  return (
    parts +
    rect(-4, -150, w + 8, 11, light(wood, 0.25), 4) +
    at(14, -150, 1, shelfLoad(sheet, chance, w * 0.4, 74, colours)) +
    at(w * 0.78, -150, 0.5, tableLamp(sheet, colours[0]))
  )
}

/** A table lamp; twice the size it has on a nightstand. */
export function tableLamp(sheet: Sheet, colour: string, hour: Hour = 'noon'): string {
  return (
    glow(sheet, 0, -150, 210, hour) +
    path('M-34 0Q-54 -56 -12 -88H12Q54 -56 34 0Z', light(colour, 0.25)) +
    path('M4 -88H12Q54 -56 34 0H10Q34 -50 4 -88Z', dark(colour, 0.05), 'opacity=".6"') +
    rect(-5, -108, 10, 22, brass) +
    poly(
      [
        [-48, -206],
        [48, -206],
        [76, -106],
        [-76, -106],
      ],
      '#F8E6C4',
    ) +
    poly(
      [
        [14, -206],
        [48, -206],
        [76, -106],
        [24, -106],
      ],
      '#E6C896',
      'opacity=".6"',
    )
  )
}

/** A nightstand with one drawer, standing on the origin. */
export function nightstand(sheet: Sheet, wood: string, lamp: string, hour: Hour): string {
  return (
    shadow(sheet, 0, 2, 74, 12) +
    stroke('M-44 -30L-50 0M44 -30L50 0', dark(wood, 0.3), 9) +
    rect(
      -58,
      -116,
      116,
      90,
      sheet.linear([
        [0, light(wood, 0.15)],
        [1, wood],
      ]),
      7,
    ) +
    rect(-48, -104, 96, 34, dark(wood, 0.1), 4) +
    rect(-12, -90, 24, 6, brass, 3) +
    rect(-48, -64, 96, 30, dark(wood, 0.35), 4) +
    rect(-36, -48, 50, 7, '#E9DCC4') +
    rect(-32, -56, 44, 8, lamp) +
    at(-12, -116, 0.72, tableLamp(sheet, lamp, hour)) +
    rect(30, -138, 20, 22, '#FFFDF8', 4)
  )
}

/** A wall of painted frames below a rail, as in old houses. */
export function panelling(x0: number, x1: number, y1: number, h: number, colour: string): string {
  const each = (x1 - x0) / Math.max(1, Math.round((x1 - x0) / 150))
  let parts = rect(x0, y1 - h, x1 - x0, h, colour)
  for (let x = x0; x < x1 - 10; x += each)
    parts +=
      rect(
        x + 16,
        y1 - h + 26,
        each - 32,
        h - 66,
        'none',
        2,
        `fill-opacity="0" stroke="${dark(colour, 0.16)}" stroke-width="3"`,
      ) +
      rect(
        x + 19,
        y1 - h + 29,
        each - 32,
        h - 66,
        'none',
        2,
        `fill-opacity="0" stroke="${light(colour, 0.3)}" stroke-width="2.4"`,
      )
  return (
    parts +
    rect(x0, y1 - h - 8, x1 - x0, 14, light(colour, 0.3)) +
    rect(x0, y1 - h + 6, x1 - x0, 4, dark(colour, 0.25), 0, 'opacity=".5"')
  )
}
