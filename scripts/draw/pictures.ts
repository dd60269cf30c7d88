import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { bath } from './bath.ts'
import { bedroom } from './bedroom.ts'
import { Chance } from './chance.ts'
import { longFacade } from './facade.ts'
import { type Category, type Home, categoriesOf, homes } from './homes.ts'
import { kitchen } from './kitchen.ts'
import { livingRoom } from './living.ts'
import { outside } from './outside.ts'
import { drawPlaceholder } from './placeholder.ts'
import { height, width } from './shell.ts'
import { Sheet, group } from './svg.ts'

const scenes: Record<Category, (sheet: Sheet, chance: Chance, home: Home) => string> = {
  living: livingRoom,
  bedroom,
  kitchen,
  bath,
  outside,
  facade: longFacade,
}

const sizes = { thumbnail: 160, small: 480, medium: 960, large: 1280 } as const
const qualities = { thumbnail: 72, small: 68, medium: 62, large: 58 } as const
type Size = keyof typeof sizes

/** The name of one drawn picture and the hash of its largest file. */
export interface DrawnPicture {
  key: string
  category: Category
  contentHash: string
}

/** Draws one picture; homes that share a layout with an earlier one are mirrored. */
function drawRoom(home: Home, category: Category): string {
  const sheet = new Sheet(width, height)
  const scene = scenes[category](sheet, new Chance(`${home.key}/${category}`), home)
  return sheet.svg(homes.indexOf(home) < 5 ? scene : group(`transform="matrix(-1 0 0 1 ${width} 0)"`, scene))
}

/** Writes every demo picture in four sizes below the folder and tells what it wrote. */
export async function writePictures(folder: string): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = []
  for (const home of homes) {
    await mkdir(path.join(folder, 'demo', home.key), { recursive: true })
    for (const category of categoriesOf(home)) {
      const large = await writeSizes(drawRoom(home, category), path.join(folder, 'demo', home.key, category))
      drawn.push({ key: home.key, category, contentHash: createHash('sha256').update(large).digest('hex') })
    }
  }
  await writeSizes(drawPlaceholder(), path.join(folder, 'placeholder'))
  return drawn
}

async function writeSizes(svg: string, start: string): Promise<Buffer> {
  const raster = await sharp(Buffer.from(svg)).png().toBuffer()
  const files = await Promise.all(
    (Object.keys(sizes) as Size[]).map(async (size) => {
      const file = await sharp(raster)
        .resize(sizes[size])
        .webp({ quality: qualities[size], effort: 6, smartSubsample: true })
        .toBuffer()
      await writeFile(`${start}-${size}.webp`, file)
      return file
    }),
  )
  return files.at(-1) ?? raster
}
