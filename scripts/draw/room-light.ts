import type { Hour } from './listings.ts'
import { type Shell, deep, height, width } from './shell.ts'
import { skies } from './sky.ts'
import { type Sheet, ellipse, group, poly, rect } from './svg.ts'

/** The shape the window throws on the pane by pane. */
export function floorLight(
  sheet: Sheet,
  shell: Shell,
  x: number,
  w: number,
  panes: number,
  slant: number,
  hour: Hour,
): string {
  const colour = hour === 'evening' ? '#FFD08A' : hour === 'dusk' ? '#F5B0A0' : '#FFF6DC'
  const pane = w / panes
  let parts = ''
  for (let i = 0; i < panes; i++) {
    for (const [near, end] of [
      [1.1, 1.36],
      [1.39, 1.62],
    ] as const) {
      const left = x + pane * i + 8
      const right = x + pane * (i + 1) - 8
      const points = [
        deep(shell, left, shell.y1, near),
        deep(shell, right, shell.y1, near),
        deep(shell, right, shell.y1, end),
        deep(shell, left, shell.y1, end),
      ]
      parts += poly(
        points.map(([px, py]) => [px + (py - shell.y1) * slant, py] as const),
        colour,
      )
    }
  }
  return group(`opacity="${hour === 'dusk' ? 0.2 : 0.42}"`, sheet.soft(3, parts))
}

/** A beam across the wall, as the low sun throws it through a window elsewhere. */
export function wallLight(sheet: Sheet, x: number, y: number, w: number, h: number, hour: Hour): string {
  const colour = hour === 'evening' ? '#FFC987' : hour === 'dusk' ? '#F1A7A7' : '#FFF7E2'
  const pane = (dx: number, dy: number) =>
    poly(
      [
        [x + dx, y + dy + h * 0.12],
        [x + dx + w * 0.44, y + dy],
        [x + dx + w * 0.44, y + dy + h * 0.4],
        [x + dx, y + dy + h * 0.52],
      ],
      colour,
    )
  return group(
    'opacity=".34"',
    sheet.soft(2.5, pane(0, h * 0.13) + pane(w * 0.5, 0) + pane(0, h * 0.57) + pane(w * 0.5, h * 0.44)),
  )
}

/** The last coat: the glow of the window and of the lamps, and the shade of the corners. */
export function atmosphere(sheet: Sheet, hour: Hour, x: number, y: number): string {
  const sky = skies[hour]
  const glow = hour === 'dusk' ? 0.16 : 0.34
  return (
    ellipse(
      x,
      y,
      620,
      520,
      sheet.radial([
        [0, sky.sun, glow],
        [1, sky.sun, 0],
      ]),
    ) +
    (hour === 'dusk' ? rect(0, 0, width, height, '#2B2456', 0, 'opacity=".07"') : '') +
    rect(
      0,
      0,
      width,
      height,
      sheet.radial(
        [
          [0.62, '#2c1e22', 0],
          [1, '#2c1e22', 0.2],
        ],
        0.5,
        0.45,
        0.78,
      ),
    )
  )
}

/** The warm light around a lamp. */
export function glow(sheet: Sheet, x: number, y: number, r: number, hour: Hour): string {
  const strength = hour === 'dusk' ? 0.9 : hour === 'evening' ? 0.5 : 0.28
  return ellipse(
    x,
    y,
    r,
    r,
    sheet.radial([
      [0, '#FFE0A0', strength],
      [0.35, '#FFD68A', strength * 0.45],
      [1, '#FFD68A', 0],
    ]),
  )
}

/** The soft shadow below a thing that stands on the floor. */
export function shadow(sheet: Sheet, x: number, y: number, rx: number, ry = rx * 0.1): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    sheet.radial([
      [0, '#2c1e22', 0.42],
      [0.6, '#2c1e22', 0.24],
      [1, '#2c1e22', 0],
    ]),
  )
}
