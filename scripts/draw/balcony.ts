import { bistroChair, bistroTable } from './bistro.ts'
import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import type { Listing } from './listings.ts'
import { plant, trailing } from './plants.ts'
import { atmosphere, glow } from './room-light.ts'
import { type Shell, deep } from './shell.ts'
import { view } from './skyline.ts'
import { type Sheet, at, ellipse, line, poly, rect, stroke } from './svg.ts'

/** The balcony with its view over the city. */
export function balcony(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: 180, x1: 1500, y0: -80, y1: 700, vx: 720, vy: 400 }
  const wall = hour === 'dusk' ? mix(palette.house, '#5B4E86', 0.3) : palette.house
  const edge = deep(shell, 180, 700, 3)
  return [
    view(sheet, chance, listing.city, hour, 1280, 780),
    poly(
      [[180, 0], [180, 700], edge, [0, 1000], [0, 0]],
      sheet.linear(
        [
          [0, dark(wall, 0.2)],
          [1, light(wall, 0.1)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    balconyDoor(sheet, listing, shell),
    deck(sheet, chance, listing, shell),
    railing(palette.accent),
    boxes(chance, listing),
    lights(sheet, listing),
    at(560, 850, 1.25, bistroChair(palette.accent, 1)),
    at(980, 850, 1.25, bistroChair(palette.accent, -1)),
    at(770, 880, 1.25, bistroTable(sheet, palette.accent)),
    at(250, 880, 1.15, plant(sheet, chance, 'olive', palette.accent)),
    at(1180, 860, 1.2, plant(sheet, chance, 'palm', palette.second)),
    at(110, 230, 1.2, trailing(chance, light(palette.accent, 0.2), 130)),
    atmosphere(sheet, hour, 930, 260),
  ].join('')
}

function balconyDoor(sheet: Sheet, listing: Listing, shell: Shell): string {
  const quad = (from: number, to: number, top: number, low: number) => [
    deep(shell, 180, top, from),
    deep(shell, 180, top, to),
    deep(shell, 180, low, to),
    deep(shell, 180, low, from),
  ]
  const glass =
    listing.hour === 'dusk' || listing.hour === 'evening' ? ['#FFE3AE', '#F2B56C'] : ['#D6E8EA', '#9CC3CE']
  return (
    poly(quad(1.04, 1.36, 190, 694), '#FFFDF8') +
    poly(
      quad(1.065, 1.19, 215, 660),
      sheet.linear([
        [0, glass[0] ?? '#fff'],
        [1, glass[1] ?? '#fff'],
      ]),
    ) +
    poly(
      quad(1.215, 1.335, 215, 660),
      sheet.linear([
        [0, glass[0] ?? '#fff'],
        [1, glass[1] ?? '#fff'],
      ]),
    ) +
    poly(quad(1.09, 1.13, 215, 660), '#FFFFFF', 'opacity=".3"')
  )
}

function deck(sheet: Sheet, chance: Chance, listing: Listing, shell: Shell): string {
  const wood = listing.hour === 'dusk' ? mix(listing.palette.floor, '#4B3F6B', 0.25) : listing.palette.floor
  const area = [
    [180, 700],
    [1280, 700],
    [1280, 960],
    [0, 960],
    [0, 800],
  ] as const
  let parts = poly(area, wood)
  for (let x = -400; x < 2000; x += 62) {
    const points = [
      deep(shell, x, 700, 1),
      deep(shell, x + 62, 700, 1),
      deep(shell, x + 62, 700, 2),
      deep(shell, x, 700, 2),
    ]
    parts += poly(
      points,
      chance.sometimes() ? light(wood, chance.between(0, 0.14)) : dark(wood, chance.between(0, 0.08)),
      `stroke="${dark(wood, 0.26)}" stroke-width="3"`,
    )
  }
  return sheet.clipped(
    poly(area, '#000'),
    parts +
      rect(
        0,
        700,
        1280,
        260,
        sheet.linear([
          [0, '#2c1e22', 0.28],
          [0.25, '#2c1e22', 0.02],
          [1, '#2c1e22', 0.14],
        ]),
      ),
  )
}

function railing(accent: string): string {
  const iron = mix('#2F3B42', accent, 0.12)
  let parts = ''
  for (let x = 196; x < 1290; x += 34)
    parts +=
      line(x, 470, x, 694, iron, 6) +
      `<circle cx="${x + 17}" cy="520" r="15" fill="none" stroke="${iron}" stroke-width="4"/>`
  return (
    parts +
    rect(176, 456, 1120, 16, iron, 6) +
    rect(176, 452, 1120, 6, light(iron, 0.3), 3) +
    rect(176, 540, 1120, 7, iron) +
    rect(176, 684, 1120, 14, iron)
  )
}

function boxes(chance: Chance, listing: Listing): string {
  let parts = ''
  for (const from of [420, 860]) {
    for (let i = 0; i < 26; i++)
      parts += ellipse(
        from + chance.between(0, 270),
        446 + chance.between(-20, 14),
        17,
        14,
        chance.pick(['#3F8F68', '#5BA278', '#2F7A5C', '#6FB086']),
      )
    for (let i = 0; i < 15; i++)
      parts += ellipse(
        from + chance.between(0, 270),
        436 + chance.between(-18, 14),
        7,
        7,
        chance.pick([listing.palette.accent, '#F3D3C0', '#F0B46A', '#FFFDF8']),
      )
    parts += rect(from - 14, 458, 300, 50, '#A4583F', 7) + rect(from - 20, 452, 312, 14, '#BC6B4F', 5)
  }
  return parts
}

function lights(sheet: Sheet, listing: Listing): string {
  let parts = stroke('M110 60Q480 210 860 100T1300 60', '#3B3F4A', 3)
  const points = [
    [190, 88],
    [290, 118],
    [390, 138],
    [490, 148],
    [590, 148],
    [690, 138],
    [790, 120],
    [890, 94],
    [990, 77],
    [1090, 66],
    [1190, 60],
  ] as const
  for (const [x, y] of points)
    parts +=
      glow(sheet, x, y + 16, 64, listing.hour) +
      line(x, y - 2, x, y + 8, '#3B3F4A', 3) +
      ellipse(x, y + 18, 10, 12, '#FFEBB8')
  return parts
}
