import { bowl } from './tableware.ts'
import type { Chance } from './chance.ts'
import { brass, dark, light, mix, steel } from './colour.ts'
import { shelfLoad } from './furnishing.ts'
import type { Listing } from './listings.ts'
import { potPlant } from './plants.ts'
import { shadow } from './room-light.ts'
import { type Sheet, at, ellipse, line, poly, rect } from './svg.ts'

/** Tiles between counter and cupboards. */
export function tiles(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  let parts = rect(
    x,
    y,
    w,
    h,
    sheet.linear([
      [0, light(colour, 0.25)],
      [1, colour],
    ]),
  )
  for (let row = 0; row * 30 < h; row++) {
    parts += line(x, y + row * 30, x + w, y + row * 30, light(colour, 0.65), 2.4)
    for (let tx = x + (row % 2) * 32; tx < x + w; tx += 64)
      parts += line(tx, y + row * 30, tx, Math.min(y + row * 30 + 30, y + h), light(colour, 0.65), 2.4)
  }
  return parts
}

/** The row of lower cupboards with its top. */
export function counter(sheet: Sheet, listing: Listing, x: number, w: number, ovenAt?: number): string {
  const { cabinet, wood } = listing.palette
  const top = 500
  const doors = Math.round(w / 145)
  const each = w / doors
  const oven = Math.floor(((ovenAt ?? x + w * 0.8) - x) / each)
  let parts =
    rect(
      x,
      top,
      w,
      190,
      sheet.linear([
        [0, cabinet],
        [1, dark(cabinet, 0.12)],
      ]),
    ) + rect(x, 672, w, 18, dark(cabinet, 0.5))
  for (let i = 0; i < doors; i++) {
    const left = x + i * each
    if (i === oven) {
      parts +=
        rect(left + 6, 528, each - 12, 140, '#3B3F4A', 8) +
        rect(
          left + 18,
          566,
          each - 36,
          84,
          sheet.linear([
            [0, '#2A2530'],
            [1, '#5B4038'],
          ]),
          6,
        ) +
        rect(left + 18, 552, each - 36, 6, steel, 3) +
        [0.25, 0.5, 0.75].map((t) => ellipse(left + each * t, 540, 5, 5, steel)).join('')
    } else {
      parts +=
        rect(left + 6, 528, each - 12, 140, light(cabinet, 0.07), 6) +
        rect(
          left + 16,
          540,
          each - 32,
          116,
          'none',
          4,
          `fill-opacity="0" stroke="${dark(cabinet, 0.16)}" stroke-width="2.5"`,
        ) +
        rect(i % 2 ? left + 18 : left + each - 26, 560, 7, 34, brass, 3)
    }
  }
  return (
    parts +
    rect(x - 8, top - 4, w + 16, 22, light(wood, 0.25), 4) +
    rect(x - 8, top + 12, w + 16, 7, dark(wood, 0.2), 3)
  )
}

/** Hanging cupboards from their upper left corner. */
export function cupboards(colour: string, w: number, h: number, count: number): string {
  let parts = rect(6, h, w - 12, 14, '#2c1e22', 0, 'opacity=".14"') + rect(0, 0, w, h, colour, 5)
  for (let i = 0; i < count; i++)
    parts +=
      rect((i * w) / count + 5, 6, w / count - 10, h - 12, light(colour, 0.09), 4) +
      rect(
        (i * w) / count + 16,
        18,
        w / count - 32,
        h - 36,
        'none',
        3,
        `fill-opacity="0" stroke="${dark(colour, 0.16)}" stroke-width="2.5"`,
      ) +
      rect((i * w) / count + (i % 2 ? 10 : w / count - 18), h - 56, 7, 32, brass, 3)
  return parts
}

/** An open shelf with crockery. */
export function shelf(sheet: Sheet, chance: Chance, listing: Listing, w: number): string {
  const { wood, accent, second, cabinet } = listing.palette
  return (
    shelfLoad(sheet, chance, w, 70, [accent, second, cabinet, '#F3E6D0']) +
    rect(0, 0, w, 12, wood, 3) +
    rect(6, 12, w - 12, 8, '#2c1e22', 0, 'opacity=".14"') +
    rect(26, 12, 6, 16, brass) +
    rect(w - 32, 12, 6, 16, brass)
  )
}

/** A round-cornered fridge. */
export function fridge(sheet: Sheet, colour: string, x: number, y: number): string {
  const fill = sheet.linear(
    [
      [0, light(colour, 0.5)],
      [0.6, light(colour, 0.3)],
      [1, colour],
    ],
    0,
    0,
    1,
    0,
  )
  return (
    shadow(sheet, x + 95, y, 130, 14) +
    rect(x, y - 500, 200, 492, fill, 22) +
    line(x, y - 340, x + 200, y - 340, dark(colour, 0.2), 4) +
    rect(x + 168, y - 446, 9, 70, '#F6EEE2', 4) +
    rect(x + 168, y - 310, 9, 100, '#F6EEE2', 4) +
    rect(x + 40, y - 290, 44, 54, '#FBF5EA', 2) +
    ellipse(x + 62, y - 288, 6, 6, '#B8503A') +
    rect(x + 96, y - 276, 36, 36, '#DDA24A', 2)
  )
}

/** The kitchen island. */
export function island(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { cabinet, wood, accent, second } = listing.palette
  const front = mix(cabinet, second, 0.35)
  let parts =
    shadow(sheet, 640, 880, 440, 34) +
    rect(
      290,
      690,
      700,
      190,
      sheet.linear([
        [0, dark(front, 0.04)],
        [1, dark(front, 0.2)],
      ]),
      4,
    )
  for (let x = 306; x < 980; x += 22) parts += line(x, 706, x, 868, dark(front, 0.2), 3)
  return (
    parts +
    poly(
      [
        [300, 640],
        [980, 640],
        [1020, 690],
        [260, 690],
      ],
      light(wood, 0.4),
    ) +
    poly(
      [
        [260, 690],
        [1020, 690],
        [1020, 712],
        [260, 712],
      ],
      wood,
    ) +
    at(540, 676, 1, bowl(accent)) +
    at(780, 676, 1, potPlant(sheet, chance, accent)) +
    rect(620, 652, 92, 12, '#FBF5EA', 4) +
    rect(628, 642, 76, 11, second, 4)
  )
}
