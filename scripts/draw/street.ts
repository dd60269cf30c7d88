import type { Chance } from './chance.ts'
import { dark, light } from './colour.ts'
import type { Listing } from './listings.ts'
import { glow, shadow } from './room-light.ts'
import { type Sheet, at, ellipse, line, path, poly, rect, stroke } from './svg.ts'

/** The pavement and the road. */
export function street(sheet: Sheet, listing: Listing, ground: number): string {
  const stone = listing.hour === 'dusk' ? '#8D7F9C' : '#DCCDBA'
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
export function tree(
  sheet: Sheet,
  chance: Chance,
  listing: Listing,
  x: number,
  y: number,
  scale: number,
): string {
  const green = listing.hour === 'dusk' ? '#3D5E66' : listing.hour === 'evening' ? '#7A8F4B' : '#4F9668'
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

/** An old street lamp. */
export function streetLamp(sheet: Sheet, listing: Listing, x: number): string {
  return (
    glow(sheet, x, 520, 130, listing.hour) +
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

/** A bicycle with a basket. */
export function bicycle(colour: string): string {
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
