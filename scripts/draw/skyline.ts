import { dark, light, mix } from './colour.ts'
import type { Chance } from './chance.ts'
import type { City, Hour } from './homes.ts'
import { at, ellipse, line, path, poly, rect, stroke, type Sheet } from './svg.ts'

interface Sky {
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

function clouds(chance: Chance, hour: Hour, w: number, h: number): string {
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

function alps(w: number, base: number, scale: number, colour: string): string {
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

const landmarks: Record<City, (sky: Sky) => string> = {
  berlin: (sky) => {
    const c = sky.near
    return (
      rect(-6, -300, 12, 300, c) +
      poly(
        [
          [-16, 0],
          [-6, -210],
          [6, -210],
          [16, 0],
        ],
        c,
      ) +
      ellipse(0, -300, 31, 30, c) +
      ellipse(-8, -308, 14, 12, sky.lit, 'opacity=".55"') +
      rect(-33, -303, 66, 7, dark(c, 0.2), 3) +
      rect(-5, -372, 10, 60, c) +
      rect(-2, -440, 4, 80, light(c, 0.25)) +
      rect(-2, -420, 4, 14, '#C4694A') +
      at(-190, 0, 1, dome(c, 62, 120) + at(-76, 0, 0.5, dome(c, 50, 150)) + at(76, 0, 0.5, dome(c, 50, 150)))
    )
  },
  munich: (sky) => {
    const c = mix(sky.near, '#A4604E', 0.35)
    const tower = (x: number) =>
      rect(x - 24, -230, 48, 230, c) +
      rect(x - 28, -236, 56, 8, dark(c, 0.2)) +
      rect(x - 9, -214, 18, 34, dark(c, 0.3), 9) +
      rect(x - 9, -160, 18, 34, dark(c, 0.3), 9) +
      path(
        `M${x - 26} -236C${x - 36} -276 ${x - 8} -290 ${x - 3} -306H${x + 3}C${x + 8} -290 ${x + 36} -276 ${x + 26} -236Z`,
        mix(c, '#5E9A8B', 0.6),
      ) +
      rect(x - 1.5, -328, 3, 26, dark(c, 0.2))
    return (
      rect(0, -120, 150, 120, c) +
      poly(
        [
          [-4, -120],
          [30, -186],
          [150, -186],
          [168, -120],
        ],
        dark(c, 0.15),
      ) +
      tower(-46) +
      tower(22) +
      at(
        230,
        0,
        1,
        rect(-5, -300, 10, 300, sky.far) +
          rect(-19, -258, 38, 30, sky.far, 8) +
          rect(-14, -278, 28, 14, sky.far, 5) +
          rect(-1.5, -350, 3, 60, sky.far),
      )
    )
  },
  vienna: (sky) => {
    const c = sky.near
    return (
      poly(
        [
          [-30, -150],
          [0, -390],
          [30, -150],
        ],
        c,
      ) +
      rect(-30, -170, 60, 170, c) +
      rect(-12, -140, 24, 60, dark(c, 0.25), 12) +
      poly(
        [
          [-36, -150],
          [-28, -206],
          [-20, -150],
        ],
        c,
      ) +
      poly(
        [
          [36, -150],
          [28, -206],
          [20, -150],
        ],
        c,
      ) +
      poly(
        [
          [20, -96],
          [40, -176],
          [150, -176],
          [168, -96],
        ],
        mix(c, '#C4694A', 0.35),
      ) +
      rect(20, -98, 146, 98, c) +
      stroke('M52 -108L74 -166M84 -108L106 -166M116 -108L138 -166', light(c, 0.3), 5) +
      at(-210, -118, 1, wheel(dark(c, 0.05), sky.lit)) +
      at(240, 0, 0.9, dome(mix(c, '#5E9A8B', 0.4), 54, 120))
    )
  },
  hamburg: (sky) => {
    const c = sky.near
    return (
      rect(-190, -120, 210, 120, mix(c, '#B65B45', 0.5)) +
      path(
        'M-194 -116V-226Q-160 -206 -140 -246Q-110 -214 -84 -240Q-50 -208 -22 -268Q0 -250 24 -250V-116Z',
        mix(c, '#ffffff', 0.5),
      ) +
      Array.from({ length: 9 }, (_, i) =>
        rect(-182 + i * 23, -206 + (i % 3) * 8, 12, 74 - (i % 3) * 8, mix(c, '#ffffff', 0.15), 3),
      ).join('') +
      at(
        150,
        0,
        1,
        rect(-26, -190, 52, 190, c) +
          rect(-20, -250, 40, 60, c) +
          path('M-24 -250C-24 -276 24 -276 24 -250Z', mix(c, '#5E9A8B', 0.5)) +
          rect(-10, -300, 20, 32, c) +
          poly(
            [
              [-12, -300],
              [0, -362],
              [12, -300],
            ],
            mix(c, '#5E9A8B', 0.5),
          ) +
          ellipse(0, -216, 12, 12, sky.lit),
      ) +
      at(-300, 0, 1, crane(c)) +
      at(270, 0, 0.85, crane(c))
    )
  },
  cologne: (sky) => {
    const c = sky.near
    const tower = (x: number) =>
      rect(x - 28, -190, 56, 190, c) +
      poly(
        [
          [x - 26, -190],
          [x, -370],
          [x + 26, -190],
        ],
        c,
      ) +
      poly(
        [
          [x - 34, -180],
          [x - 27, -236],
          [x - 18, -180],
        ],
        c,
      ) +
      poly(
        [
          [x + 34, -180],
          [x + 27, -236],
          [x + 18, -180],
        ],
        c,
      ) +
      rect(x - 8, -168, 16, 70, dark(c, 0.25), 8) +
      line(x, -370, x, -386, c, 3) +
      line(x - 5, -380, x + 5, -380, c, 3)
    return (
      tower(-120) +
      tower(-52) +
      rect(-120, -130, 230, 130, c) +
      poly(
        [
          [-70, -126],
          [-50, -186],
          [100, -186],
          [118, -126],
        ],
        dark(c, 0.12),
      ) +
      poly(
        [
          [20, -180],
          [30, -248],
          [40, -180],
        ],
        c,
      ) +
      at(
        250,
        -6,
        1,
        [-110, 0, 110]
          .map((x) =>
            stroke(
              `M${x - 52} 0A52 58 0 0 1 ${x + 52} 0M${x - 26} -4V-48M${x} -4V-56M${x + 26} -4V-48`,
              dark(c, 0.08),
              6,
            ),
          )
          .join('') + rect(-190, -8, 400, 12, dark(c, 0.08)),
      )
    )
  },
}

function dome(colour: string, r: number, h: number): string {
  return (
    rect(-r, -h, r * 2, h, colour) +
    path(`M${-r * 0.9} ${-h}A${r * 0.9} ${r * 1.1} 0 0 1 ${r * 0.9} ${-h}Z`, mix(colour, '#5E9A8B', 0.45)) +
    rect(-r * 0.14, -h - r * 1.5, r * 0.28, r * 0.5, colour, 3) +
    rect(-1.5, -h - r * 1.8, 3, r * 0.4, colour) +
    rect(-r * 1.05, -h - 4, r * 2.1, 8, dark(colour, 0.15))
  )
}

function wheel(colour: string, lit: string): string {
  let parts =
    stroke('M-40 118L0 0L40 118', colour, 7) +
    `<circle r="96" fill="none" stroke="${colour}" stroke-width="5"/><circle r="84" fill="none" stroke="${colour}" stroke-width="2"/>`
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6
    parts += line(0, 0, Math.cos(angle) * 96, Math.sin(angle) * 96, colour, 1.6)
    parts += rect(Math.cos(angle) * 100 - 9, Math.sin(angle) * 100 - 6, 18, 13, i % 2 ? '#B8503A' : lit, 3)
  }
  return parts
}

function crane(colour: string): string {
  return stroke(
    'M-20 0L-12 -120M24 0L14 -120M-16 -60H18M-12 -120H100M14 -120L4 -170L-30 -120M4 -170L90 -120M82 -120V-86',
    colour,
    6,
  )
}
