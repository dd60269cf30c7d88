import { balcony } from './balcony.ts'
import { bistroChair, bistroTable } from './bistro.ts'
import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import { facade } from './facade.ts'
import { front } from './front.ts'
import type { Listing } from './listings.ts'
import { plant } from './plants.ts'
import { atmosphere } from './room-light.ts'
import { view } from './skyline.ts'
import { parkBench, tree } from './street.ts'
import { type Sheet, at, ellipse, line, poly, rect } from './svg.ts'

/** What belongs to the apartment out of doors: the street, the balcony or the courtyard. */
export function outside(sheet: Sheet, chance: Chance, listing: Listing): string {
  return { facade, balcony, courtyard }[listing.outside](sheet, chance, listing)
}

function courtyard(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const stone = hour === 'dusk' ? '#8D7F9C' : hour === 'evening' ? '#E3C3A2' : '#DDD3C0'
  const cobbles: string[] = []
  for (let row = 0, y = 724; y < 960; row++, y += 10 + row * 2.2)
    for (let x = -60 + (row % 2) * 24; x < 1300; x += 44 + row * 5)
      cobbles.push(
        rect(
          x,
          y,
          38 + row * 4.4,
          7 + row * 2,
          mix(stone, row % 3 ? '#FBF5EA' : palette.second, chance.between(0.04, 0.26)),
          5,
        ),
      )
  return [
    view(sheet, chance, listing.city, hour, 1280, 960),
    front(sheet, chance, listing, {
      x: 150,
      w: 980,
      top: 210,
      ground: 720,
      colour: palette.house,
      floors: 3,
      axes: 7,
    }),
    wing(sheet, listing, 0, 220, 0),
    wing(sheet, listing, 1280, 1060, 2),
    rect(
      0,
      718,
      1280,
      250,
      sheet.linear([
        [0, dark(stone, 0.16)],
        [0.3, stone],
        [1, dark(stone, 0.1)],
      ]),
    ) + cobbles.join(''),
    ellipse(640, 870, 330, 62, dark(stone, 0.2)) +
      ellipse(640, 862, 320, 56, hour === 'evening' ? '#8FA05A' : '#7DB489'),
    tree(sheet, chance, listing, 640, 866, 1.25),
    Array.from({ length: 24 }, () =>
      ellipse(
        640 + chance.between(-280, 280),
        872 + chance.between(-24, 30),
        8,
        7,
        chance.pick([palette.accent, '#F3D3C0', '#F0B46A', '#FFFDF8']),
      ),
    ).join(''),
    at(270, 860, 1.25, parkBench(palette.wood)),
    at(1010, 850, 1, bistroChair(palette.accent, 1)) +
      at(1180, 850, 1, bistroChair(palette.accent, -1)) +
      at(1094, 870, 1, bistroTable(sheet, palette.accent)),
    at(90, 900, 1.1, plant(sheet, chance, 'rubber', palette.accent)),
    atmosphere(sheet, hour, 860, 260),
  ].join('')
}

function wing(sheet: Sheet, listing: Listing, outer: number, inner: number, rows: number): string {
  const wall = mix(listing.palette.house, listing.palette.wall, 0.4)
  const along = (t: number) => outer + (inner - outer) * t
  const height = (t: number, top: number, low: number) => top + (low - top) * t
  const glass = listing.hour === 'evening' ? '#FFDFA0' : '#9CC3CE'
  let parts = poly(
    [
      [outer, 0],
      [inner, 190],
      [inner, 722],
      [outer, 860],
    ],
    sheet.linear(
      [
        [0, dark(wall, 0.05)],
        [1, dark(wall, 0.24)],
      ],
      outer === 0 ? 0 : 1,
      0,
      outer === 0 ? 1 : 0,
      0,
    ),
  )
  for (let floor = 0; floor < 4; floor++) {
    const at0 = (k: number) => 60 + floor * 190 + k * 110
    const at1 = (k: number) => 236 + floor * 118 + k * 68
    for (const [from, to] of [
      [0.14, 0.4],
      [0.58, 0.78],
    ] as const) {
      const corner = (t: number, k: number) => [along(t), height(t, at0(k), at1(k))] as const
      parts +=
        poly(
          [
            corner(from - 0.03, -0.06),
            corner(to + 0.03, -0.06),
            corner(to + 0.03, 1.06),
            corner(from - 0.03, 1.06),
          ],
          light(wall, 0.6),
        ) +
        poly(
          [corner(from, 0), corner(to, 0), corner(to, 1), corner(from, 1)],
          (floor + rows) % 2 ? glass : mix(glass, '#7C8FA8', 0.35),
        ) +
        line(
          along((from + to) / 2),
          height((from + to) / 2, at0(0), at1(0)),
          along((from + to) / 2),
          height((from + to) / 2, at0(1), at1(1)),
          light(wall, 0.6),
          5,
        )
    }
  }
  return parts
}
