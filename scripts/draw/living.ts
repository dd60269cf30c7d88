import { type ArtKind, art } from './art.ts'
import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import { bookshelf, panelling, sideboard } from './furnishing.ts'
import type { Listing } from './listings.ts'
import { floorLamp, pendant } from './lamps.ts'
import { curtains, door, radiator, windowOf } from './openings.ts'
import { type PlantKind, plant, potPlant } from './plants.ts'
import { atmosphere, floorLight, wallLight } from './room-light.ts'
import { roundRug, rug } from './rugs.ts'
import { armchair, sofa } from './seats.ts'
import { type Shell, emptyRoom } from './shell.ts'
import { type Sheet, archPath, at, path } from './svg.ts'
import { coffeeTable } from './tables.ts'

interface Room {
  sheet: Sheet
  chance: Chance
  listing: Listing
}

/** A living room; five ways to furnish one. */
export function livingRoom(sheet: Sheet, chance: Chance, listing: Listing): string {
  const layouts = [betweenWindows, cornerRoom, panoramaRoom, readingRoom, nicheRoom]
  return (layouts[listing.layout % layouts.length] ?? betweenWindows)({ sheet, chance, listing })
}

function colours({ palette }: Listing): readonly [string, string, string] {
  return [palette.accent, palette.second, palette.sofa]
}

function look(room: Room, w: number, style: 'legs' | 'block' | 'round') {
  const { palette } = room.listing
  return {
    style,
    w,
    colour: palette.sofa,
    pillows: [palette.accent, light(palette.second, 0.2)] as const,
    throwing: light(palette.accent, 0.55),
    wood: dark(palette.wood, 0.3),
  }
}

function picture(room: Room, x: number, y: number, w: number, h: number, kind: ArtKind): string {
  return at(x, y, 1, art(room.chance, kind, w, h, room.listing.palette.wood, colours(room.listing)))
}

function green(
  room: Room,
  x: number,
  y: number,
  scale: number,
  kind: PlantKind,
  pot = room.listing.palette.accent,
): string {
  return at(x, y, scale, plant(room.sheet, room.chance, kind, pot))
}

function betweenWindows(room: Room): string {
  const { sheet, chance, listing } = room
  const { palette, hour } = listing
  const shell: Shell = { x0: 60, x1: 1220, y0: 40, y1: 690, vx: 620, vy: 380 }
  const opening = (x: number) =>
    at(
      x,
      120,
      1,
      windowOf(sheet, chance, listing, 'casement', 250, 430) +
        curtains(sheet, light(palette.second, 0.35), 250, 560, 70),
    )
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'herringbone'),
    opening(170),
    at(200, 584, 1, radiator(190, 90, light(palette.wall, 0.6))),
    opening(850),
    at(886, 584, 1, radiator(180, 90, light(palette.wall, 0.6))),
    picture(room, 528, 150, 110, 150, 'arches') +
      picture(room, 660, 150, 110, 150, 'hills') +
      picture(room, 528, 322, 242, 116, 'lines'),
    floorLight(sheet, shell, 170, 250, 2, 0.5, hour),
    floorLight(sheet, shell, 850, 250, 2, 0.5, hour),
    rug(
      [
        [360, 740],
        [960, 740],
        [1080, 890],
        [240, 890],
      ],
      mix(palette.second, '#FBF5EA', 0.3),
      palette.accent,
    ),
    at(650, 752, 1.05, sofa(sheet, look(room, 500, 'legs'))),
    at(352, 756, 1, floorLamp(sheet, 'stand', '#F3DDB6', hour)),
    green(room, 1085, 760, 1.05, 'rubber'),
    at(640, 872, 0.96, coffeeTable(sheet, palette.wood, palette.accent)),
    at(212, 868, 1.16, armchair(sheet, palette.second, palette.wood)),
    at(300, 552, 0.9, potPlant(sheet, chance, palette.accent)),
    atmosphere(sheet, hour, 300, 320),
  ].join('')
}

function cornerRoom(room: Room): string {
  const { sheet, chance, listing } = room
  const { palette, hour } = listing
  const shell: Shell = { x0: 210, x1: 1400, y0: 70, y1: 680, vx: 760, vy: 380 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    panelling(210, 1280, 658, 190, mix(palette.wall, palette.second, 0.55)),
    at(
      310,
      130,
      1,
      windowOf(sheet, chance, listing, 'balcony-door', 270, 528) +
        curtains(sheet, light(palette.accent, 0.6), 270, 530, 80),
    ),
    picture(room, 800, 160, 130, 170, 'leaf') + picture(room, 952, 130, 170, 220, 'shapes'),
    at(690, 225, 1, pendant(sheet, 'paper', palette.accent, 400, hour)),
    floorLight(sheet, shell, 310, 270, 2, 0.7, hour),
    wallLight(sheet, 700, 150, 220, 330, hour),
    roundRug(760, 830, 380, mix(palette.second, '#FBF5EA', 0.25), palette.accent),
    at(900, 762, 1.08, sofa(sheet, look(room, 520, 'round'))),
    at(1200, 790, 1, floorLamp(sheet, 'tripod', '#F6E3C0', hour)),
    at(700, 872, 1, coffeeTable(sheet, palette.wood, palette.accent, 140)),
    green(room, 640, 712, 0.86, 'blades', palette.sofa),
    green(room, 168, 872, 1.35, 'split', '#F1E5D2'),
    atmosphere(sheet, hour, 450, 330),
  ].join('')
}

