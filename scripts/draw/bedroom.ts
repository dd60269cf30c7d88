import { art } from './art.ts'
import { type Headboard, bed } from './beds.ts'
import type { Chance } from './chance.ts'
import { dark, light, mix } from './colour.ts'
import { nightstand, panelling } from './furnishing.ts'
import type { Listing } from './listings.ts'
import { pendant } from './lamps.ts'
import { curtains, windowOf } from './openings.ts'
import { plant } from './plants.ts'
import { atmosphere, floorLight, shadow, wallLight } from './room-light.ts'
import { roundRug, rug } from './rugs.ts'
import { type Shell, emptyRoom } from './shell.ts'
import { type Sheet, archPath, at, ellipse, line, path, rect, stroke } from './svg.ts'

/** A bedroom; four ways to furnish one. */
export function bedroom(sheet: Sheet, chance: Chance, listing: Listing): string {
  const rooms = [besideTheWindow, belowTheArch, betweenCurtains, withWardrobe]
  return (rooms[listing.layout % rooms.length] ?? besideTheWindow)(sheet, chance, listing)
}

function bedIn(sheet: Sheet, listing: Listing, headboard: Headboard, w: number): string {
  const { palette } = listing
  const frame = headboard === 'wood' ? palette.wood : mix(palette.sofa, palette.second, 0.3)
  return bed(sheet, {
    headboard,
    w,
    cloth: light(palette.second, 0.3),
    frame,
    accent: palette.accent,
    throwing: palette.sofa,
  })
}

function besideTheWindow(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: 90, x1: 1350, y0: 50, y1: 660, vx: 700, vy: 370 }
  const paint = mix(palette.wall, palette.second, 0.7)
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    panelling(90, 1280, 638, 250, paint),
    at(
      170,
      120,
      1,
      windowOf(sheet, chance, listing, 'casement', 240, 420) +
        curtains(sheet, light(palette.accent, 0.6), 240, 530, 72),
    ),
    at(
      660,
      150,
      1,
      art(chance, 'hills', 150, 190, palette.wood, [palette.accent, palette.second, palette.sofa]),
    ),
    at(
      836,
      150,
      1,
      art(chance, 'leaf', 150, 190, palette.wood, [palette.sofa, palette.second, palette.accent]),
    ),
    floorLight(sheet, shell, 170, 240, 2, 0.7, hour),
    rug(
      [
        [420, 760],
        [1220, 760],
        [1330, 920],
        [320, 920],
      ],
      mix(palette.accent, '#FBF5EA', 0.6),
      palette.second,
    ),
    at(500, 690, 1, nightstand(sheet, palette.wood, palette.accent, hour)),
    at(1150, 690, 1, nightstand(sheet, palette.wood, palette.accent, hour)),
    at(826, 700, 1, bedIn(sheet, listing, 'panels', 480)),
    at(170, 880, 1.2, plant(sheet, chance, 'palm', palette.accent)),
    atmosphere(sheet, hour, 300, 320),
  ].join('')
}

function belowTheArch(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: -100, x1: 1130, y0: 50, y1: 660, vx: 560, vy: 370 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'herringbone'),
    path(archPath(150, 638, 560, 540), mix(palette.wall, palette.second, 0.8)),
    path(archPath(190, 638, 480, 495), mix(palette.wall, palette.second, 0.62)),
    at(820, 130, 1, windowOf(sheet, chance, listing, 'arch', 230, 410)),
    floorLight(sheet, shell, 820, 230, 2, -0.6, hour),
    at(96, 250, 0.9, pendant(sheet, 'globe', palette.accent, 400, hour)),
    at(760, 300, 0.9, pendant(sheet, 'globe', palette.accent, 400, hour)),
    roundRug(460, 850, 520, mix(palette.accent, '#FBF5EA', 0.6), palette.accent),
    at(94, 690, 1, nightstand(sheet, palette.wood, palette.accent, hour)),
    at(430, 700, 1, bedIn(sheet, listing, 'round', 490)),
    at(960, 720, 1, bench(sheet, palette.wood, palette.accent)),
    at(1110, 880, 1.25, plant(sheet, chance, 'olive', palette.second)),
    wallLight(sheet, 560, 120, 170, 300, hour),
    atmosphere(sheet, hour, 930, 320),
  ].join('')
}

