import type { Chance } from './chance.ts'
import { brass, dark, light } from './colour.ts'
import { counter, cupboards, fridge, island, shelf, tiles } from './cupboards.ts'
import type { Listing } from './listings.ts'
import { pendant } from './lamps.ts'
import { windowOf } from './openings.ts'
import { plant, potPlant } from './plants.ts'
import { atmosphere, floorLight, wallLight } from './room-light.ts'
import { chair, stool } from './seats.ts'
import { type Shell, emptyRoom } from './shell.ts'
import { type Sheet, at, path, rect } from './svg.ts'
import { crockery, pots, table, tap } from './tableware.ts'

/** A kitchen; three ways to furnish one. */
export function kitchen(sheet: Sheet, chance: Chance, listing: Listing): string {
  const rooms = [withTable, withIsland, withHood]
  return (rooms[listing.layout % rooms.length] ?? withTable)(sheet, chance, listing)
}

const shell: Shell = { x0: 70, x1: 1230, y0: 50, y1: 690, vx: 640, vy: 370 }

function withTable(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'checks'),
    tiles(sheet, 70, 380, 1160, 120, palette.tile),
    at(490, 130, 1, windowOf(sheet, chance, listing, 'casement', 300, 330)),
    at(150, 270, 1, shelf(sheet, chance, listing, 290)) + at(150, 372, 1, shelf(sheet, chance, listing, 290)),
    at(870, 130, 1, cupboards(palette.cabinet, 280, 220, 3)),
    counter(sheet, listing, 70, 1160),
    at(640, 500, 1, tap()),
    at(1010, 500, 1, pots(palette.accent)),
    at(250, 500, 1, crockery(chance, listing)),
    at(850, 500, 0.9, potPlant(sheet, chance, palette.accent)),
    floorLight(sheet, shell, 490, 300, 2, 0.4, hour),
    at(640, 265, 1.1, pendant(sheet, 'dome', palette.accent, 400, hour)),
    at(420, 824, 1.06, chair(dark(palette.wood, 0.1), palette.accent)) +
      at(860, 824, 1.06, chair(dark(palette.wood, 0.1), palette.accent)),
    at(640, 896, 1, table(sheet, chance, palette.wood, palette.accent)),
    atmosphere(sheet, hour, 640, 300),
  ].join('')
}

function withIsland(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    tiles(sheet, 70, 350, 1160, 150, palette.tile),
    at(770, 120, 1, windowOf(sheet, chance, listing, 'panorama', 390, 300)),
    at(330, 150, 1, cupboards(palette.cabinet, 330, 210, 3)),
    counter(sheet, listing, 330, 900),
    fridge(sheet, palette.accent, 110, 690),
    at(960, 500, 1, tap()),
    at(500, 500, 1, pots(palette.accent)),
    at(700, 500, 0.9, potPlant(sheet, chance, palette.second)),
    floorLight(sheet, shell, 770, 390, 3, -0.4, hour),
    [420, 640, 860].map((x) => at(x, 290, 0.72, pendant(sheet, 'dome', palette.accent, 460, hour))).join(''),
    island(sheet, chance, listing),
    [430, 640, 850].map((x) => at(x, 940, 1.12, stool(sheet, palette.wood, palette.sofa))).join(''),
    at(1180, 890, 1.15, plant(sheet, chance, 'rubber', palette.second)),
    atmosphere(sheet, hour, 950, 280),
  ].join('')
}

function withHood(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'tiles'),
    tiles(sheet, 70, 230, 1160, 270, palette.tile),
    at(160, 130, 1, windowOf(sheet, chance, listing, 'casement', 270, 330)),
    path(
      'M640 330L690 200V50H790V200L840 330Z',
      sheet.linear(
        [
          [0, light(palette.cabinet, 0.2)],
          [1, dark(palette.cabinet, 0.1)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) + rect(626, 326, 228, 26, brass, 5),
    at(880, 270, 1, shelf(sheet, chance, listing, 300)) + at(880, 376, 1, shelf(sheet, chance, listing, 300)),
    counter(sheet, listing, 70, 1160, 740),
    at(300, 500, 1, tap()),
    at(740, 492, 1, pots(palette.accent)),
    at(1050, 500, 1, crockery(chance, listing)),
    at(520, 500, 1, potPlant(sheet, chance, palette.accent)),
    floorLight(sheet, shell, 160, 270, 2, 0.7, hour),
    wallLight(sheet, 470, 180, 150, 240, hour),
    at(470, 830, 1.06, chair(palette.wood, palette.sofa)) +
      at(930, 830, 1.06, chair(palette.wood, palette.sofa)),
    at(700, 900, 1, table(sheet, chance, light(palette.wood, 0.25), palette.accent)),
    at(170, 900, 1.15, plant(sheet, chance, 'split', palette.accent)),
    atmosphere(sheet, hour, 300, 290),
  ].join('')
}
