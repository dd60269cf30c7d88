import type { Chance } from './chance.ts'
import { light } from './colour.ts'
import { archPath, ellipse, path, rect, stroke } from './svg.ts'

export type ArtKind = 'arches' | 'hills' | 'leaf' | 'shapes' | 'lines'

/** A framed picture from its upper left corner. */
export function art(
  chance: Chance,
  kind: ArtKind,
  w: number,
  h: number,
  frame: string,
  colours: readonly [string, string, string],
): string {
  const [a, b, c] = colours
  const paper = '#FBF5EA'
  const inner = { x: w * 0.14, y: h * 0.12, w: w * 0.72, h: h * 0.76 }
  const { x, y } = inner
  const content: Record<ArtKind, () => string> = {
    arches: () =>
      path(archPath(x, y + inner.h, inner.w * 0.46, inner.h * 0.72), a) +
      path(archPath(x + inner.w * 0.5, y + inner.h, inner.w * 0.5, inner.h * 0.9), b) +
      path(archPath(x + inner.w * 0.6, y + inner.h, inner.w * 0.3, inner.h * 0.55), paper) +
      ellipse(x + inner.w * 0.2, y + inner.h * 0.13, w * 0.08, w * 0.08, c),
    hills: () =>
      rect(x, y, inner.w, inner.h, light(c, 0.6)) +
      ellipse(x + inner.w * 0.62, y + inner.h * 0.32, w * 0.12, w * 0.12, b) +
      path(
        `M${x} ${y + inner.h * 0.6}Q${x + inner.w * 0.3} ${y + inner.h * 0.36} ${x + inner.w} ${y + inner.h * 0.66}V${y + inner.h}H${x}Z`,
        light(a, 0.35),
      ) +
      path(
        `M${x} ${y + inner.h * 0.82}Q${x + inner.w * 0.6} ${y + inner.h * 0.5} ${x + inner.w} ${y + inner.h * 0.74}V${y + inner.h}H${x}Z`,
        a,
      ),
    leaf: () =>
      stroke(`M${w / 2} ${y + inner.h}Q${w * 0.46} ${h * 0.5} ${w * 0.55} ${y}`, a, 3) +
      [0.2, 0.36, 0.52, 0.68]
        .map((t, i) =>
          ellipse(
            w / 2 + (i % 2 ? 1 : -1) * w * 0.14,
            y + inner.h * t,
            w * 0.15,
            h * 0.05,
            i % 2 ? a : light(a, 0.25),
            `transform="rotate(${i % 2 ? -32 : 32} ${w / 2} ${y + inner.h * t})"`,
          ),
        )
        .join(''),
    shapes: () =>
      ellipse(x + inner.w * 0.35, y + inner.h * 0.36, inner.w * 0.32, inner.w * 0.32, a) +
      rect(x + inner.w * 0.34, y + inner.h * 0.46, inner.w * 0.56, inner.h * 0.4, b, 10) +
      ellipse(x + inner.w * 0.62, y + inner.h * 0.82, inner.w * 0.2, inner.w * 0.2, c),
    lines: () =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(
            `M${x} ${y + inner.h * (0.16 + i * 0.17)}C${x + inner.w * 0.3} ${y + inner.h * (0.02 + i * 0.17)} ${x + inner.w * 0.6} ${y + inner.h * (0.36 + i * 0.17)} ${x + inner.w} ${y + inner.h * (0.14 + i * 0.17)}`,
            [a, b, c][i % 3] ?? a,
            h * chance.between(0.03, 0.07),
          ),
        )
        .join(''),
  }
  return (
    rect(5, 8, w, h, '#2c1e22', 4, 'opacity=".2"') +
    rect(0, 0, w, h, frame, 4) +
    rect(8, 8, w - 16, h - 16, paper, 2) +
    content[kind]()
  )
}
