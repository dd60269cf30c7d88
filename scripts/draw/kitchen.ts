import { dark, light, mix } from './colour.ts'
import type { Chance } from './chance.ts'
import { pendant, shelfLoad } from './furnishing.ts'
import type { Home } from './homes.ts'
import { windowOf } from './openings.ts'
import { plant, potPlant } from './plants.ts'
import { chair, stool } from './seats.ts'
import { atmosphere, emptyRoom, floorLight, shadow, wallLight, type Shell } from './shell.ts'
import { at, ellipse, line, path, poly, rect, stroke, type Sheet } from './svg.ts'

const brass = '#C9A25E'
const steel = '#C9CED2'

/** A kitchen; three ways to furnish one. */
export function kitchen(sheet: Sheet, chance: Chance, home: Home): string {
  const rooms = [withTable, withIsland, withHood]
  return (rooms[home.layout % rooms.length] ?? withTable)(sheet, chance, home)
}

const shell: Shell = { x0: 70, x1: 1230, y0: 50, y1: 690, vx: 640, vy: 370 }

function withTable(sheet: Sheet, chance: Chance, home: Home): string {
  const { palette, hour } = home
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'checks'),
    tiles(sheet, 70, 380, 1160, 120, palette.tile),
    at(490, 130, 1, windowOf(sheet, chance, home, 'casement', 300, 330)),
    at(150, 270, 1, shelf(sheet, chance, home, 290)) + at(150, 372, 1, shelf(sheet, chance, home, 290)),
    at(870, 130, 1, cupboards(palette.cabinet, 280, 220, 3)),
    counter(sheet, home, 70, 1160),
    at(640, 500, 1, tap()),
    at(1010, 500, 1, pots(palette.accent)),
    at(250, 500, 1, crockery(chance, home)),
    at(850, 500, 0.9, potPlant(sheet, chance, palette.accent)),
    floorLight(sheet, shell, 490, 300, 2, 0.4, hour),
    at(640, 265, 1.1, pendant(sheet, 'dome', palette.accent, 400, hour)),
    at(420, 824, 1.06, chair(dark(palette.wood, 0.1), palette.accent)) +
      at(860, 824, 1.06, chair(dark(palette.wood, 0.1), palette.accent)),
    at(640, 896, 1, table(sheet, chance, palette.wood, palette.accent)),
    atmosphere(sheet, hour, 640, 300),
  ].join('')
}

function withIsland(sheet: Sheet, chance: Chance, home: Home): string {
  const { palette, hour } = home
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    tiles(sheet, 70, 350, 1160, 150, palette.tile),
    at(770, 120, 1, windowOf(sheet, chance, home, 'panorama', 390, 300)),
    at(330, 150, 1, cupboards(palette.cabinet, 330, 210, 3)),
    counter(sheet, home, 330, 900),
    fridge(sheet, palette.accent, 110, 690),
    at(960, 500, 1, tap()),
    at(500, 500, 1, pots(palette.accent)),
    at(700, 500, 0.9, potPlant(sheet, chance, palette.second)),
    floorLight(sheet, shell, 770, 390, 3, -0.4, hour),
    [420, 640, 860].map((x) => at(x, 290, 0.72, pendant(sheet, 'dome', palette.accent, 460, hour))).join(''),
    island(sheet, chance, home),
    [430, 640, 850].map((x) => at(x, 940, 1.12, stool(sheet, palette.wood, palette.sofa))).join(''),
    at(1180, 890, 1.15, plant(sheet, chance, 'rubber', palette.second)),
    atmosphere(sheet, hour, 950, 280),
  ].join('')
}

