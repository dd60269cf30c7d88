import type { Chance } from './chance.ts'
import { brass, dark, light, steel } from './colour.ts'
import type { Listing } from './listings.ts'
import { potPlant } from './plants.ts'
import { shadow } from './room-light.ts'
import { type Sheet, at, ellipse, path, poly, rect, stroke } from './svg.ts'

/** Sink and tap. */
export function tap(): string {
  return (
    rect(-84, -5, 168, 8, steel, 4) +
    stroke('M-10 -6V-62A26 26 0 0 1 42 -62V-46', brass, 9) +
    stroke('M-34 -6V-24H-24', brass, 7)
  )
}

/** The hob with a pot and a pan. */
export function pots(accent: string): string {
  return (
    rect(-96, -10, 192, 7, '#3B3F4A', 3) +
    rect(-74, -56, 74, 46, accent, 8) +
    rect(-80, -60, 86, 9, dark(accent, 0.18), 4) +
    ellipse(-37, -66, 8, 6, brass) +
    rect(24, -36, 58, 26, steel, 6) +
    rect(80, -32, 48, 7, '#4A3B36', 3)
  )
}

/** Boards, a jug and spoons. */
export function crockery(chance: Chance, listing: Listing): string {
  const { accent, second, wood } = listing.palette
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

/** A bowl of fruit. */
export function bowl(accent: string): string {
  return (
    ellipse(-26, -32, 18, 17, '#DDA24A') +
    ellipse(4, -38, 18, 18, '#C4694A') +
    ellipse(32, -32, 17, 16, '#8FA45B') +
    path('M-62 -32H62Q54 0 22 0H-22Q-54 0 -62 -32Z', light(accent, 0.6)) +
    path('M10 -32H62Q54 0 22 0H4Q30 -10 10 -32Z', light(accent, 0.35))
  )
}

/** The dining table, laid for one. */
export function table(sheet: Sheet, chance: Chance, wood: string, accent: string): string {
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
