/** Draws every picture of the product anew: `node scripts/draw/draw.ts`. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatted } from '../formatted.ts'
import { writeIcons } from './icons.ts'
import { writePictures } from './pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'src/web/public')

const drawn = await writePictures(folder)
await writeIcons(folder)
const rows = drawn.map((picture) => JSON.stringify(picture)).join(',\n')
const list = `/** The pictures drawn by scripts/draw; written by it, not by hand. */\nexport const drawnPictures = [\n${rows},\n] as const\n`
const file = path.join(root, 'src/server/demo/pictures/drawn-pictures.gen.ts')
await writeFile(file, await formatted(file, list))
process.stdout.write(`${drawn.length} pictures drawn into ${path.relative(root, folder)}\n`)