function panoramaRoom(room: Room): string {
  const { sheet, chance, listing } = room
  const { palette, hour } = listing
  const shell: Shell = { x0: 110, x1: 1170, y0: 60, y1: 670, vx: 640, vy: 340 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    at(
      250,
      130,
      1,
      windowOf(sheet, chance, listing, 'panorama', 780, 400) +
        curtains(sheet, mix(palette.second, '#F6EEE2', 0.35), 780, 530, 92),
    ),
    floorLight(sheet, shell, 260, 760, 3, 0.25, hour),
    rug(
      [
        [330, 740],
        [950, 740],
        [1090, 910],
        [190, 910],
      ],
      mix(palette.accent, '#FBF5EA', 0.55),
      palette.second,
    ),
    at(640, 742, 1.12, sofa(sheet, look(room, 560, 'block'))),
    at(250, 770, 1.05, floorLamp(sheet, 'arc', palette.accent, hour)),
    green(room, 1080, 752, 1.12, 'palm', palette.second),
    at(610, 884, 1.05, coffeeTable(sheet, palette.wood, palette.accent, 170)),
    at(1085, 900, 1.2, armchair(sheet, palette.accent, palette.wood)),
    at(400, 531, 0.8, potPlant(sheet, chance, palette.accent)),
    atmosphere(sheet, hour, 700, 300),
  ].join('')
}

function readingRoom(room: Room): string {
  const { sheet, chance, listing } = room
  const { palette, hour } = listing
  const shell: Shell = { x0: -120, x1: 1090, y0: 50, y1: 680, vx: 560, vy: 380 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'herringbone'),
    at(
      120,
      690,
      1,
      bookshelf(sheet, chance, 290, 560, palette.wood, [
        palette.accent,
        palette.second,
        palette.sofa,
        '#0F6B5B',
        '#F0E2C8',
      ]),
    ),
    at(700, 130, 1, windowOf(sheet, chance, listing, 'arch', 290, 440)),
    at(752, 604, 1, radiator(190, 72, light(palette.wall, 0.6))),
    picture(room, 478, 150, 150, 190, 'shapes'),
    floorLight(sheet, shell, 700, 290, 2, -0.55, hour),
    wallLight(sheet, 440, 210, 200, 320, hour),
    rug(
      [
        [300, 748],
        [830, 748],
        [900, 900],
        [190, 900],
      ],
      mix(palette.sofa, '#FBF5EA', 0.5),
      palette.accent,
    ),
    at(585, 760, 1.02, sofa(sheet, look(room, 440, 'round'))),
    at(880, 800, 1.02, floorLamp(sheet, 'stand', '#F6DDAE', hour)),
    at(1010, 872, 1.2, armchair(sheet, palette.accent, palette.wood)),
    at(520, 880, 1, coffeeTable(sheet, palette.wood, palette.second, 145)),
    green(room, 150, 892, 1.22, 'palm', palette.accent),
    at(840, 566, 0.85, potPlant(sheet, chance, palette.sofa)),
    atmosphere(sheet, hour, 850, 330),
  ].join('')
}

function nicheRoom(room: Room): string {
  const { sheet, chance, listing } = room
  const { palette, hour } = listing
  const shell: Shell = { x0: 120, x1: 1330, y0: 60, y1: 690, vx: 700, vy: 390 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    path(archPath(560, 668, 400, 530), mix(palette.wall, palette.second, 0.75)),
    at(
      200,
      140,
      1,
      windowOf(sheet, chance, listing, 'casement', 270, 440) +
        curtains(sheet, mix(palette.wall, '#ffffff', 0.5), 270, 548, 66),
    ),
    at(1060, 260, 1, door(170, 430, light(palette.wall, 0.5))),
    picture(room, 640, 220, 240, 190, 'hills'),
    at(760, 150, 0.9, pendant(sheet, 'dome', palette.accent, 300, hour)),
    floorLight(sheet, shell, 200, 270, 2, 0.75, hour),
    wallLight(sheet, 980, 150, 180, 300, hour),
    rug(
      [
        [480, 752],
        [1060, 752],
        [1160, 902],
        [380, 902],
      ],
      mix(palette.second, '#FBF5EA', 0.55),
      palette.sofa,
    ),
    at(770, 760, 1.05, sofa(sheet, look(room, 490, 'legs'))),
    at(
      184,
      706,
      0.96,
      sideboard(sheet, chance, 300, palette.wood, [palette.accent, palette.second, palette.sofa]),
    ),
    at(1110, 780, 1, floorLamp(sheet, 'tripod', '#F6DFB5', hour)),
    at(770, 884, 0.95, coffeeTable(sheet, palette.wood, palette.accent)),
    green(room, 230, 886, 1.25, 'split', palette.accent),
    atmosphere(sheet, hour, 330, 330),
  ].join('')
}
