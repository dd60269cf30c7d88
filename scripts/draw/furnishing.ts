import type { Chance } from './chance.ts'
import { brass, dark, light, mix } from './colour.ts'
import type { Hour } from './listings.ts'
import { tableLamp } from './lamps.ts'
import { potPlant, trailing } from './plants.ts'
import { shadow } from './room-light.ts'
import { type Sheet, at, line, path, poly, rect, stroke } from './svg.ts'

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
