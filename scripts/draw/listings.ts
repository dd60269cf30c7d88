export type City = 'berlin' | 'munich' | 'vienna' | 'hamburg' | 'cologne'
export type Hour = 'morning' | 'noon' | 'evening' | 'dusk'
export type Category = 'living' | 'bedroom' | 'kitchen' | 'bath' | 'outside' | 'facade'

/** The colours of one listing; every picture of it uses the same ones. */
export interface Palette {
  wall: string
  second: string
  floor: string
  sofa: string
  accent: string
  wood: string
  cabinet: string
  tile: string
  house: string
}

/** One listing of the demo data, as far as its pictures need it. */
export interface Listing {
  key: string
  city: City
  hour: Hour
  layout: number
  outside: 'facade' | 'balcony' | 'courtyard'
  palette: Palette
}

const pine = '#0F6B5B'
const terracotta = '#C4694A'
const sand = '#E3CFAF'
const violet = '#7C62C9'
const dusk = '#4B6A95'
const ochre = '#DDA24A'
const cream = '#F6EEE2'

/** The twelve listings in the order of the demo data, each with its own light and colours. */
export const listings: readonly Listing[] = [
  {
    key: 'torstrasse',
    city: 'berlin',
    hour: 'morning',
    layout: 0,
    outside: 'facade',
    palette: {
      wall: '#F3E6D6',
      second: '#E2B08E',
      floor: '#C98F5E',
      sofa: pine,
      accent: terracotta,
      wood: '#A86B3F',
      cabinet: '#2F7A69',
      tile: '#F1D9C4',
      house: '#E9BD93',
    },
  },
  {
    key: 'lindenhof',
    city: 'berlin',
    hour: 'noon',
    layout: 1,
    outside: 'courtyard',
    palette: {
      wall: '#DCE8DD',
      second: '#9DC0AC',
      floor: '#D5A878',
      sofa: '#D98E63',
      accent: pine,
      wood: '#B98253',
      cabinet: '#E8DCC8',
      tile: '#B9D6CB',
      house: '#A9C7B4',
    },
  },
  {
    key: 'westendstrasse',
    city: 'munich',
    hour: 'dusk',
    layout: 2,
    outside: 'balcony',
    palette: {
      wall: '#D9D0E8',
      second: '#A995D6',
      floor: '#A87B5F',
      sofa: '#5D4A9E',
      accent: ochre,
      wood: '#8A5A3E',
      cabinet: '#6C5BA8',
      tile: '#D8CDEB',
      house: '#B8A7DB',
    },
  },
  {
    key: 'praterstrasse',
    city: 'vienna',
    hour: 'evening',
    layout: 3,
    outside: 'balcony',
    palette: {
      wall: '#F2DDBB',
      second: '#DDA866',
      floor: '#B47A4B',
      sofa: '#3F6E8C',
      accent: '#B8503A',
      wood: '#94592F',
      cabinet: '#C98A4B',
      tile: '#F0DDB8',
      house: '#E4C583',
    },
  },
  {
    key: 'schanzenstrasse',
    city: 'hamburg',
    hour: 'noon',
    layout: 4,
    outside: 'balcony',
    palette: {
      wall: '#D5E2EA',
      second: '#7FA6BF',
      floor: '#D9B48C',
      sofa: terracotta,
      accent: dusk,
      wood: '#B88555',
      cabinet: '#4F7896',
      tile: '#C4DAE4',
      house: '#B65B45',
    },
  },
  {
    key: 'ehrenfeldguertel',
    city: 'cologne',
    hour: 'morning',
    layout: 0,
    outside: 'facade',
    palette: {
      wall: '#F5E1D8',
      second: '#DE9C86',
      floor: '#CFA27B',
      sofa: '#8C9F6B',
      accent: '#A24B5E',
      wood: '#A9714A',
      cabinet: '#C7806B',
      tile: '#EFCFC2',
      house: '#8FAFC4',
    },
  },
  {
    key: 'kastanienallee',
    city: 'berlin',
    hour: 'dusk',
    layout: 4,
    outside: 'balcony',
    palette: {
      wall: '#C9D6D3',
      second: '#3D7F73',
      floor: '#9A6B4C',
      sofa: '#D9A441',
      accent: '#D9775A',
      wood: '#7F5136',
      cabinet: '#2C5F57',
      tile: '#A8CCC2',
      house: '#E0A987',
    },
  },
  {
    key: 'gaertnerplatz',
    city: 'munich',
    hour: 'morning',
    layout: 1,
    outside: 'facade',
    palette: {
      wall: cream,
      second: '#F0CFA4',
      floor: '#DDB07C',
      sofa: '#B9A7E0',
      accent: '#3F8A77',
      wood: '#C08A55',
      cabinet: '#F0E4D0',
      tile: '#E8D9BD',
      house: '#F0CE86',
    },
  },
  {
    key: 'josefstadt',
    city: 'vienna',
    hour: 'noon',
    layout: 2,
    outside: 'facade',
    palette: {
      wall: '#E5EBDC',
      second: '#7FA08A',
      floor: '#B98358',
      sofa: '#C9785C',
      accent: '#2F6F62',
      wood: '#8F5D3B',
      cabinet: '#8AA88F',
      tile: '#D7E3CE',
      house: '#F1E0C2',
    },
  },
  {
    key: 'sonnenallee',
    city: 'berlin',
    hour: 'evening',
    layout: 3,
    outside: 'courtyard',
    palette: {
      wall: '#F7D9BE',
      second: '#D97F5B',
      floor: '#C08656',
      sofa: '#356B78',
      accent: ochre,
      wood: '#A0653B',
      cabinet: '#D98E63',
      tile: '#F6D3B4',
      house: '#DE8F6B',
    },
  },
  {
    key: 'isarvorstadt',
    city: 'munich',
    hour: 'evening',
    layout: 0,
    outside: 'balcony',
    palette: {
      wall: '#E4DDD0',
      second: dusk,
      floor: '#B98C66',
      sofa: '#D8C3A0',
      accent: violet,
      wood: '#93663F',
      cabinet: '#3F5A82',
      tile: '#D3DCE8',
      house: '#9FB4CF',
    },
  },
  {
    key: 'neubau',
    city: 'vienna',
    hour: 'dusk',
    layout: 1,
    outside: 'balcony',
    palette: {
      wall: '#E3CDC6',
      second: '#B4696A',
      floor: '#A57654',
      sofa: '#7E3F55',
      accent: sand,
      wood: '#7D4F38',
      cabinet: '#8E4F5C',
      tile: '#E8CFC9',
      house: '#C98C86',
    },
  },
]

/** Every picture of a listing in the order of the gallery; the group of units also shows its front. */
export function categoriesOf(listing: Listing): readonly Category[] {
  const rooms: Category[] = ['living', 'bedroom', 'kitchen', 'bath', 'outside']
  return listing.key === 'lindenhof' ? ['facade', ...rooms] : rooms
}
