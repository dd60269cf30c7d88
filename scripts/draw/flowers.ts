import type { Chance } from './chance.ts'
import type { Listing } from './listings.ts'
import { ellipse, line, rect } from './svg.ts'

/** A small balcony before a window, grown over. */
export function smallBalcony(chance: Chance, listing: Listing, cx: number, y: number, w: number): string {
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
    parts += ellipse(cx - w / 2 + 16 + (i * (w - 32)) / 4, y - 46, 5, 5, listing.palette.accent)
  for (let bx = cx - w / 2; bx <= cx + w / 2 + 1; bx += 11) parts += line(bx, y - 38, bx, y, '#3B3F4A', 2.6)
  return (
    parts +
    line(cx - w / 2, y - 38, cx + w / 2, y - 38, '#3B3F4A', 5) +
    rect(cx - w / 2 - 6, y - 2, w + 12, 10, '#F3E9DA', 2) +
    rect(cx - w / 2, y + 8, w, 8, '#2c1e22', 0, 'opacity=".2"')
  )
}

/** A box of flowers on a window sill. */
export function flowerBox(chance: Chance, listing: Listing, cx: number, y: number, w: number): string {
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
    parts += ellipse(cx - w * 0.34 + i * w * 0.22, y - 15, 4, 4, i % 2 ? '#F3D3C0' : listing.palette.accent)
  return parts + rect(cx - w * 0.46, y - 8, w * 0.92, 14, '#A4583F', 3)
}
