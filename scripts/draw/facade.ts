import type { Chance } from './chance.ts'
import { light, mix } from './colour.ts'
import { type Front, front } from './front.ts'
import type { Listing } from './listings.ts'
import { skies } from './sky.ts'
import { view } from './skyline.ts'
import { bicycle, parkBench, street, streetLamp, tree } from './street.ts'
import { type Sheet, at, ellipse, rect } from './svg.ts'

/** The street in front of the house, with neighbours, trees and a bicycle. */
export function facade(sheet: Sheet, chance: Chance, listing: Listing): string {
  const { palette } = listing
  const ground = 800
  const left = chance.between(190, 250)
  const main: Front = { x: left, w: 820, top: 190, ground, colour: palette.house, floors: 4, axes: 5 }
  return [
    view(sheet, chance, listing.city, listing.hour, 1280, 960),
    front(sheet, chance, listing, {
      x: -260,
      w: left + 260,
      top: 250,
      ground,
      colour: light(palette.second, 0.2),
      floors: 3,
      axes: 3,
    }),
    front(sheet, chance, listing, {
      x: left + 820,
      w: 460,
      top: 232,
      ground,
      colour: mix(palette.wall, palette.accent, 0.3),
      floors: 3,
      axes: 3,
    }),
    front(sheet, chance, listing, main),
    street(sheet, listing, ground),
    tree(sheet, chance, listing, 150, 836, 1.1),
    tree(sheet, chance, listing, 1150, 840, 1.2),
    at(840, 846, 1, bicycle(palette.accent)),
    streetLamp(sheet, listing, 330),
    dusky(sheet, listing),
  ].join('')
}

/** The long front of a whole building of units, for the group. */
export function longFacade(sheet: Sheet, chance: Chance, listing: Listing): string {
  const ground = 800
  const { palette } = listing
  return [
    view(sheet, chance, listing.city, listing.hour, 1280, 960),
    front(sheet, chance, listing, {
      x: -30,
      w: 470,
      top: 230,
      ground,
      colour: palette.house,
      floors: 5,
      axes: 4,
    }),
    front(sheet, chance, listing, {
      x: 840,
      w: 470,
      top: 230,
      ground,
      colour: palette.house,
      floors: 5,
      axes: 4,
    }),
    front(sheet, chance, listing, {
      x: 430,
      w: 420,
      top: 170,
      ground,
      colour: light(palette.second, 0.55),
      floors: 5,
      axes: 3,
    }),
    street(sheet, listing, ground),
    [80, 350, 930, 1210].map((x) => tree(sheet, chance, listing, x, 838, chance.between(0.85, 1.1))).join(''),
    at(760, 850, 0.9, bicycle(palette.accent)),
    at(540, 850, 1, parkBench(palette.wood)),
    dusky(sheet, listing),
  ].join('')
}

function dusky(sheet: Sheet, listing: Listing): string {
  const sky = skies[listing.hour]
  return (
    ellipse(
      947,
      326,
      620,
      520,
      sheet.radial([
        [0, sky.sun, listing.hour === 'dusk' ? 0.1 : 0.24],
        [1, sky.sun, 0],
      ]),
    ) +
    rect(
      0,
      0,
      1280,
      960,
      sheet.radial(
        [
          [0.65, '#2c1e22', 0],
          [1, '#2c1e22', 0.18],
        ],
        0.5,
        0.45,
        0.78,
      ),
    )
  )
}
