import { dark, light, mix } from './colour.ts'
import type { City } from './listings.ts'
import type { Sky } from './sky.ts'
import { at, ellipse, line, path, poly, rect, stroke } from './svg.ts'

/** What makes each city known from afar. */
export const landmarks: Record<City, (sky: Sky) => string> = {
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
