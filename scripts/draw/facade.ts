import { dark, light, mix } from './colour.ts'
import type { Chance } from './chance.ts'
import type { Home } from './homes.ts'
import { skies, view } from './skyline.ts'
import { archPath, at, ellipse, group, line, path, poly, rect, stroke, type Sheet } from './svg.ts'
import { glow, shadow } from './shell.ts'

interface Front {
  x: number
  w: number
  top: number
  ground: number
  colour: string
  floors: number
  axes: number
}

/** The street in front of the house, with neighbours, trees and a bicycle. */
export function facade(sheet: Sheet, chance: Chance, home: Home): string {
  const { palette } = home
  const ground = 800
  const left = chance.between(190, 250)
  const main: Front = { x: left, w: 820, top: 190, ground, colour: palette.house, floors: 4, axes: 5 }
  return [
    view(sheet, chance, home.city, home.hour, 1280, 960),
    front(sheet, chance, home, {
      x: -260,
      w: left + 260,
      top: 250,
      ground,
      colour: light(palette.second, 0.2),
      floors: 3,
      axes: 3,
    }),
    front(sheet, chance, home, {
      x: left + 820,
      w: 460,
      top: 232,
      ground,
      colour: mix(palette.wall, palette.accent, 0.3),
      floors: 3,
      axes: 3,
    }),
    front(sheet, chance, home, main),
    street(sheet, home, ground),
    tree(sheet, chance, home, 150, 836, 1.1),
    tree(sheet, chance, home, 1150, 840, 1.2),
    at(840, 846, 1, bicycle(palette.accent)),
    streetLamp(sheet, home, 330),
    dusky(sheet, home),
  ].join('')
}

/** The long front of a whole building of units, for the group. */
export function longFacade(sheet: Sheet, chance: Chance, home: Home): string {
  const ground = 800
  const { palette } = home
  return [
    view(sheet, chance, home.city, home.hour, 1280, 960),
    front(sheet, chance, home, {
      x: -30,
      w: 470,
      top: 230,
      ground,
      colour: palette.house,
      floors: 5,
      axes: 4,
    }),
    front(sheet, chance, home, {
      x: 840,
      w: 470,
      top: 230,
      ground,
      colour: palette.house,
      floors: 5,
      axes: 4,
    }),
    front(sheet, chance, home, {
      x: 430,
      w: 420,
      top: 170,
      ground,
      colour: light(palette.second, 0.55),
      floors: 5,
      axes: 3,
    }),
    street(sheet, home, ground),
    [80, 350, 930, 1210].map((x) => tree(sheet, chance, home, x, 838, chance.between(0.85, 1.1))).join(''),
    at(760, 850, 0.9, bicycle(palette.accent)),
    at(540, 850, 1, parkBench(palette.wood)),
    dusky(sheet, home),
  ].join('')
}

/** One house front: roof, cornice, rows of windows, a ground floor of arches. */
export function front(
  sheet: Sheet,
  chance: Chance,
  home: Home,
  { x, w, top, ground, colour, floors, axes }: Front,
): string {
  const tone =
    home.hour === 'dusk'
      ? mix(colour, '#5B4E86', 0.35)
      : home.hour === 'evening'
        ? mix(colour, '#F0A870', 0.15)
        : colour
  const trim = light(tone, 0.6)
  const arcade = 190
  const floorHeight = (ground - arcade - top) / floors
  const step = w / axes
  const parts = [
    roof(sheet, home, x, w, top, axes),
    rect(
      x,
      top,
      w,
      ground - top,
      sheet.linear([
        [0, light(tone, 0.14)],
        [1, dark(tone, 0.06)],
      ]),
    ),
    rect(x + w - 26, top, 26, ground - top, dark(tone, 0.25), 0, 'opacity=".16"'),
  ]
  parts.push(
    rect(x - 10, top - 8, w + 20, 16, trim, 3),
    rect(x, top + 8, w, 6, dark(tone, 0.25), 0, 'opacity=".4"'),
  )
  for (let d = x + 8; d < x + w - 8; d += 20) parts.push(rect(d, top + 8, 9, 9, trim))
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * floorHeight
    if (floor > 0) parts.push(rect(x, y, w, 6, trim, 0, 'opacity=".75"'))
    for (let axis = 0; axis < axes; axis++) {
      const cx = x + step * (axis + 0.5)
      const ww = Math.min(step * 0.44, 78)
      const wh = floorHeight * 0.62
      const balcony = floor > 0 && floor < floors && axes > 3 && axis === Math.floor(axes / 2)
      parts.push(pane(sheet, chance, home, cx, y + floorHeight * 0.88, ww, wh, trim, tone, floor))
      if (balcony) parts.push(smallBalcony(chance, home, cx, y + floorHeight * 0.94, ww * 1.7))
      else if (chance.sometimes(0.3)) parts.push(flowerBox(chance, home, cx, y + floorHeight * 0.9, ww))
    }
  }
  parts.push(groundFloor(sheet, chance, home, x, w, ground, arcade, axes, tone, trim))
  return parts.join('')
}

