import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import type { City, Hour } from './listings.ts'
import { landmarks } from './landmarks.ts'
import { alps, clouds, skies } from './sky.ts'
import { type Sheet, at, ellipse, poly, rect } from './svg.ts'

/** What is seen from a window or balcony, filling w by h from the origin: sky, the city's landmarks, roofs. */
export function view(sheet: Sheet, chance: Chance, city: City, hour: Hour, w: number, h: number): string {
  const sky = skies[hour]
  const base = h * 0.86
  const scale = Math.min(Math.max(w / 760, h / 620), base / 470)
  const parts = [
    rect(
      0,
      0,
      w,
      h,
      sheet.linear([
        [0, sky.top],
        [0.6, sky.middle],
        [1, sky.bottom],
      ]),
    ),
    ellipse(
      w * 0.74,
      h * 0.34,
      h * 0.34,
      h * 0.34,
      sheet.radial([
        [0, sky.sun, 0.9],
        [0.25, sky.sun, 0.45],
        [1, sky.sun, 0],
      ]),
    ),
    ellipse(w * 0.74, h * 0.34, h * 0.055, h * 0.055, sky.sun),
    clouds(chance, hour, w, h),
  ]
  if (hour === 'dusk') {
    for (let star = 0; star < 14; star++) {
      parts.push(
        ellipse(chance.between(0, w), chance.between(0, h * 0.35), 1.6, 1.6, '#FFF6E0', 'opacity=".8"'),
      )
    }
  }
  if (city === 'munich') parts.push(alps(w, base, scale, mix(sky.far, sky.bottom, 0.55)))
  parts.push(
    at(0, base, 1, roofs(chance, w, 60 * scale, 120 * scale, mix(sky.far, sky.bottom, 0.35), sky.lit, 0)),
  )
  parts.push(at(w < 420 ? w * 0.28 : w * 0.46, base, w < 420 ? scale * 0.86 : scale, landmarks[city](sky)))
  parts.push(
    at(0, base, 1, roofs(chance, w, 26 * scale, 66 * scale, sky.far, sky.lit, hour === 'dusk' ? 0.5 : 0.18)),
  )
  if (city === 'hamburg' || city === 'cologne') {
    parts.push(
      rect(
        0,
        base - 6 * scale,
        w,
        h,
        sheet.linear([
          [0, mix(sky.middle, sky.near, 0.3)],
          [1, mix(sky.bottom, sky.near, 0.25)],
        ]),
      ),
    )
    for (let i = 0; i < 9; i++) {
      const x = chance.between(0, w)
      parts.push(
        rect(
          x,
          base + 6 + i * 8,
          chance.between(30, 90) * scale,
          3,
          light(sky.bottom, 0.4),
          1.5,
          'opacity=".6"',
        ),
      )
    }
  } else {
    parts.push(rect(0, base - 2, w, h, sky.near))
  }
  parts.push(
    treetops(chance, w, h, base + 24 * scale, scale, mix('#4F8A63', sky.near, hour === 'dusk' ? 0.6 : 0.25)),
  )
  return sheet.clipped(rect(0, 0, w, h, '#000'), parts.join(''))
}

function roofs(
  chance: Chance,
  w: number,
  low: number,
  high: number,
  colour: string,
  lit: string,
  litShare: number,
): string {
  let parts = ''
  let x = -20
  while (x < w) {
    const width = chance.between(0.7, 1.5) * high
    const height = chance.between(low, high)
    const tone = mix(colour, '#ffffff', chance.between(0, 0.1))
    parts += rect(x, -height, width + 1, height + 4, tone)
    const roof = chance.whole(0, 2)
    const rise = high * 0.22
    if (roof === 0)
      parts += poly(
        [
          [x - 2, -height],
          [x + width * 0.16, -height - rise],
          [x + width * 0.84, -height - rise],
          [x + width + 2, -height],
        ],
        dark(tone, 0.12),
      )
    if (roof === 1)
      parts += poly(
        [
          [x - 2, -height],
          [x + width / 2, -height - rise * 1.3],
          [x + width + 2, -height],
        ],
        dark(tone, 0.12),
      )
    if (roof === 2) parts += rect(x + width * 0.6, -height - rise * 0.6, width * 0.14, rise, dark(tone, 0.1))
    const pane = high * 0.1
    for (let px = x + pane; px < x + width - pane * 1.4; px += pane * 1.9) {
      for (let py = -height + pane * 0.9; py < -pane; py += pane * 2.1) {
        if (litShare > 0)
          parts += rect(px, py, pane * 0.8, pane * 1.2, chance.sometimes(litShare) ? lit : dark(tone, 0.14))
      }
    }
    x += width
  }
  return parts
}

function treetops(chance: Chance, w: number, h: number, base: number, scale: number, colour: string): string {
  let parts = ''
  for (let x = -30; x < w + 40; x += 46 * scale) {
    const r = chance.between(26, 50) * scale
    parts += ellipse(
      x,
      base + chance.between(8, 26) * scale,
      r * 1.15,
      r,
      mix(colour, '#ffffff', chance.between(0, 0.12)),
    )
  }
  return parts + rect(0, base + 20 * scale, w, h, colour)
}
