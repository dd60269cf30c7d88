import type { Chance } from './chance.ts'
import type { Hour } from './listings.ts'
import { at, path, poly, rect } from './svg.ts'

/** The colours of the air. */
export interface Sky {
  top: string
  middle: string
  bottom: string
  far: string
  near: string
  lit: string
  sun: string
}

/** The colours of the air for each hour of the day. */
export const skies: Record<Hour, Sky> = {
  morning: {
    top: '#A9D3E2',
    middle: '#DDEBE6',
    bottom: '#FBE6CC',
    far: '#B9C7CC',
    near: '#8FA5AA',
    lit: '#F5DFC0',
    sun: '#FFF3D6',
  },
  noon: {
    top: '#8CC4E0',
    middle: '#BFE0EA',
    bottom: '#EAF3EC',
    far: '#A9C3CE',
    near: '#7FA0AC',
    lit: '#E6F0EE',
    sun: '#FFFFFF',
  },
  evening: {
    top: '#8FA9C9',
    middle: '#F3BE92',
    bottom: '#FBD9A4',
    far: '#C78F7C',
    near: '#9A6668',
    lit: '#FFE2A0',
    sun: '#FFE9B5',
  },
  dusk: {
    top: '#35426F',
    middle: '#7A6BA8',
    bottom: '#F0A88A',
    far: '#6A5B90',
    near: '#3F3C66',
    lit: '#FFD48A',
    sun: '#FFE7C4',
  },
}

/** Three clouds. */
export function clouds(chance: Chance, hour: Hour, w: number, h: number): string {
  const colour = hour === 'dusk' ? '#F3B7A5' : '#FFFFFF'
  let parts = ''
  for (let i = 0; i < 3; i++) {
    const x = chance.between(-0.05, 0.8) * w
    const y = h * (0.12 + 0.14 * i) + chance.between(-10, 10)
    const s = chance.between(0.6, 1.2) * Math.max(h, 360) * 0.0022
    parts += at(
      x,
      y,
      s,
      rect(0, 0, 190, 26, colour, 13) + rect(40, -20, 90, 40, colour, 20) + rect(-40, 14, 140, 18, colour, 9),
    )
  }
  return `<g opacity="${hour === 'dusk' ? 0.35 : 0.55}">${parts}</g>`
}

/** The mountains behind the town. */
export function alps(w: number, base: number, scale: number, colour: string): string {
  const step = w / 7
  let d = `M0 ${base}`
  const heights = [90, 150, 110, 185, 120, 165, 100, 140]
  heights.forEach((height, i) => {
    d += `L${i * step} ${base - height * scale}L${(i + 0.5) * step} ${base - (height * 0.55 + 20) * scale}`
  })
  const snow = heights
    .map((height, i) => {
      const y = base - height * scale
      return poly(
        [
          [i * step, y],
          [i * step + 16 * scale, y + 20 * scale],
          [i * step, y + 14 * scale],
          [i * step - 16 * scale, y + 22 * scale],
        ],
        '#FFFFFF',
        'opacity=".65"',
      )
    })
    .join('')
  return path(`${d}L${w} ${base}Z`, colour) + snow
}
