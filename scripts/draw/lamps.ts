import { brass, dark, light, mix } from './colour.ts'

import type { Hour } from './listings.ts'
import { glow, shadow } from './room-light.ts'
import { type Sheet, ellipse, line, path, poly, rect, stroke } from './svg.ts'

export type LampKind = 'stand' | 'arc' | 'tripod'

/** A floor lamp, its foot on the origin; the arc reaches to the right. */
export function floorLamp(sheet: Sheet, kind: LampKind, colour: string, hour: Hour): string {
  if (kind === 'arc') {
    return (
      shadow(sheet, 0, 2, 60, 10) +
      ellipse(0, -4, 44, 11, '#3B3F4A') +
      stroke('M0 -8C-10 -330 60 -470 200 -430', brass, 7) +
      glow(sheet, 205, -370, 150, hour) +
      path('M148 -372A56 62 0 0 1 262 -372Z', colour) +
      path('M205 -434A56 62 0 0 1 262 -372H205Z', dark(colour, 0.14)) +
      ellipse(205, -372, 57, 10, '#FFE9BD')
    )
  }
  const shade =
    glow(sheet, 0, -400, 170, hour) +
    poly(
      [
        [-46, -456],
        [46, -456],
        [76, -356],
        [-76, -356],
      ],
      sheet.linear([
        [0, light(colour, 0.35)],
        [1, mix(colour, '#FFE0A0', 0.45)],
      ]),
    ) +
    poly(
      [
        [14, -456],
        [46, -456],
        [76, -356],
        [22, -356],
      ],
      dark(colour, 0.12),
      'opacity=".35"',
    ) +
    ellipse(0, -356, 76, 8, '#FFEFC8')
  const foot =
    kind === 'stand'
      ? ellipse(0, -4, 46, 11, '#3B3F4A') + line(0, -6, 0, -360, '#3B3F4A', 7)
      : stroke('M0 -352L-56 0M0 -352L56 0M0 -352L14 -14', '#A86B3F', 8)
  return shadow(sheet, 0, 2, 70, 12) + foot + shade
}

/** A lamp hanging from the ceiling; the origin is where its light begins. */
export function pendant(
  sheet: Sheet,
  kind: 'dome' | 'globe' | 'paper',
  colour: string,
  cord: number,
  hour: Hour,
): string {
  const halo = glow(sheet, 0, 0, 150, hour)
  const wire = line(0, -40, 0, -cord, '#4A3B36', 3)
  if (kind === 'globe')
    return (
      wire +
      halo +
      rect(-9, -50, 18, 16, brass, 4) +
      ellipse(
        0,
        0,
        40,
        40,
        sheet.radial(
          [
            [0, '#FFF6DC'],
            [1, '#F3D9A4'],
          ],
          0.4,
          0.4,
          0.7,
        ),
      )
    )
  if (kind === 'paper')
    return (
      wire +
      halo +
      ellipse(
        0,
        10,
        82,
        62,
        sheet.radial(
          [
            [0, '#FFF8E6'],
            [1, '#EBD6B2'],
          ],
          0.4,
          0.4,
          0.7,
        ),
      ) +
      [-0.7, -0.35, 0, 0.35, 0.7]
        .map((t) =>
          stroke(
            `M${-82 * Math.sqrt(1 - t * t)} ${10 + 62 * t}Q0 ${22 + 66 * t} ${82 * Math.sqrt(1 - t * t)} ${10 + 62 * t}`,
            '#CDB489',
            1.6,
            'opacity=".7"',
          ),
        )
        .join('')
    )
  return (
    wire +
    halo +
    rect(-8, -72, 16, 22, brass, 4) +
    path('M-74 0A74 66 0 0 1 74 0Z', colour) +
    path('M0 -66A74 66 0 0 1 74 0H20Q30 -40 0 -66Z', dark(colour, 0.16)) +
    ellipse(0, 0, 74, 9, '#FFEFC8')
  )
}

/** A table lamp; twice the size it has on a nightstand. */
export function tableLamp(sheet: Sheet, colour: string, hour: Hour = 'noon'): string {
  return (
    glow(sheet, 0, -150, 210, hour) +
    path('M-34 0Q-54 -56 -12 -88H12Q54 -56 34 0Z', light(colour, 0.25)) +
    path('M4 -88H12Q54 -56 34 0H10Q34 -50 4 -88Z', dark(colour, 0.05), 'opacity=".6"') +
    rect(-5, -108, 10, 22, brass) +
    poly(
      [
        [-48, -206],
        [48, -206],
        [76, -106],
        [-76, -106],
      ],
      '#F8E6C4',
    ) +
    poly(
      [
        [14, -206],
        [48, -206],
        [76, -106],
        [24, -106],
      ],
      '#E6C896',
      'opacity=".6"',
    )
  )
}
