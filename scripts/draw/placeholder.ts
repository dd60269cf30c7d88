import { Chance } from './chance.ts'
import { plant } from './plants.ts'
import { shadow } from './room-light.ts'
import { height, width } from './shell.ts'
import { Sheet, archPath, at, ellipse, line, path, poly, rect } from './svg.ts'

/** The picture of a listing that has none yet: a bright empty room whose two arches read as the mark. */
export function drawPlaceholder(): string {
  const sheet = new Sheet(width, height)
  const arch = (x: number) =>
    path(archPath(x - 22, 700, 264, 482), '#FBF6EE') +
    path(
      archPath(x, 700, 220, 460),
      sheet.linear([
        [0, '#BFD9CF'],
        [0.7, '#DCEBE2'],
        [1, '#F3E6CF'],
      ]),
    )
  return sheet.svg(
    [
      rect(
        0,
        0,
        width,
        height,
        sheet.linear([
          [0, '#F6EFE4'],
          [1, '#EADFCD'],
        ]),
      ),
      rect(
        0,
        700,
        width,
        260,
        sheet.linear([
          [0, '#D2B48F'],
          [0.2, '#DDC29E'],
          [1, '#CFAE86'],
        ]),
      ),
      [-420, -140, 140, 420, 700, 980, 1260, 1540]
        .map((x) => line(640 + (x - 640) * 0.5, 700, x, 960, '#BF9C73', 3, 'opacity=".5"'))
        .join(''),
      rect(0, 684, width, 18, '#FBF6EE'),
      arch(400),
      arch(664),
      poly(
        [
          [664, 700],
          [664, 300],
          [760, 340],
          [760, 740],
        ],
        sheet.linear(
          [
            [0, '#0F6B5B'],
            [1, '#2A8674'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      ellipse(742, 540, 7, 9, '#F0B46A'),
      sheet.soft(
        4,
        poly(
          [
            [430, 706],
            [590, 706],
            [470, 900],
            [270, 900],
          ],
          '#FFF6DC',
          'opacity=".6"',
        ) +
          poly(
            [
              [780, 706],
              [870, 706],
              [780, 900],
              [650, 900],
            ],
            '#FFF6DC',
            'opacity=".6"',
          ),
      ),
      shadow(sheet, 1030, 800, 90),
      at(1040, 800, 1.25, plant(sheet, new Chance('placeholder'), 'olive', '#C4694A')),
      at(230, 812, 0.95, plant(sheet, new Chance('placeholder'), 'blades', '#B9A7E0')),
      rect(
        0,
        0,
        width,
        height,
        sheet.radial(
          [
            [0.6, '#2c1e22', 0],
            [1, '#2c1e22', 0.12],
          ],
          0.5,
          0.45,
          0.78,
        ),
      ),
    ].join(''),
  )
}
