import { brass, dark, light, mix } from './colour.ts'
import type { Listing } from './listings.ts'
import { glow, shadow } from './room-light.ts'
import { type Sheet, ellipse, group, line, path, poly, rect, stroke } from './svg.ts'

/** Square tiles on a part of the wall. */
export function wallTiles(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  edge: string,
): string {
  const size = 58
  let parts = rect(
    x,
    y,
    w,
    h,
    sheet.linear([
      [0, light(colour, 0.22)],
      [1, dark(colour, 0.06)],
    ]),
  )
  for (let tx = x; tx < x + w; tx += size) parts += line(tx, y, tx, y + h, light(colour, 0.6), 2.2)
  for (let ty = y; ty < y + h; ty += size) parts += line(x, ty, x + w, ty, light(colour, 0.6), 2.2)
  return (
    sheet.clipped(rect(x, y, w, h, '#000'), parts) +
    rect(x, y - 8, w, 12, mix(edge, '#FBF5EA', 0.25)) +
    rect(x, y + 4, w, 3, '#2c1e22', 0, 'opacity=".15"')
  )
}

/** A free-standing tub on feet. */
export function tub(sheet: Sheet, colour: string, accent: string): string {
  return (
    shadow(sheet, 0, 26, 330, 30) +
    stroke('M-180 -10Q-206 4 -200 26M180 -10Q206 4 200 26', brass, 16) +
    stroke('M236 -150V-318A34 34 0 0 1 304 -318', brass, 10) +
    line(236, 20, 236, -150, brass, 10) +
    path(
      'M-292 -190H292C290 -60 230 6 150 8H-150C-230 6 -290 -60 -292 -190Z',
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
    ellipse(0, -192, 300, 30, '#FFFDF8') +
    ellipse(0, -190, 272, 20, mix('#A9CFD6', colour, 0.12)) +
    foam(-230, -186, 300) +
    path(
      'M-304 -196Q0 -228 304 -196Q310 -178 290 -176Q0 -146 -290 -176Q-310 -178 -304 -196ZM-276 -190Q0 -172 276 -190Q0 -212 -276 -190Z',
      '#FFFDF8',
      'fill-rule="evenodd"',
    ) +
    path('M120 -178H220V-70Q170 -58 120 -70Z', accent) +
    [-92, -82].map((y) => line(124, y, 216, y, light(accent, 0.5), 4)).join('')
  )
}

/** A line of foam. */
export function foam(x: number, y: number, w: number): string {
  let parts = ''
  for (let i = 0; i * 22 < w; i++)
    parts += ellipse(
      x + i * 22,
      y - (i % 3) * 6,
      20 + (i % 4) * 3,
      16 + (i % 3) * 4,
      i % 2 ? '#FFFFFF' : '#F4F8F8',
    )
  return parts
}

/** A round mirror between two lamps. */
export function mirror(sheet: Sheet, hour: Listing['hour'], r: number): string {
  const shine = sheet.clipped(
    `<circle r="${r - 9}"/>`,
    group(
      'opacity=".5"',
      poly(
        [
          [-r, r * 0.3],
          [r * 0.3, -r],
          [r * 0.62, -r],
          [-r, r * 0.66],
        ],
        '#fff',
      ) +
        poly(
          [
            [-r, r * 0.9],
            [r, -r * 0.6],
            [r, -r * 0.5],
            [-r, r],
          ],
          '#fff',
        ),
    ),
  )
  const lamp = (x: number) =>
    glow(sheet, x, 0, 120, hour) + rect(x - 5, -6, 10, 60, brass, 4) + ellipse(x, -26, 25, 25, '#FFF3D6')
  return (
    lamp(-r - 52) +
    lamp(r + 52) +
    ellipse(4, 8, r, r, '#2c1e22', 'opacity=".18"') +
    ellipse(0, 0, r, r, brass) +
    ellipse(
      0,
      0,
      r - 9,
      r - 9,
      sheet.linear([
        [0, '#DDEBEE'],
        [1, '#B4CCD4'],
      ]),
    ) +
    shine
  )
}

/** The washbasin on its cupboard. */
export function vanity(sheet: Sheet, wood: string, colour: string, w: number): string {
  const h = w / 2
  return (
    shadow(sheet, 0, 2, h * 1.1, 14) +
    stroke(`M${-h + 24} -60V-2M${h - 24} -60V-2`, dark(wood, 0.25), 10) +
    rect(
      -h,
      -194,
      w,
      142,
      sheet.linear([
        [0, light(colour, 0.12)],
        [1, dark(colour, 0.1)],
      ]),
      8,
    ) +
    [-h + 12, 4].map((x) => rect(x, -180, h - 16, 116, light(colour, 0.12), 5)).join('') +
    rect(-20, -134, 8, 30, brass, 4) +
    rect(12, -134, 8, 30, brass, 4) +
    rect(-h - 10, -208, w + 20, 18, light(wood, 0.35), 5) +
    path(`M-92 -250H92Q88 -206 48 -206H-48Q-88 -206 -92 -250Z`, '#FFFDF8') +
    path('M20 -250H92Q88 -206 48 -206H10Q60 -214 20 -250Z', '#E6E0D6') +
    stroke('M0 -252V-306A20 20 0 0 1 40 -306V-294', brass, 8) +
    rect(-h + 14, -252, 26, 44, colour, 7) +
    rect(-h + 22, -266, 10, 16, brass, 3) +
    rect(h - 44, -244, 24, 36, light(wood, 0.5), 5) +
    stroke(`M${h - 36} -244L${h - 44} -276M${h - 30} -244L${h - 24} -272`, dark(colour, 0.1), 4)
  )
}

/** A ladder for towels. */
export function ladder(wood: string, first: string, second: string): string {
  return (
    stroke('M-52 0L-34 -380M52 0L34 -380', wood, 10) +
    [-70, -150, -230, -310].map((y) => line(-48 - y * 0.04 * -1, y, 48 + y * 0.04, y, wood, 8)).join('') +
    path('M-40 -314H20V-200Q-10 -190 -40 -200Z', first) +
    path('M-14 -154H42V-40Q14 -30 -14 -40Z', second) +
    line(-38, -216, 18, -216, light(first, 0.6), 4) +
    line(-12, -56, 40, -56, light(second, 0.6), 4)
  )
}

/** A laundry basket. */
export function hamper(wood: string): string {
  let parts = path('M-62 -130H62L50 0H-50Z', light(wood, 0.4))
  for (let y = -116; y < 0; y += 20)
    parts += stroke(
      `M${-60 + (y + 130) * 0.08} ${y}H${60 - (y + 130) * 0.08}`,
      dark(wood, 0.05),
      3,
      'stroke-dasharray="12 9"',
    )
  return (
    ellipse(0, 2, 72, 10, '#2c1e22', 'opacity=".22"') +
    parts +
    rect(-68, -142, 136, 18, light(wood, 0.2), 8) +
    path('M-40 -140Q-20 -172 8 -160Q40 -172 48 -140Z', '#FFFDF8')
  )
}

/** An oval bath mat. */
export function mat(x: number, y: number, r: number, colour: string): string {
  return (
    ellipse(x + 3, y + 6, r, r * 0.2, '#2c1e22', 'opacity=".2"') +
    ellipse(x, y, r, r * 0.2, light(colour, 0.6)) +
    ellipse(x, y, r * 0.9, r * 0.17, light(colour, 0.75)) +
    stroke(
      `M${x - r * 0.6} ${y}H${x + r * 0.6}M${x - r * 0.5} ${y - 16}H${x + r * 0.5}M${x - r * 0.5} ${y + 16}H${x + r * 0.5}`,
      light(colour, 0.45),
      4,
    )
  )
}

/** The rain shower with its shelf. */
export function shower(sheet: Sheet): string {
  const rain = Array.from({ length: 11 }, (_, i) =>
    line(176 + i * 11, 222, 168 + i * 12.6, 300 + (i % 3) * 40, '#FFFFFF', 2, 'opacity=".45"'),
  ).join('')
  return (
    stroke('M330 560V150H232V190', brass, 9) +
    path('M160 214Q160 190 232 188Q304 190 304 214Z', brass) +
    rain +
    ellipse(330, 440, 16, 16, brass) +
    rect(60, 430, 120, 10, brass, 4) +
    rect(72, 376, 24, 54, '#C4694A', 6) +
    rect(104, 388, 24, 42, '#F6EEE2', 6) +
    rect(136, 382, 24, 48, '#0F6B5B', 6) +
    ellipse(
      230,
      716,
      250,
      26,
      sheet.radial([
        [0, '#2c1e22', 0.2],
        [1, '#2c1e22', 0],
      ]),
    ) +
    ellipse(230, 708, 34, 7, '#9AA3A8')
  )
}

/** The glass wall of the shower. */
export function glass(): string {
  return (
    rect(462, 110, 10, 640, '#FFFDF8') +
    poly(
      [
        [472, 110],
        [472, 750],
        [380, 860],
        [380, 60],
      ],
      '#FFFFFF',
      'opacity=".2"',
    ) +
    poly(
      [
        [452, 180],
        [452, 560],
        [408, 640],
        [408, 300],
      ],
      '#FFFFFF',
      'opacity=".3"',
    ) +
    line(380, 60, 380, 860, '#FFFDF8', 5) +
    rect(420, 420, 8, 90, brass, 4)
  )
}
