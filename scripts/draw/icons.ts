import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { Chance } from './chance.ts'
import { front } from './front.ts'
import { listings } from './listings.ts'
import { view } from './skyline.ts'
import { tree } from './street.ts'
import { Sheet, at, rect } from './svg.ts'

const arches = `<path d="M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25" fill="none" stroke="#FAF8F5" stroke-width="3.1" stroke-linecap="round"/><circle cx="20.6" cy="19.6" r="1.6" fill="#F0B46A"/>`
const ground = (radius: number) => `<rect width="32" height="32" rx="${radius}" fill="#0F6B5B"/>`
const mark = `${ground(9)}${arches}`

/** Writes the favicon, the icons of the installed app and the picture that links show. */
export async function writeIcons(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'favicon.svg'), `${icon(mark)}\n`)
  await writePng(folder, 'icon-192.png', icon(mark), 192)
  await writePng(folder, 'icon-512.png', icon(mark), 512)
  const safe = `${ground(0)}<g transform="translate(16 16) scale(.72) translate(-16 -16)">${arches}</g>`
  await writePng(folder, 'maskable-512.png', icon(safe), 512)
  await writePng(folder, 'apple-touch-icon.png', icon(`${ground(0)}${arches}`), 180)
  await writePng(folder, 'og.png', linkPicture(), 1200)
}

function icon(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${parts}</svg>`
}

async function writePng(folder: string, name: string, svg: string, size: number): Promise<void> {
  const file = await sharp(Buffer.from(svg), { density: name === 'og.png' ? 72 : 1200 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true, quality: 90, colours: 256, effort: 10 })
    .toBuffer()
  await writeFile(path.join(folder, name), file)
}

function linkPicture(): string {
  const sheet = new Sheet(1200, 630)
  const chance = new Chance('link')
  const [first, second, third] = listings
  if (first === undefined || second === undefined || third === undefined) return ''
  const house = (listing: typeof first, x: number, w: number, top: number, axes: number) =>
    front(
      sheet,
      chance,
      { ...listing, hour: 'evening' },
      { x, w, top, ground: 850, colour: listing.palette.house, floors: 4, axes },
    )
  const evening = { ...first, hour: 'evening' as const }
  return sheet.svg(
    [
      view(sheet, chance, 'berlin', 'evening', 1200, 630),
      at(
        0,
        -26,
        0.72,
        house(second, -120, 420, 330, 3) +
          house(third, 1360, 460, 330, 3) +
          rect(-10, 850, 1800, 300, '#DCC3A5') +
          rect(-10, 900, 1800, 10, '#B99A79') +
          tree(sheet, chance, evening, 330, 880, 1.15) +
          tree(sheet, chance, evening, 1360, 880, 1.2),
      ),
      rect(
        0,
        0,
        1200,
        630,
        sheet.linear([
          [0, '#2c1e22', 0],
          [1, '#2c1e22', 0.2],
        ]),
      ),
      rect(428, 158, 344, 344, '#2c1e22', 96, 'opacity=".18"'),
      at(430, 145, 10.625, mark),
    ].join(''),
  )
}
