import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { bath } from './bath.ts'
import { bedroom } from './bedroom.ts'
import { Chance } from './chance.ts'
import { longFacade } from './facade.ts'
import { type Category, type Listing, categoriesOf, listings } from './listings.ts'
import { kitchen } from './kitchen.ts'
import { livingRoom } from './living.ts'
import { outside } from './outside.ts'
import { drawPlaceholder } from './placeholder.ts'
import { height, width } from './shell.ts'
import { Sheet, group } from './svg.ts'

const scenes: Record<Category, (sheet: Sheet, chance: Chance, listing: Listing) => string> = {
  living: livingRoom,
  bedroom,
  kitchen,
  bath,
  outside,
  facade: longFacade,
}

interface Format {
  side: number
  write: (picture: Sharp) => Sharp
}

const avif = (quality: number) => (picture: Sharp) => picture.avif({ quality, chromaSubsampling: '4:2:0' })
const webp = (quality: number) => (picture: Sharp) =>
  picture.webp({ quality, effort: 6, smartSubsample: true })

// Every browser that the pages are built for reads AVIF, half as large as WebP; the large one serves as the medium one.
const formatsOfListings: Record<string, Format> = {
  'thumbnail.avif': { side: 160, write: avif(46) },
  'small.avif': { side: 480, write: avif(42) },
  'large.avif': { side: 1280, write: avif(36) },
}
// What a listing without photos shows is no part of the demo.
const formatsOfPlaceholder: Record<string, Format> = {
  'thumbnail.webp': { side: 160, write: webp(72) },
  'small.webp': { side: 480, write: webp(68) },
  'medium.webp': { side: 960, write: webp(62) },
  'large.webp': { side: 1280, write: webp(58) },
}

/** The name of one drawn picture and the hash of its largest file. */
export interface DrawnPicture {
  key: string
  category: Category
  contentHash: string
}

/** Draws one picture; listings that share a layout with an earlier one are mirrored. */
function drawRoom(listing: Listing, category: Category): string {
  const sheet = new Sheet(width, height)
  const scene = scenes[category](sheet, new Chance(`${listing.key}/${category}`), listing)
  return sheet.svg(
    listings.indexOf(listing) < 5 ? scene : group(`transform="matrix(-1 0 0 1 ${width} 0)"`, scene),
  )
}

/** Writes every demo picture in its sizes below the folder and tells what it wrote. */
export async function writePictures(folder: string): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = []
  for (const listing of listings) {
    await mkdir(path.join(folder, 'demo', listing.key), { recursive: true })
    for (const category of categoriesOf(listing)) {
      const start = path.join(folder, 'demo', listing.key, category)
      const large = await writeSizes(drawRoom(listing, category), start, formatsOfListings)
      drawn.push({
        key: listing.key,
        category,
        contentHash: createHash('sha256').update(large).digest('hex'),
      })
    }
  }
  await writeSizes(drawPlaceholder(), path.join(folder, 'placeholder'), formatsOfPlaceholder)
  return drawn
}

async function writeSizes(svg: string, start: string, formats: Record<string, Format>): Promise<Buffer> {
  const raster = await sharp(Buffer.from(svg)).png().toBuffer()
  const files = await Promise.all(
    Object.entries(formats).map(async ([name, { side, write }]) => {
      const file = await write(sharp(raster).resize(side)).toBuffer()
      await writeFile(`${start}-${name}`, file)
      return file
    }),
  )
  return files.at(-1) ?? raster
}
