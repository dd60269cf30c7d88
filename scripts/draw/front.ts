import { flowerBox, smallBalcony } from './flowers.ts'
import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import type { Listing } from './listings.ts'
import { glow } from './room-light.ts'
import { type Sheet, archPath, ellipse, group, line, path, poly, rect } from './svg.ts'

/** Where a house front stands and how it is divided. */
export interface Front {
  x: number
  w: number
  top: number
  ground: number
  colour: string
  floors: number
  axes: number
}

/** One house front: roof, cornice, rows of windows, a ground floor of arches. */
export function front(
  sheet: Sheet,
  chance: Chance,
  listing: Listing,
  { x, w, top, ground, colour, floors, axes }: Front,
): string {
  const tone =
    listing.hour === 'dusk'
      ? mix(colour, '#5B4E86', 0.35)
      : listing.hour === 'evening'
        ? mix(colour, '#F0A870', 0.15)
        : colour
  const trim = light(tone, 0.6)
  const arcade = 190
  const floorHeight = (ground - arcade - top) / floors
  const step = w / axes
  const parts = [
    roof(sheet, listing, x, w, top, axes),
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
      parts.push(pane(sheet, chance, listing, cx, y + floorHeight * 0.88, ww, wh, trim, tone, floor))
      if (balcony) parts.push(smallBalcony(chance, listing, cx, y + floorHeight * 0.94, ww * 1.7))
      else if (chance.sometimes(0.3)) parts.push(flowerBox(chance, listing, cx, y + floorHeight * 0.9, ww))
    }
  }
  parts.push(groundFloor(sheet, chance, listing, x, w, ground, arcade, axes, tone, trim))
  return parts.join('')
}

function roof(sheet: Sheet, listing: Listing, x: number, w: number, top: number, axes: number): string {
  const tile = listing.hour === 'dusk' ? '#6A4560' : '#B5614A'
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
      rect(cx - 19, top - 62, 38, 48, glassOf(listing, i % 3 === 0)) +
      line(cx, top - 62, cx, top - 14, '#FBF2E4', 4)
  }
  return parts
}

function glassOf(listing: Listing, lit: boolean): string {
  if (listing.hour === 'dusk') return lit ? '#FFD48A' : '#46457A'
  if (listing.hour === 'evening') return lit ? '#FFDFA0' : '#8E9DBA'
  return lit ? '#BFDDE6' : '#86AFC0'
}

function pane(
  sheet: Sheet,
  chance: Chance,
  listing: Listing,
  cx: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  wall: string,
  floor: number,
): string {
  const lit = chance.sometimes(0.5)
  const glass = glassOf(listing, lit)
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

function groundFloor(
  sheet: Sheet,
  chance: Chance,
  listing: Listing,
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
          listing.hour === 'dusk' ? '#FFCF86' : light(listing.palette.accent, 0.3),
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
        glow(sheet, cx, ground - 120, 90, listing.hour) +
        rect(cx - aw / 2 - 20, ground - 6, aw + 40, 12, '#D8CBBB', 2)
    } else {
      parts +=
        path(archPath(cx - aw / 2 - 9, ground - 30, aw + 18, 136), trim) +
        path(archPath(cx - aw / 2, ground - 30, aw, 127), glassOf(listing, chance.sometimes(0.6))) +
        line(cx, ground - 157, cx, ground - 30, trim, 5) +
        line(cx - aw / 2, ground - 96, cx + aw / 2, ground - 96, trim, 5) +
        rect(cx - aw / 2 - 14, ground - 32, aw + 28, 9, trim, 2)
    }
  }
  return parts
}