function withHood(sheet: Sheet, chance: Chance, home: Home): string {
  const { palette, hour } = home
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'tiles'),
    tiles(sheet, 70, 230, 1160, 270, palette.tile),
    at(160, 130, 1, windowOf(sheet, chance, home, 'casement', 270, 330)),
    path(
      'M640 330L690 200V50H790V200L840 330Z',
      sheet.linear(
        [
          [0, light(palette.cabinet, 0.2)],
          [1, dark(palette.cabinet, 0.1)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) + rect(626, 326, 228, 26, brass, 5),
    at(880, 270, 1, shelf(sheet, chance, home, 300)) + at(880, 376, 1, shelf(sheet, chance, home, 300)),
    counter(sheet, home, 70, 1160, 740),
    at(300, 500, 1, tap()),
    at(740, 492, 1, pots(palette.accent)),
    at(1050, 500, 1, crockery(chance, home)),
    at(520, 500, 1, potPlant(sheet, chance, palette.accent)),
    floorLight(sheet, shell, 160, 270, 2, 0.7, hour),
    wallLight(sheet, 470, 180, 150, 240, hour),
    at(470, 830, 1.06, chair(palette.wood, palette.sofa)) +
      at(930, 830, 1.06, chair(palette.wood, palette.sofa)),
    at(700, 900, 1, table(sheet, chance, light(palette.wood, 0.25), palette.accent)),
    at(170, 900, 1.15, plant(sheet, chance, 'split', palette.accent)),
    atmosphere(sheet, hour, 300, 290),
  ].join('')
}

function tiles(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
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

function counter(sheet: Sheet, home: Home, x: number, w: number, ovenAt?: number): string {
  const { cabinet, wood } = home.palette
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

function cupboards(colour: string, w: number, h: number, count: number): string {
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

function shelf(sheet: Sheet, chance: Chance, home: Home, w: number): string {
  const { wood, accent, second, cabinet } = home.palette
  return (
    shelfLoad(sheet, chance, w, 70, [accent, second, cabinet, '#F3E6D0']) +
    rect(0, 0, w, 12, wood, 3) +
    rect(6, 12, w - 12, 8, '#2c1e22', 0, 'opacity=".14"') +
    rect(26, 12, 6, 16, brass) +
    rect(w - 32, 12, 6, 16, brass)
  )
}

function tap(): string {
  return (
    rect(-84, -5, 168, 8, steel, 4) +
    stroke('M-10 -6V-62A26 26 0 0 1 42 -62V-46', brass, 9) +
    stroke('M-34 -6V-24H-24', brass, 7)
  )
}

function pots(accent: string): string {
  return (
    rect(-96, -10, 192, 7, '#3B3F4A', 3) +
    rect(-74, -56, 74, 46, accent, 8) +
    rect(-80, -60, 86, 9, dark(accent, 0.18), 4) +
    ellipse(-37, -66, 8, 6, brass) +
    rect(24, -36, 58, 26, steel, 6) +
    rect(80, -32, 48, 7, '#4A3B36', 3)
  )
}

function crockery(chance: Chance, home: Home): string {
  const { accent, second, wood } = home.palette
  return (
    rect(-90, -86, 66, 84, light(wood, 0.2), 10) +
    rect(-80, -76, 46, 64, dark(wood, 0.05), 7) +
    path('M-10 -4Q-20 -42 6 -60H34Q60 -42 50 -4Z', light(accent, 0.2)) +
    stroke('M48 -46Q76 -40 52 -16', light(accent, 0.2), 7) +
    stroke('M74 -54L82 -108M84 -54L84 -116M92 -54L100 -104', dark(wood, 0.1), 5) +
    rect(66, -58, 40, 56, second, 6) +
    (chance.sometimes()
      ? ellipse(140, -14, 14, 13, '#DDA24A') + ellipse(162, -13, 13, 12, '#C4694A')
      : rect(122, -34, 46, 32, '#F6EEE2', 6))
  )
}

function fridge(sheet: Sheet, colour: string, x: number, y: number): string {
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

function bowl(accent: string): string {
  return (
    ellipse(-26, -32, 18, 17, '#DDA24A') +
    ellipse(4, -38, 18, 18, '#C4694A') +
    ellipse(32, -32, 17, 16, '#8FA45B') +
    path('M-62 -32H62Q54 0 22 0H-22Q-54 0 -62 -32Z', light(accent, 0.6)) +
    path('M10 -32H62Q54 0 22 0H4Q30 -10 10 -32Z', light(accent, 0.35))
  )
}

function island(sheet: Sheet, chance: Chance, home: Home): string {
  const { cabinet, wood, accent, second } = home.palette
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

function table(sheet: Sheet, chance: Chance, wood: string, accent: string): string {
  return (
    shadow(sheet, 0, 30, 380, 30) +
    stroke('M-300 -100L-322 60M300 -100L322 60', dark(wood, 0.2), 22) +
    poly(
      [
        [-300, -142],
        [300, -142],
        [370, -86],
        [-370, -86],
      ],
      sheet.linear(
        [
          [0, light(wood, 0.35)],
          [1, light(wood, 0.1)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    poly(
      [
        [-370, -86],
        [370, -86],
        [370, -64],
        [-370, -64],
      ],
      dark(wood, 0.16),
    ) +
    at(-20, -104, 1, bowl(accent)) +
    at(150, -112, 1.05, potPlant(sheet, chance, light(accent, 0.3))) +
    ellipse(-200, -106, 62, 13, '#FFFDF8') +
    ellipse(-200, -107, 42, 8, light(accent, 0.7)) +
    rect(-118, -134, 26, 28, light(accent, 0.3), 6)
  )
}
