import { light } from './colour.ts'
import { type Point, ellipse, poly } from './svg.ts'

/** A rug lying on the floor, in perspective. */
export function rug(points: readonly [Point, Point, Point, Point], colour: string, accent: string): string {
  const [a, b, c, d] = points
  const between = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ]
  const inset = (t: number, u: number) => [
    between(between(a, d, u), between(b, c, u), t),
    between(between(a, d, u), between(b, c, u), 1 - t),
    between(between(a, d, 1 - u), between(b, c, 1 - u), 1 - t),
    between(between(a, d, 1 - u), between(b, c, 1 - u), t),
  ]
  let parts =
    poly(
      points.map(([x, y]) => [x + 4, y + 7] as const),
      '#2c1e22',
      'opacity=".18"',
    ) +
    poly(points, colour) +
    poly(inset(0.035, 0.08), accent) +
    poly(inset(0.05, 0.115), light(colour, 0.3)) +
    poly(inset(0.075, 0.17), colour)
  for (let i = 0; i < 9; i++) {
    const t = 0.14 + i * 0.09
    const [p, q, r, s] = [
      between(a, b, t - 0.03),
      between(a, b, t + 0.03),
      between(d, c, t + 0.03),
      between(d, c, t - 0.03),
    ]
    for (const u of [0.36, 0.64])
      parts += poly(
        [
          between(between(p, s, u), between(q, r, u), 0.5),
          between(q, r, u + 0.09),
          between(between(p, s, u + 0.18), between(q, r, u + 0.18), 0.5),
          between(p, s, u + 0.09),
        ].map(([x, y]) => [x, y - (c[1] - a[1]) * 0.09] as const),
        i % 2 ? accent : light(colour, 0.45),
        'opacity=".85"',
      )
  }
  return parts
}

/** A round rug of rings. */
export function roundRug(x: number, y: number, r: number, colour: string, accent: string): string {
  return (
    ellipse(x + 4, y + 7, r, r * 0.27, '#2c1e22', 'opacity=".18"') +
    ellipse(x, y, r, r * 0.27, colour) +
    ellipse(x, y, r * 0.88, r * 0.235, accent) +
    ellipse(x, y, r * 0.83, r * 0.22, light(colour, 0.35)) +
    ellipse(x, y, r * 0.56, r * 0.15, colour) +
    ellipse(x, y, r * 0.5, r * 0.13, light(colour, 0.2))
  )
}