function roof(sheet: Sheet, home: Home, x: number, w: number, top: number, axes: number): string {
  const tile = home.hour === 'dusk' ? '#6A4560' : '#B5614A'
  let parts = [0.16, 0.72]
    .map(
      (t) =>
        rect(x + w * t, top - 142, 36, 70, dark(tile, 0.2)) +
        rect(x + w * t - 4, top - 146, 44, 10, dark(tile, 0.35)),
    )
    .join('')
  parts += poly(
    [
      [x - 8, top],
      [x + 44, top - 104],
      [x + w - 44, top - 104],
      [x + w + 8, top],
    ],
    sheet.linear([
      [0, light(tile, 0.12)],
      [1, dark(tile, 0.1)],
    ]),
  )
  for (let i = 1; i < 7; i++)
    parts += line(
      x + 44 - i * 7,
      top - 104 + i * 15,
      x + w - 44 + i * 7,
      top - 104 + i * 15,
      dark(tile, 0.14),
      2,
    )
  for (let i = 0; i < axes - 1; i++) {
    const cx = x + (w / axes) * (i + 1)
    parts +=
      rect(cx - 30, top - 74, 60, 66, '#FBF2E4') +
      poly(
        [
          [cx - 40, top - 72],
          [cx, top - 104],
          [cx + 40, top - 72],
        ],
        dark(tile, 0.25),
      ) +
      rect(cx - 19, top - 62, 38, 48, glassOf(home, i % 3 === 0)) +
      line(cx, top - 62, cx, top - 14, '#FBF2E4', 4)
  }
  return parts
}

function glassOf(home: Home, lit: boolean): string {
  if (home.hour === 'dusk') return lit ? '#FFD48A' : '#46457A'
  if (home.hour === 'evening') return lit ? '#FFDFA0' : '#8E9DBA'
  return lit ? '#BFDDE6' : '#86AFC0'
}

function pane(
  sheet: Sheet,
  chance: Chance,
  home: Home,
  cx: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  wall: string,
  floor: number,
): string {
  const lit = chance.sometimes(0.5)
  const glass = glassOf(home, lit)
  const left = cx - w / 2
  const round = floor === 0
  const shape = round ? path(archPath(left, y, w, h), glass) : rect(left, y - h, w, h, glass)
  const frame = round
    ? path(archPath(left - 9, y, w + 18, h + 9), trim)
    : rect(left - 9, y - h - 9, w + 18, h + 9, trim)
  const curtain = chance.sometimes(0.6)
    ? path(
        `M${left} ${y - h}H${left + w * 0.34}Q${left + w * 0.3} ${y - h * 0.4} ${left + w * 0.1} ${y}H${left}Z`,
        '#FFF8EA',
        'opacity=".75"',
      ) +
      path(
        `M${left + w} ${y - h}H${left + w * 0.66}Q${left + w * 0.7} ${y - h * 0.4} ${left + w * 0.9} ${y}H${left + w}Z`,
        '#FFF8EA',
        'opacity=".75"',
      )
    : group(
        'opacity=".3"',
        poly(
          [
            [left, y - h * 0.2],
            [left + w * 0.8, y - h],
            [left + w, y - h],
            [left, y],
          ],
          '#fff',
        ),
      )
  const clipped = sheet.clipped(
    round ? path(archPath(left, y, w, h), '#000') : rect(left, y - h, w, h, '#000'),
    shape + curtain,
  )
  const hood =
    !round && floor === 1
      ? poly(
          [
            [left - 18, y - h - 12],
            [cx, y - h - 34],
            [left + w + 18, y - h - 12],
          ],
          trim,
        ) +
        poly(
          [
            [left - 2, y - h - 14],
            [cx, y - h - 27],
            [left + w + 2, y - h - 14],
          ],
          dark(wall, 0.1),
        )
      : round
        ? ''
        : rect(left - 16, y - h - 18, w + 32, 9, trim, 2)
  return (
    frame +
    hood +
    clipped +
    line(cx, y - h + (round ? 4 : 0), cx, y, trim, 5) +
    line(left, y - h * 0.64, left + w, y - h * 0.64, trim, 5) +
    rect(left - 14, y, w + 28, 8, trim, 2) +
    rect(left - 12, y + 8, w + 24, 5, '#2c1e22', 0, 'opacity=".16"')
  )
}

