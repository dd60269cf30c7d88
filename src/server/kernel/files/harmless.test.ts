import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isBlank } from './blank-picture.ts'
import { hasScript } from './pdf-script.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const packed = (object: string) =>
  Buffer.concat([
    bytes('%PDF-1.7\n9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(bytes(object)),
    bytes('\nendstream endobj'),
  ])

describe('a PDF', () => {
  it.each<[string, Uint8Array, boolean]>([
    ['a page', bytes('%PDF-1.7 << /Type /Page /Contents 4 0 R >>'), false],
    ['a link', bytes('%PDF-1.7 << /S /URI /URI (https://mezzo.example) >>'), false],
    ['a text that speaks of it', bytes('%PDF-1.7 (JavaScript and JS)'), false],
    ['a script', bytes('%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), true],
    ['a script under another spelling', bytes('%PDF-1.7 << /S /J#61v#61Script >>'), true],
    ['a program', bytes('%PDF-1.7 << /S /Launch /F (cmd.exe) >>'), true],
    ['another file', bytes('%PDF-1.7 << /Type /EmbeddedFile >>'), true],
    ['packed objects', packed('1 0 << /Type /Page >>'), false],
    ['a packed script', packed('1 0 << /S /JavaScript /JS (app.alert(1)) >>'), true],
    [
      'what nobody can unpack',
      bytes('%PDF-1.7 << /Type /ObjStm /Filter /Crypt >>\nstream\nxyz\nendstream'),
      true,
    ],
  ])('with %s', async (_, pdf, isActive) => {
    expect(await hasScript(pdf)).toBe(isActive)
  })
})

const page = (shapes: string, fill = 'white') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754">
        <rect width="1240" height="1754" fill="${fill}"/>${shapes}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer()
const lines = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<rect x="120" y="${160 + at * 40}" width="900" height="12"/>`,
  ).join('')

describe('a picture', () => {
  it.each([
    ['a white page', page(''), true],
    ['a dark room', page('', '#0a0a0c'), true],
    ['a page with a line', page(lines(1)), false],
    ['a page of text', page(lines(30)), false],
  ])('of %s', async (_, picture, isEmpty) => {
    expect(await isBlank(await picture)).toBe(isEmpty)
  })

  it('with noise of the camera alone shows nothing', async () => {
    const noise = { type: 'gaussian', mean: 12, sigma: 2 } as const
    const dark = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'black', noise } })
      .jpeg()
      .toBuffer()
    expect(await isBlank(dark)).toBe(true)
  })
})