function betweenCurtains(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: 120, x1: 1160, y0: 60, y1: 650, vx: 640, vy: 350 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'planks'),
    at(
      330,
      120,
      1,
      windowOf(sheet, chance, listing, 'panorama', 620, 330) +
        curtains(sheet, mix(palette.second, '#F6EEE2', 0.4), 620, 515, 96),
    ),
    floorLight(sheet, shell, 300, 680, 3, 0.2, hour),
    rug(
      [
        [220, 750],
        [1060, 750],
        [1190, 915],
        [90, 915],
      ],
      mix(palette.second, '#FBF5EA', 0.5),
      palette.accent,
    ),
    at(300, 684, 1, nightstand(sheet, palette.wood, palette.accent, hour)),
    at(980, 684, 1, nightstand(sheet, palette.wood, palette.accent, hour)),
    at(640, 692, 1.04, bedIn(sheet, listing, 'wood', 500)),
    at(1150, 850, 1.2, plant(sheet, chance, 'rubber', palette.second)),
    atmosphere(sheet, hour, 640, 280),
  ].join('')
}

function withWardrobe(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette, hour } = listing
  const shell: Shell = { x0: 60, x1: 1400, y0: 40, y1: 660, vx: 660, vy: 370 }
  return [
    emptyRoom(sheet, chance, shell, palette, hour, 'herringbone'),
    rect(
      60,
      40,
      1240,
      598,
      sheet.linear([
        [0, mix(palette.wall, palette.second, 0.45)],
        [1, mix(palette.wall, palette.second, 0.6)],
      ]),
    ),
    at(96, 662, 1, wardrobe(sheet, palette.wood, 250, 520)),
    at(
      1010,
      130,
      1,
      windowOf(sheet, chance, listing, 'casement', 230, 410) +
        curtains(sheet, light(palette.sofa, 0.65), 230, 520, 60),
    ),
    at(
      610,
      130,
      1,
      art(chance, 'arches', 190, 220, palette.wood, [palette.accent, palette.sofa, palette.second]),
    ),
    floorLight(sheet, shell, 1010, 230, 2, -0.7, hour),
    rug(
      [
        [340, 760],
        [1080, 760],
        [1180, 915],
        [250, 915],
      ],
      mix(palette.sofa, '#FBF5EA', 0.55),
      palette.accent,
    ),
    at(414, 690, 0.94, nightstand(sheet, palette.wood, palette.accent, hour)),
    at(704, 700, 0.98, bedIn(sheet, listing, 'arches', 470)),
    at(1140, 850, 1.15, plant(sheet, chance, 'split', '#F1E5D2')),
    atmosphere(sheet, hour, 1100, 320),
  ].join('')
}

function bench(sheet: Sheet, wood: string, cloth: string): string {
  return (
    shadow(sheet, 0, 4, 140, 16) +
    stroke('M-104 -70L-112 0M104 -70L112 0M-80 -70L-84 -12M80 -70L84 -12', dark(wood, 0.2), 9) +
    rect(-122, -92, 244, 26, cloth, 12) +
    rect(-122, -78, 244, 12, dark(cloth, 0.2), 6) +
    rect(-70, -106, 96, 15, light(cloth, 0.6), 5) +
    rect(-64, -120, 82, 15, light(wood, 0.5), 5)
  )
}

function wardrobe(sheet: Sheet, wood: string, w: number, h: number): string {
  let parts =
    shadow(sheet, w / 2, 4, w * 0.6, 16) +
    rect(
      0,
      -h,
      w,
      h - 8,
      sheet.linear([
        [0, light(wood, 0.2)],
        [1, dark(wood, 0.04)],
      ]),
      6,
    ) +
    rect(-6, -h - 8, w + 12, 16, light(wood, 0.3), 5)
  for (const x of [12, w / 2 + 3]) {
    parts += rect(x, -h + 20, w / 2 - 15, h - 130, dark(wood, 0.08), 4)
    for (let s = x + 14; s < x + w / 2 - 20; s += 13) parts += line(s, -h + 32, s, -122, dark(wood, 0.22), 3)
    parts +=
      rect(x, -96, w / 2 - 15, 72, dark(wood, 0.08), 4) + rect(x + 34, -66, w / 2 - 84, 7, '#C9A25E', 3)
  }
  return (
    parts + ellipse(w / 2 - 10, -h * 0.5, 5, 12, '#C9A25E') + ellipse(w / 2 + 10, -h * 0.5, 5, 12, '#C9A25E')
  )
}
