import { art } from './art.ts'
import { foam, glass, hamper, ladder, mat, mirror, shower, tub, vanity, wallTiles } from './bath-fittings.ts'
import type { Chance } from './chance.ts'
import { brass, dark, light, mix } from './colour.ts'
import type { Listing } from './listings.ts'
import { windowOf } from './openings.ts'
import { plant, potPlant, trailing } from './plants.ts'
import { atmosphere, floorLight, wallLight } from './room-light.ts'
import { type Shell, emptyRoom } from './shell.ts'
import { type Sheet, archPath, at, line, path, rect, stroke } from './svg.ts'

/** A bathroom; three ways to furnish one. */
export function bath(sheet: Sheet, chance: Chance, listing: Listing): string {
  const rooms = [freeTub, walkIn, builtIn]
  return (rooms[listing.layout % rooms.length] ?? freeTub)(sheet, chance, listing)
}

function freeTub(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: 110, x1: 1320, y0: 50, y1: 680, vx: 680, vy: 370 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'checks'),
    wallTiles(sheet, 110, 400, 1170, 280, palette.tile, palette.second),
    at(200, 110, 1, windowOf(sheet, chance, listing, 'arch', 250, 390)),
    floorLight(sheet, shell, 200, 250, 2, 0.6, hour),
    at(
      560,
      130,
      1,
      art(chance, 'leaf', 130, 170, palette.wood, [palette.accent, palette.second, palette.sofa]),
    ),
    at(1000, 690, 1, vanity(sheet, palette.wood, palette.second, 330)),
    at(1000, 300, 1, mirror(sheet, hour, 118)),
    at(700, 700, 1, ladder(palette.wood, palette.accent, light(palette.sofa, 0.4))),
    mat(560, 900, 240, palette.accent),
    at(420, 850, 1.08, tub(sheet, mix(palette.sofa, palette.second, 0.2), palette.accent)),
    at(1180, 870, 1.15, plant(sheet, chance, 'palm', palette.accent)),
    atmosphere(sheet, hour, 330, 320),
  ].join('')
}

function walkIn(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: -60, x1: 1180, y0: 50, y1: 690, vx: 600, vy: 380 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'tiles'),
    wallTiles(sheet, 0, 73, 470, 617, mix(palette.tile, palette.second, 0.35), palette.tile),
    shower(sheet),
    path(archPath(560, 668, 380, 570), mix(palette.wall, palette.second, 0.5)),
    at(750, 300, 1, mirror(sheet, hour, 122)),
    at(750, 700, 1, vanity(sheet, palette.wood, palette.cabinet, 320)),
    at(990, 140, 1, windowOf(sheet, chance, listing, 'small', 150, 300)),
    floorLight(sheet, shell, 980, 170, 1, -0.7, hour),
    wallLight(sheet, 500, 130, 150, 260, hour),
    at(1020, 720, 0.9, hamper(palette.wood)),
    mat(700, 860, 230, palette.accent),
    at(1130, 900, 1.2, plant(sheet, chance, 'split', palette.accent)),
    at(1064, 456, 1, potPlant(sheet, chance, palette.accent)),
    glass(),
    atmosphere(sheet, hour, 1060, 290),
  ].join('')
}

function builtIn(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: 90, x1: 1190, y0: 50, y1: 680, vx: 640, vy: 360 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'checks'),
    wallTiles(sheet, 90, 330, 1100, 350, palette.tile, palette.second),
    at(640, 120, 1, windowOf(sheet, chance, listing, 'panorama', 460, 300)),
    floorLight(sheet, shell, 640, 460, 3, -0.3, hour),
    at(300, 300, 1, mirror(sheet, hour, 116)),
    at(300, 690, 1, vanity(sheet, palette.wood, palette.cabinet, 310)),
    rect(560, 520, 600, 18, light(palette.wood, 0.4), 4) +
      rect(
        572,
        536,
        588,
        190,
        sheet.linear([
          [0, light(palette.second, 0.35)],
          [1, palette.second],
        ]),
      ) +
      Array.from({ length: 29 }, (_, i) =>
        line(586 + i * 20, 546, 586 + i * 20, 716, dark(palette.second, 0.14), 2.4),
      ).join('') +
      rect(572, 712, 588, 16, dark(palette.second, 0.35)),
    foam(640, 520, 440),
    stroke('M1120 516V456H1076', brass, 10) + at(610, 520, 0.9, potPlant(sheet, chance, palette.accent)),
    path('M690 512H800V610Q745 622 690 610Z', palette.accent) +
      [530, 590].map((y) => line(694, y, 796, y, light(palette.accent, 0.5), 4)).join(''),
    at(1105, 120, 1, trailing(chance, '#F3E9DA', 150)) +
      line(1085, 50, 1083, 90, '#8A6B52', 2) +
      line(1125, 50, 1127, 90, '#8A6B52', 2),
    mat(780, 830, 260, palette.accent),
    at(150, 890, 1.2, plant(sheet, chance, 'rubber', palette.accent)),
    at(1130, 850, 1, hamper(palette.wood)),
    atmosphere(sheet, hour, 860, 280),
  ].join('')
}
