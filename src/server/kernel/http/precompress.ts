import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthwhile = /\.(m?js|css|svg|json|html|webmanifest|map)$/
const smallest = 1_024

/** Writes a .br and a .gz beside each text file of the build, once, so that no answer has to wait for it. */
export async function precompress(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  const present = new Set(names)
  for (const name of names) {
    if (!worthwhile.test(name) || name === 'index.html' || name.startsWith('.')) continue
    if (present.has(`${name}.br`) && present.has(`${name}.gz`)) continue
    await compressFile(join(directory, name))
  }
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return
  const content = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeWhole(`${file}.br`, await brotli(content, quality))
  await writeWhole(`${file}.gz`, await gzipped(content, { level: 9 }))
}

/** A half-written file would be served as a whole one; two servers may write the same ones at once. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await writeFile(part, content)
  await rename(part, file)
}