function smallBalcony(chance: Chance, home: Home, cx: number, y: number, w: number): string {
  let parts = ''
  for (let i = 0; i < 8; i++)
    parts += ellipse(
      cx - w / 2 + 10 + (i * (w - 20)) / 7,
      y - 42 + chance.between(-5, 5),
      13,
      11,
      chance.pick(['#3F8F68', '#5BA278', '#2F7A5C']),
    )
  for (let i = 0; i < 5; i++)
    parts += ellipse(cx - w / 2 + 16 + (i * (w - 32)) / 4, y - 46, 5, 5, home.palette.accent)
  for (let bx = cx - w / 2; bx <= cx + w / 2 + 1; bx += 11) parts += line(bx, y - 38, bx, y, '#3B3F4A', 2.6)
  return (
    parts +
    line(cx - w / 2, y - 38, cx + w / 2, y - 38, '#3B3F4A', 5) +
    rect(cx - w / 2 - 6, y - 2, w + 12, 10, '#F3E9DA', 2) +
    rect(cx - w / 2, y + 8, w, 8, '#2c1e22', 0, 'opacity=".2"')
  )
}

function flowerBox(chance: Chance, home: Home, cx: number, y: number, w: number): string {
  let parts = ''
  for (let i = 0; i < 6; i++)
    parts += ellipse(
      cx - w * 0.4 + i * w * 0.16,
      y - 9 - (i % 2) * 4,
      9,
      8,
      chance.pick(['#3F8F68', '#5BA278', '#2F7A5C']),
    )
  for (let i = 0; i < 4; i++)
    parts += ellipse(cx - w * 0.34 + i * w * 0.22, y - 15, 4, 4, i % 2 ? '#F3D3C0' : home.palette.accent)
  return parts + rect(cx - w * 0.46, y - 8, w * 0.92, 14, '#A4583F', 3)
}

function groundFloor(
  sheet: Sheet,
  chance: Chance,
  home: Home,
  x: number,
  w: number,
  ground: number,
  h: number,
  axes: number,
  tone: string,
  trim: string,
): string {
  const base = dark(tone, 0.14)
  const y = ground - h
  const step = w / axes
  let parts = rect(x, y, w, h, base) + rect(x - 6, y - 6, w + 12, 14, trim, 2)
  for (let row = 1; row < 6; row++) parts += line(x, y + row * 32, x + w, y + row * 32, dark(base, 0.16), 2.4)
  const entrance = Math.floor(axes / 2)
  for (let axis = 0; axis < axes; axis++) {
    const cx = x + step * (axis + 0.5)
    const aw = Math.min(step * 0.62, 108)
    if (axis === entrance) {
      parts +=
        path(archPath(cx - aw / 2 - 14, ground, aw + 28, 172), trim) +
        path(
          archPath(cx - aw / 2, ground, aw, 158),
          home.hour === 'dusk' ? '#FFCF86' : light(home.palette.accent, 0.3),
        ) +
        path(`M${cx - aw / 2} ${ground}V${ground - 106}H${cx + aw / 2}V${ground}Z`, '#0F6B5B') +
        line(cx, ground - 106, cx, ground, '#0A5146', 4) +
        [-1, 1]
          .map(
            (s) =>
              rect(cx + s * aw * 0.25 - aw * 0.17, ground - 92, aw * 0.34, 38, '#1E7F6D', 3) +
              rect(cx + s * aw * 0.25 - aw * 0.17, ground - 46, aw * 0.34, 34, '#1E7F6D', 3),
          )
          .join('') +
        ellipse(cx + 9, ground - 52, 4.5, 4.5, '#F0B46A') +
        glow(sheet, cx, ground - 120, 90, home.hour) +
        rect(cx - aw / 2 - 20, ground - 6, aw + 40, 12, '#D8CBBB', 2)
    } else {
      parts +=
        path(archPath(cx - aw / 2 - 9, ground - 30, aw + 18, 136), trim) +
        path(archPath(cx - aw / 2, ground - 30, aw, 127), glassOf(home, chance.sometimes(0.6))) +
        line(cx, ground - 157, cx, ground - 30, trim, 5) +
        line(cx - aw / 2, ground - 96, cx + aw / 2, ground - 96, trim, 5) +
        rect(cx - aw / 2 - 14, ground - 32, aw + 28, 9, trim, 2)
    }
  }
  return parts
}

