import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import { shadow } from './room-light.ts'
import { type Sheet, at, ellipse, path, stroke } from './svg.ts'

const greens = ['#2F7A5C', '#3F8F68', '#1F6650', '#5BA278', '#4A8C55'] as const

export type PlantKind = 'rubber' | 'palm' | 'blades' | 'split' | 'olive'

/** A plant in its pot, standing on the origin, about 100 wide and 240 high at scale 1. */
export function plant(sheet: Sheet, chance: Chance, kind: PlantKind, pot: string): string {
  return shadow(sheet, 4, 2, 70, 12) + leaves[kind](chance) + potOf(sheet, pot)
}

/** A small pot plant for shelves and sills. */
export function potPlant(sheet: Sheet, chance: Chance, pot: string): string {
  let parts = ''
  for (let i = 0; i < 9; i++)
    parts += at(
      0,
      -24,
      1,
      leaf(chance.between(26, 46), 9, chance.pick(greens)),
      (i - 4) * 21 + chance.between(-6, 6),
    )
  return (
    parts +
    path(
      'M-19 -28H19L14 0H-14Z',
      sheet.linear(
        [
          [0, light(pot, 0.2)],
          [1, dark(pot, 0.15)],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  )
}

/** A plant whose shoots hang down from the origin. */
export function trailing(chance: Chance, pot: string, drop: number): string {
  let parts = ''
  for (let i = -3; i <= 3; i++) {
    const length = drop * chance.between(0.45, 1)
    const x = i * 9
    parts += stroke(`M${x} -14Q${x * 2.4} 0 ${x * 2.1} ${length}`, greens[0], 2.5)
    for (let y = 8; y < length; y += 15)
      parts += ellipse(
        x * 2 + (y % 2 ? 6 : -6),
        y,
        8,
        6,
        chance.pick(greens),
        `transform="rotate(${chance.whole(-40, 40)} ${x * 2} ${y})"`,
      )
  }
  return parts + path('M-32 -34H32L24 0H-24Z', pot) + path('M8 -34H32L24 0H8Z', dark(pot, 0.12))
}

function potOf(sheet: Sheet, colour: string): string {
  return (
    path(
      'M-46 -78H46L35 0H-35Z',
      sheet.linear(
        [
          [0, light(colour, 0.22)],
          [0.5, colour],
          [1, dark(colour, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path('M-50 -88Q-50 -92 -46 -92H46Q50 -92 50 -88V-72H-50Z', light(colour, 0.14)) +
    path('M-50 -74H50V-69H-50Z', dark(colour, 0.25), 'opacity=".5"')
  )
}

function leaf(length: number, half: number, colour: string): string {
  return (
    path(
      `M0 0C${half} ${-length * 0.3} ${half} ${-length * 0.75} 0 ${-length}C${-half} ${-length * 0.75} ${-half} ${-length * 0.3} 0 0Z`,
      colour,
    ) + path(`M0 0C${half} ${-length * 0.3} ${half} ${-length * 0.75} 0 ${-length}Z`, light(colour, 0.16))
  )
}

function splitLeaf(size: number, colour: string): string {
  const cuts = [0.3, 0.5, 0.7]
    .map((t) =>
      [1, -1]
        .map((side) =>
          stroke(
            `M${side * size * 0.1} ${-size * (t - 0.06)}L${side * size * 0.36} ${-size * (t + 0.06)}`,
            dark(colour, 0.3),
            3.5,
            'opacity=".55"',
          ),
        )
        .join(''),
    )
    .join('')
  return (
    path(
      `M0 0C${size * 0.75} ${-size * 0.05} ${size * 0.7} ${-size * 0.8} 0 ${-size * 1.12}C${-size * 0.7} ${-size * 0.8} ${-size * 0.75} ${-size * 0.05} 0 0Z`,
      colour,
    ) +
    cuts +
    stroke(`M0 0L0 ${-size}`, light(colour, 0.3), 2)
  )
}

const leaves: Record<PlantKind, (chance: Chance) => string> = {
  rubber: (chance) => {
    let parts = stroke('M0 -80Q-6 -200 4 -330M0 -90Q22 -180 40 -250', '#6B4A35', 6)
    for (let i = 0; i < 11; i++) {
      const y = -120 - i * 21
      parts += at(
        i % 2 ? 3 : -3,
        y,
        1,
        leaf(chance.between(72, 92), 24, chance.pick(greens)),
        (i % 2 ? 1 : -1) * chance.between(42, 74) * (1 - i * 0.05),
      )
    }
    for (let i = 0; i < 4; i++)
      parts += at(24 + i * 5, -180 - i * 24, 1, leaf(70, 21, chance.pick(greens)), i % 2 ? 64 : -20)
    return parts + at(4, -318, 1, leaf(80, 21, '#5BA278'), 4)
  },
  palm: (chance) => {
    let parts = ''
    for (let i = 0; i < 11; i++) {
      const side = (i - 5) / 5
      const x = side * chance.between(110, 150)
      const y = -340 + Math.abs(side) * 190 + chance.between(-16, 16)
      const tone = chance.pick(greens)
      parts += stroke(`M0 -84Q${x * 0.25} ${y - 20} ${x} ${y}`, tone, 4)
      for (let t = 0.34; t <= 1; t += 0.07) {
        const px = 2 * (1 - t) * t * x * 0.25 + t * t * x
        const py = (1 - t) * (1 - t) * -84 + 2 * (1 - t) * t * (y - 20) + t * t * y
        const spread = 50 + 24 * t
        parts +=
          at(px, py, 1, leaf(50 * (1.15 - t * 0.5), 6, tone), side * 100 * t - spread) +
          at(px, py, 1, leaf(50 * (1.15 - t * 0.5), 6, light(tone, 0.12)), side * 100 * t + spread)
      }
    }
    return parts
  },
  blades: (chance) => {
    let parts = ''
    for (let i = 0; i < 12; i++) {
      const tone = chance.pick(greens)
      const length = chance.between(150, 250)
      const turn = (i - 5.5) * 5.2
      parts += at(
        (i - 5.5) * 5.4,
        -80,
        1,
        leaf(length, 15, tone) +
          stroke(
            `M-6 ${-length * 0.3}Q0 ${-length * 0.34} 6 ${-length * 0.3}M-7 ${-length * 0.5}Q0 ${-length * 0.54} 7 ${-length * 0.5}M-6 ${-length * 0.7}Q0 ${-length * 0.74} 6 ${-length * 0.7}`,
            '#C8D58E',
            2.4,
            'opacity=".6"',
          ),
        turn,
      )
    }
    return parts
  },
  split: (chance) => {
    let parts = ''
    const stems = [
      [-96, -190, -58],
      [92, -210, 55],
      [-60, -290, -30],
      [62, -300, 34],
      [0, -340, 4],
      [-20, -200, -8],
      [34, -170, 40],
    ] as const
    for (const [x, y, turn] of stems) {
      parts += stroke(`M0 -84Q${x * 0.2} ${y * 0.7} ${x * 0.86} ${y}`, '#3B7A55', 5)
      parts += at(x * 0.86, y + 6, 1, splitLeaf(chance.between(70, 92), chance.pick(greens)), turn)
    }
    return parts
  },
  olive: (chance) => {
    let parts = stroke('M0 -84Q10 -170 -4 -250M2 -180Q30 -220 44 -260M0 -200Q-34 -230 -46 -270', '#7A5A42', 7)
    for (let i = 0; i < 80; i++) {
      const angle = chance.between(0, 6.28)
      const r = Math.sqrt(chance.next()) * 92
      parts += at(
        Math.cos(angle) * r,
        -290 + Math.sin(angle) * r * 0.85,
        1,
        leaf(chance.between(22, 34), 6, mix(chance.pick(greens), '#B8C4A0', chance.between(0.15, 0.5))),
        chance.between(0, 360),
      )
    }
    return parts
  },
}
