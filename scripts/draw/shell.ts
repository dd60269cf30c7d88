import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import type { Hour, Palette } from './listings.ts'
import { type Point, type Sheet, line, poly, rect } from './svg.ts'

export const width = 1280

export const height = 960

/** A room in one-point perspective: the back wall and the point where all depth meets. */
export interface Shell {
  x0: number
  x1: number
  y0: number
  y1: number
  vx: number
  vy: number
}

/** A point on the side wall or floor line of a shell; depth 1 is the back wall, larger comes towards us. */
export function deep(shell: Shell, x: number, y: number, depth: number): Point {
  return [shell.vx + (x - shell.vx) * depth, shell.vy + (y - shell.vy) * depth]
}

export type Flooring = 'planks' | 'herringbone' | 'checks' | 'tiles'

/** Walls, ceiling, floor and skirting of an empty room in the light of the hour. */
export function emptyRoom(
  sheet: Sheet,
  chance: Chance,
  shell: Shell,
  palette: Palette,
  hour: Hour,
  flooring: Flooring,
  wall = palette.wall,
): string {
  const { x0, x1, y0, y1 } = shell
  const toned =
    hour === 'dusk' ? mix(wall, '#8A78A8', 0.22) : hour === 'evening' ? mix(wall, '#F3BE92', 0.16) : wall
  const far = 6
  const corner = (x: number, y: number) => deep(shell, x, y, far)
  const side = (x: number) =>
    poly(
      [[x, y0], corner(x, y0), corner(x, y1), [x, y1]],
      sheet.linear(
        [
          [0, dark(toned, 0.17)],
          [1, dark(toned, 0.07)],
        ],
        x === x0 ? 0 : 1,
        0,
        x === x0 ? 1 : 0,
        0,
      ),
    )
  return [
    rect(0, 0, width, height, toned),
    poly(
      [[x0, y0], [x1, y0], corner(x1, y0), corner(x0, y0)],
      sheet.linear([
        [0, light(toned, 0.6)],
        [1, light(toned, 0.4)],
      ]),
    ),
    rect(
      x0,
      y0,
      x1 - x0,
      y1 - y0,
      sheet.linear([
        [0, light(toned, 0.1)],
        [0.55, toned],
        [1, dark(toned, 0.07)],
      ]),
    ),
    side(x0),
    side(x1),
    cornice(shell, toned),
    floor(sheet, chance, shell, palette, flooring, hour),
    skirting(shell, light(toned, 0.55), dark(toned, 0.2)),
  ].join('')
}

function cornice(shell: Shell, wall: string): string {
  const { x0, x1, y0 } = shell
  if (y0 < 10) return ''
  return (
    rect(x0, y0, x1 - x0, 12, light(wall, 0.6)) +
    rect(x0, y0 + 12, x1 - x0, 4, dark(wall, 0.08)) +
    rect(x0, y0 + 20, x1 - x0, 3, light(wall, 0.5))
  )
}

function skirting(shell: Shell, colour: string, shade: string): string {
  const { x0, x1, y1 } = shell
  const board = 22
  const sides = [x0, x1]
    .map((x) =>
      poly(
        [[x, y1], deep(shell, x, y1, 6), deep(shell, x, y1 - board, 6), [x, y1 - board]],
        dark(colour, 0.1),
      ),
    )
    .join('')
  return (
    sides +
    rect(x0, y1 - board, x1 - x0, board, colour) +
    rect(x0, y1 - 3, x1 - x0, 5, shade, 0, 'opacity=".5"')
  )
}

function floor(
  sheet: Sheet,
  chance: Chance,
  shell: Shell,
  palette: Palette,
  flooring: Flooring,
  hour: Hour,
): string {
  const { x0, x1, y1, vx, vy } = shell
  const base =
    flooring === 'tiles' || flooring === 'checks' ? mix(palette.tile, '#ffffff', 0.3) : palette.floor
  const tone = hour === 'dusk' ? mix(base, '#4B3F6B', 0.2) : base
  const area: Point[] = [[x0, y1], [x1, y1], deep(shell, x1, y1, 8), deep(shell, x0, y1, 8)]
  const parts = [poly(area, tone)]
  const maximum = Math.max(1.2, (height - vy) / (y1 - vy)) + 0.05
  if (flooring === 'planks') {
    const plank = 74
    for (let i = -40, k = 0; i < 60; i++, k++) {
      const left = vx + i * plank
      const [from, to] = [Math.max(left, x0), Math.min(left + plank, x1)]
      if (from >= to) continue
      let depth = 1 - chance.between(0, 0.3)
      while (depth < maximum) {
        const next = depth + chance.between(0.22, 0.5)
        const start = Math.max(depth, 1)
        const points = [
          deep(shell, from, y1, start),
          deep(shell, to, y1, start),
          deep(shell, to, y1, next),
          deep(shell, from, y1, next),
        ]
        parts.push(
          poly(
            points,
            chance.sometimes() ? light(tone, chance.between(0, 0.12)) : dark(tone, chance.between(0, 0.08)),
            `stroke="${dark(tone, 0.18)}" stroke-width="1.4"`,
          ),
        )
        depth = next
      }
    }
  } else {
    const size = flooring === 'herringbone' ? 66 : flooring === 'checks' ? 84 : 110
    const step = (size / (y1 - vy)) * 0.62
    for (let row = 0, depth = 1; depth < maximum + 0.3; row++, depth += step * depth) {
      for (let i = Math.floor((x0 - vx) / size) - 1; i * size + vx < x1; i++) {
        const from = Math.max(vx + i * size, x0)
        const to = Math.min(vx + (i + 1) * size, x1)
        if (from >= to) continue
        const odd = (row + i) % 2 !== 0
        const shade =
          flooring === 'checks'
            ? odd
              ? mix(palette.second, tone, 0.35)
              : light(tone, 0.25)
            : flooring === 'tiles'
              ? light(tone, chance.between(0, 0.2))
              : odd
                ? light(tone, 0.12)
                : dark(tone, 0.06)
        const a = deep(shell, from, y1, depth)
        const b = deep(shell, to, y1, depth)
        const c = deep(shell, to, y1, depth + step * depth)
        const d = deep(shell, from, y1, depth + step * depth)
        parts.push(poly([a, b, c, d], shade, `stroke="${dark(tone, 0.16)}" stroke-width="1.4"`))
        if (flooring === 'herringbone') {
          const [p, q, r, s] = odd ? [a, b, c, d] : [b, a, d, c]
          parts.push(
            line((p[0] + q[0]) / 2, q[1], (p[0] + s[0]) / 2, (p[1] + s[1]) / 2, dark(tone, 0.16), 1.4) +
              line(q[0], q[1], s[0], s[1], dark(tone, 0.16), 1.4) +
              line((q[0] + r[0]) / 2, (q[1] + r[1]) / 2, (r[0] + s[0]) / 2, r[1], dark(tone, 0.16), 1.4),
          )
        }
      }
    }
  }
  parts.push(
    poly(
      area,
      sheet.linear([
        [0, '#2c1e22', 0.2],
        [0.12, '#2c1e22', 0.04],
        [0.4, '#fff3dd', 0.12],
        [1, '#2c1e22', 0.12],
      ]),
    ),
  )
  return sheet.clipped(poly(area, '#000'), parts.join(''))
}