function street(sheet: Sheet, home: Home, ground: number): string {
  const stone = home.hour === 'dusk' ? '#8D7F9C' : '#DCCDBA'
  let parts =
    rect(
      0,
      ground,
      1280,
      60,
      sheet.linear([
        [0, dark(stone, 0.14)],
        [0.25, stone],
        [1, light(stone, 0.15)],
      ]),
    ) +
    rect(0, ground + 58, 1280, 14, dark(stone, 0.22)) +
    rect(
      0,
      ground + 70,
      1280,
      100,
      sheet.linear([
        [0, dark(stone, 0.42)],
        [1, dark(stone, 0.3)],
      ]),
    )
  for (let x = -30; x < 1300; x += 84) parts += line(x + 26, ground, x - 8, ground + 58, dark(stone, 0.14), 2)
  return (
    parts +
    [60, 400, 740, 1080]
      .map((x) =>
        poly(
          [
            [x, ground + 116],
            [x + 150, ground + 116],
            [x + 144, ground + 126],
            [x - 10, ground + 126],
          ],
          '#F3E9DA',
          'opacity=".55"',
        ),
      )
      .join('')
  )
}

/** A street tree, its trunk on x and y. */
export function tree(sheet: Sheet, chance: Chance, home: Home, x: number, y: number, scale: number): string {
  const green = home.hour === 'dusk' ? '#3D5E66' : home.hour === 'evening' ? '#7A8F4B' : '#4F9668'
  let crown = ''
  for (let i = 0; i < 22; i++) {
    const angle = chance.between(0, 6.28)
    const r = Math.sqrt(chance.next()) * 82
    crown += ellipse(
      Math.cos(angle) * r,
      -300 + Math.sin(angle) * r * 1.1,
      46,
      40,
      i < 9 ? dark(green, 0.12) : light(green, chance.between(0, 0.2)),
    )
  }
  return at(
    x,
    y,
    scale,
    shadow(sheet, 0, 0, 90, 14) +
      stroke('M0 0Q-4 -120 0 -240M0 -160Q24 -200 44 -230M0 -180Q-26 -210 -40 -240', '#6B4A3B', 15) +
      crown,
  )
}

function streetLamp(sheet: Sheet, home: Home, x: number): string {
  return (
    glow(sheet, x, 520, 130, home.hour) +
    line(x, 850, x, 560, '#2F3B42', 8) +
    rect(x - 12, 820, 24, 34, '#2F3B42', 4) +
    path(`M${x - 22} 556L${x - 15} 500H${x + 15}L${x + 22} 556Z`, '#FFE9BD') +
    poly(
      [
        [x - 26, 500],
        [x, 474],
        [x + 26, 500],
      ],
      '#2F3B42',
    ) +
    rect(x - 24, 552, 48, 8, '#2F3B42', 3)
  )
}

function bicycle(colour: string): string {
  const tyre = (x: number) =>
    `<circle cx="${x}" cy="-34" r="34" fill="none" stroke="#2F3B42" stroke-width="5"/><circle cx="${x}" cy="-34" r="4" fill="#2F3B42"/>`
  return (
    tyre(-62) +
    tyre(62) +
    stroke(
      'M-62 -34L-32 -84H32L0 -36L-62 -34M-38 -96L0 -36M32 -84L26 -104L46 -110M32 -84L62 -34',
      colour,
      6,
    ) +
    stroke('M-50 -98H-26', '#4A3B36', 8) +
    rect(44, -106, 38, 26, '#B98253', 5)
  )
}

/** A wooden park bench. */
export function parkBench(wood: string): string {
  return (
    ellipse(0, 2, 90, 9, '#2c1e22', 'opacity=".25"') +
    stroke('M-60 0V-66M60 0V-66', '#2F3B42', 7) +
    [-66, -52].map((y) => rect(-80, y - 28, 160, 10, wood, 4)).join('') +
    rect(-84, -48, 168, 10, light(wood, 0.2), 4) +
    rect(-84, -36, 168, 8, dark(wood, 0.1), 4)
  )
}

function dusky(sheet: Sheet, home: Home): string {
  const sky = skies[home.hour]
  return (
    ellipse(
      947,
      326,
      620,
      520,
      sheet.radial([
        [0, sky.sun, home.hour === 'dusk' ? 0.1 : 0.24],
        [1, sky.sun, 0],
      ]),
    ) +
    rect(
      0,
      0,
      1280,
      960,
      sheet.radial(
        [
          [0.65, '#2c1e22', 0],
          [1, '#2c1e22', 0.18],
        ],
        0.5,
        0.45,
        0.78,
      ),
    )
  )
}
