import { dark, light, mix } from './colour.ts'
import type { Chance } from './chance.ts'
import { facade, front, parkBench, tree } from './facade.ts'
import type { Home } from './homes.ts'
import { plant, trailing } from './plants.ts'
import { atmosphere, deep, glow, shadow, type Shell } from './shell.ts'
import { view } from './skyline.ts'
import { at, ellipse, line, path, poly, rect, stroke, type Sheet } from './svg.ts'

/** What belongs to the home out of doors: the street, the balcony or the courtyard. */
export function outside(sheet: Sheet, chance: Chance, home: Home): string {
  return { facade, balcony, courtyard }[home.outside](sheet, chance, home)
}

function balcony(sheet: Sheet, chance: Chance, home: Home): string {
  const { palette, hour } = home
  const shell: Shell = { x0: 180, x1: 1500, y0: -80, y1: 700, vx: 720, vy: 400 }
  const wall = hour === 'dusk' ? mix(palette.house, '#5B4E86', 0.3) : palette.house
  const edge = deep(shell, 180, 700, 3)
  return [
    view(sheet, chance, home.city, hour, 1280, 780),
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
    balconyDoor(sheet, home, shell),
    deck(sheet, chance, home, shell),
    railing(palette.accent),
    boxes(chance, home),
    lights(sheet, home),
    at(560, 850, 1.25, bistroChair(palette.accent, 1)),
    at(980, 850, 1.25, bistroChair(palette.accent, -1)),
    at(770, 880, 1.25, bistroTable(sheet, palette.accent)),
    at(250, 880, 1.15, plant(sheet, chance, 'olive', palette.accent)),
    at(1180, 860, 1.2, plant(sheet, chance, 'palm', palette.second)),
    at(110, 230, 1.2, trailing(chance, light(palette.accent, 0.2), 130)),
    atmosphere(sheet, hour, 930, 260),
  ].join('')
}

function balconyDoor(sheet: Sheet, home: Home, shell: Shell): string {
  const quad = (from: number, to: number, top: number, low: number) => [
    deep(shell, 180, top, from),
    deep(shell, 180, top, to),
    deep(shell, 180, low, to),
    deep(shell, 180, low, from),
  ]
  const glass =
    home.hour === 'dusk' || home.hour === 'evening' ? ['#FFE3AE', '#F2B56C'] : ['#D6E8EA', '#9CC3CE']
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

function deck(sheet: Sheet, chance: Chance, home: Home, shell: Shell): string {
  const wood = home.hour === 'dusk' ? mix(home.palette.floor, '#4B3F6B', 0.25) : home.palette.floor
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

function boxes(chance: Chance, home: Home): string {
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
        chance.pick([home.palette.accent, '#F3D3C0', '#F0B46A', '#FFFDF8']),
      )
    parts += rect(from - 14, 458, 300, 50, '#A4583F', 7) + rect(from - 20, 452, 312, 14, '#BC6B4F', 5)
  }
  return parts
}

function lights(sheet: Sheet, home: Home): string {
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
      glow(sheet, x, y + 16, 64, home.hour) +
      line(x, y - 2, x, y + 8, '#3B3F4A', 3) +
      ellipse(x, y + 18, 10, 12, '#FFEBB8')
  return parts
}

function bistroChair(colour: string, side: 1 | -1): string {
  return `<g transform="scale(${side} 1)">${ellipse(10, 2, 80, 11, '#2c1e22', 'opacity=".25"')}${stroke('M-46 0L40 -104M46 0L-40 -104M-52 -104L-62 -224', dark(colour, 0.2), 8)}${rect(-58, -116, 116, 16, light(colour, 0.1), 7)}${stroke('M-62 -224Q-66 -246 -48 -246M-60 -190H-58M-57 -150H-55', dark(colour, 0.2), 8)}${path('M-70 -250H-50L-42 -128H-58Z', light(colour, 0.12))}${path('M-50 -124Q0 -140 50 -124V-112H-50Z', '#F6EEE2')}</g>`
}

function bistroTable(sheet: Sheet, colour: string): string {
  return (
    shadow(sheet, 0, 4, 120, 16) +
    stroke('M0 -160V-20M0 -24L-60 2M0 -24L60 2', '#3B3F4A', 9) +
    ellipse(0, -154, 116, 22, dark(colour, 0.3)) +
    ellipse(0, -162, 116, 22, '#FBF2E4') +
    rect(-62, -192, 32, 28, light(colour, 0.25), 7) +
    stroke('M-30 -184Q-18 -180 -30 -170', light(colour, 0.25), 5) +
    path('M20 -166L26 -206H52L58 -166Z', '#BFDDE6') +
    [
      [26, -230],
      [40, -244],
      [54, -228],
    ]
      .map(
        ([x, y]) =>
          stroke(`M39 -196L${x} ${y}`, '#3F8F68', 4) +
          ellipse(x ?? 0, y ?? 0, 12, 11, '#F0B46A') +
          ellipse(x ?? 0, y ?? 0, 4, 4, '#A4583F'),
      )
      .join('')
  )
}

function courtyard(sheet: Sheet, chance: Chance, home: Home): string {
  const { palette, hour } = home
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
    view(sheet, chance, home.city, hour, 1280, 960),
    front(sheet, chance, home, {
      x: 150,
      w: 980,
      top: 210,
      ground: 720,
      colour: palette.house,
      floors: 3,
      axes: 7,
    }),
    wing(sheet, home, 0, 220, 0),
    wing(sheet, home, 1280, 1060, 2),
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
    tree(sheet, chance, home, 640, 866, 1.25),
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

function wing(sheet: Sheet, home: Home, outer: number, inner: number, rows: number): string {
  const wall = mix(home.palette.house, home.palette.wall, 0.4)
  const along = (t: number) => outer + (inner - outer) * t
  const height = (t: number, top: number, low: number) => top + (low - top) * t
  const glass = home.hour === 'evening' ? '#FFDFA0' : '#9CC3CE'
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
