import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import type { Listing } from './listings.ts'
import { view } from './skyline.ts'
import { type Sheet, archPath, at, group, line, path, poly, rect, stroke } from './svg.ts'

export type WindowStyle = 'casement' | 'panorama' | 'arch' | 'balcony-door' | 'small'

/** A window from its upper left corner, with the city behind the panes. */
export function windowOf(
  sheet: Sheet,
  chance: Chance,
  listing: Listing,
  style: WindowStyle,
  w: number,
  h: number,
): string {
  const frame = listing.hour === 'dusk' ? '#E4DAEA' : '#FFFDF8'
  const shade = dark(frame, 0.16)
  const border = 16
  const outside = at(
    border,
    border,
    1,
    view(sheet, chance, listing.city, listing.hour, w - border * 2, h - border * 2),
  )
  const glare = group(
    'opacity=".16"',
    poly(
      [
        [w * 0.12, h],
        [w * 0.42, 0],
        [w * 0.54, 0],
        [w * 0.24, h],
      ],
      '#fff',
    ) +
      poly(
        [
          [w * 0.32, h],
          [w * 0.62, 0],
          [w * 0.65, 0],
          [w * 0.35, h],
        ],
        '#fff',
      ),
  )
  if (style === 'arch') {
    const inner = archPath(border, h - border, w - border * 2, h - border * 2)
    return (
      path(archPath(-10, h + 6, w + 20, h + 16), shade, 'opacity=".35"') +
      path(archPath(0, h, w, h), frame) +
      sheet.clipped(path(inner, '#000'), outside + glare) +
      rect(w / 2 - 6, border, 12, h - border * 2, frame) +
      rect(border, h * 0.38, w - border * 2, 11, frame) +
      stroke(inner, shade, 2.5) +
      sill(w, h, frame)
    )
  }
  const bars: string[] = []
  const bar = (x: number, y: number, bw: number, bh: number) =>
    bars.push(rect(x, y, bw, bh, frame) + rect(x + bw - 3, y, 3, bh, shade, 0, 'opacity=".4"'))
  if (style === 'casement') {
    bar(w / 2 - 11, 0, 22, h)
    bar(0, h * 0.3, w, 15)
    bars.push(rect(w / 2 - 4, h * 0.62, 8, 30, '#C9A25E', 4))
  }
  if (style === 'panorama') {
    bar(w * 0.28, 0, 12, h)
    bar(w * 0.72, 0, 12, h)
  }
  if (style === 'balcony-door') {
    bar(w / 2 - 13, 0, 26, h)
    bar(0, h * 0.24, w, 13)
    bars.push(rect(w / 2 + 4, h * 0.56, 7, 34, '#C9A25E', 4))
    for (let x = 24; x < w - 20; x += 22)
      bars.push(line(x, h * 0.7, x, h - 18, mix('#3B3F4A', listing.palette.accent, 0.2), 4))
    bars.unshift(rect(18, h * 0.69, w - 36, 8, '#3B3F4A'))
  }
  if (style === 'small') bar(w / 2 - 6, 0, 12, h)
  return (
    rect(-10, -10, w + 20, h + 20, shade, 4, 'opacity=".3"') +
    rect(0, 0, w, h, frame, 3) +
    sheet.clipped(rect(border, border, w - border * 2, h - border * 2, '#000'), outside + glare) +
    rect(
      border,
      border,
      w - border * 2,
      h - border * 2,
      'none',
      0,
      `stroke="${shade}" stroke-width="3" fill-opacity="0"`,
    ) +
    bars.join('') +
    (style === 'balcony-door' ? '' : sill(w, h, frame))
  )
}

function sill(w: number, h: number, frame: string): string {
  return (
    rect(-22, h - 2, w + 44, 18, light(frame, 0.5), 4) +
    rect(-22, h + 12, w + 44, 6, dark(frame, 0.2), 3, 'opacity=".55"')
  )
}

/** Two curtains beside an opening, hanging from a rail above it. */
export function curtains(sheet: Sheet, colour: string, w: number, h: number, open = 74): string {
  const cloth = sheet.linear(
    [
      [0, light(colour, 0.35)],
      [0.35, colour],
      [0.55, light(colour, 0.25)],
      [0.8, dark(colour, 0.1)],
      [1, light(colour, 0.15)],
    ],
    0,
    0,
    1,
    0,
  )
  const half = (x: number) => {
    let folds = path(
      `M${x} -22H${x + open}C${x + open - 8} ${h * 0.4} ${x + open + 6} ${h * 0.7} ${x + open + 2} ${h}Q${x + open / 2} ${h + 10} ${x - 2} ${h}C${x + 4} ${h * 0.6} ${x - 4} ${h * 0.3} ${x} -22Z`,
      cloth,
    )
    for (let i = 1; i < 4; i++)
      folds += stroke(
        `M${x + (open * i) / 4} -16Q${x + (open * i) / 4 - 5} ${h * 0.5} ${x + (open * i) / 4 + 2} ${h - 4}`,
        dark(colour, 0.16),
        2.2,
        'opacity=".55"',
      )
    return folds
  }
  return (
    half(-open * 0.78) +
    half(w - open * 0.22) +
    rect(-open - 16, -32, w + open * 2 + 32, 9, '#B58A4F', 5) +
    rect(-open - 26, -36, 16, 16, '#B58A4F', 8) +
    rect(w + open + 10, -36, 16, 16, '#B58A4F', 8)
  )
}

/** An old panelled radiator, standing below a window sill. */
export function radiator(w: number, h: number, colour: string): string {
  let parts = rect(0, 6, w, 8, dark(colour, 0.12)) + rect(0, h - 16, w, 8, dark(colour, 0.12))
  for (let x = 0; x < w - 10; x += 18)
    parts += rect(x, 0, 14, h - 4, colour, 6) + rect(x + 10, 2, 3, h - 8, dark(colour, 0.14), 2)
  return parts
}

/** An inner door with two panels, from its upper left corner. */
export function door(w: number, h: number, colour: string): string {
  const panel = (y: number, ph: number) =>
    rect(w * 0.17, y, w * 0.66, ph, dark(colour, 0.07), 4) +
    rect(w * 0.17 + 4, y + 5, w * 0.66 - 8, ph - 10, light(colour, 0.12), 3)
  return (
    rect(-16, -16, w + 32, h + 16, light(colour, 0.35), 3) +
    rect(-5, -5, w + 10, h + 5, dark(colour, 0.12)) +
    rect(0, 0, w, h, colour) +
    panel(h * 0.07, h * 0.42) +
    panel(h * 0.57, h * 0.34) +
    rect(w - 22, h * 0.51, 8, 28, '#C9A25E', 4)
  )
}
