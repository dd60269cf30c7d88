import { createHash } from 'node:crypto'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { PdfFile } from '../../src/server/kernel/documents/pdf-file.ts'
import {
  type PdfDictionary,
  PdfOperator,
  PdfRef,
  PdfScanner,
  type PdfValue,
} from '../../src/server/kernel/documents/pdf-values.ts'
import { writeInvoice } from '../../src/server/money/documents/write-invoice.ts'
import { documentOf, KINDS } from './kinds.ts'

// What ISO 19005-3 asks of a file of level B, and ZUGFeRD of its attachment, looked at in the bytes.
const titles =
  /^(at home|reverse charge in France|credit note|a test|a test in German|to somebody .*|over many pages)$/
const files = KINDS.filter(([title]) => titles.test(title)).map(([title, facts]) => ({ title, facts }))

describe.each(files)('the file of an invoice: $title', ({ facts }) => {
  const document = documentOf(facts)
  const written = writeInvoice(document)
  const opened = written.then(({ bytes }) => ({ bytes: Buffer.from(bytes), file: new PdfFile(bytes) }))

  it('is plain: header, table of objects, id, nothing encrypted, nothing that acts', async () => {
    const { bytes, file } = await opened
    expect(bytes.subarray(0, 10).toString('latin1')).toMatch(/^%PDF-1\.7\n%/)
    expect([...bytes.subarray(10, 14)].every((byte) => byte > 127)).toBe(true)
    expect(bytes.subarray(-6).toString('latin1')).toMatch(/%%EOF\n?$/)
    const [first, second] = file.array(file.trailer.get('ID'))
    expect(Buffer.isBuffer(first) && first.length).toBe(16)
    expect(second).toEqual(first)
    expect([...file.trailer.keys()].toSorted()).toEqual(['ID', 'Info', 'Root', 'Size'])
    expect(file.trailer.get('Size')).toBe(file.size)
    expect([...file.catalog.keys()].toSorted()).toEqual([
      'AF',
      'Lang',
      'Metadata',
      'Names',
      'OutputIntents',
      'Pages',
      'Type',
      'ViewerPreferences',
    ])
    const text = bytes.toString('latin1').replaceAll(/stream\n[\s\S]*?\nendstream/g, '')
    expect(text).not.toMatch(
      /\/(?:JS|JavaScript|AA|OpenAction|Launch|XFA|Encrypt|LZWDecode|PS|Ref|Alternates|OPI)\b/,
    )
  })

  it('has each object where its table says, and streams as long as they say', async () => {
    const { bytes, file } = await opened
    for (let number = 1; number < file.size; number += 1) {
      const head = file.resolve(new PdfRef(number))
      if (!(head instanceof Map) || !head.has('Length')) continue
      expect(head.get('F')).toBeUndefined()
      expect([undefined, '/FlateDecode']).toContain(head.get('Filter'))
      expect(file.stream(new PdfRef(number)).length).toBeGreaterThan(0)
    }
    const streams = bytes.toString('latin1').matchAll(/\/Length (\d+)\b[^]*?stream\n/g)
    for (const { index, 0: text, 1: length } of streams) {
      const end = index + text.length + Number(length)
      expect(
        bytes
          .subarray(end, end + 11)
          .toString('latin1')
          .trim(),
      ).toMatch(/^endstream/)
    }
  })

  it('has one output profile, for colours of sRGB', async () => {
    const { file } = await opened
    const intents = file.array(file.catalog.get('OutputIntents')).map((intent) => file.dictionary(intent))
    expect(intents.map((intent) => intent.get('S'))).toEqual(['/GTS_PDFA1'])
    expect(intents[0]?.get('OutputConditionIdentifier')).toEqual(Buffer.from('sRGB IEC61966-2.1'))
    expect(file.dictionary(intents[0]?.get('DestOutputProfile')).get('N')).toBe(3)
    const profile = file.stream(intents[0]?.get('DestOutputProfile'))
    expect(profile.readUInt32BE(0)).toBe(profile.length)
    expect(profile.subarray(8, 9).readUInt8()).toBeLessThanOrEqual(4)
    expect(profile.subarray(12, 24).toString('latin1')).toBe('mntrRGB XYZ ')
    expect(profile.subarray(36, 40).toString('latin1')).toBe('acsp')
  })

  it('embeds every font, with the widths that it says, and draws no letter that a font lacks', async () => {
    const { file } = await opened
    for (const page of file.pages()) {
      const fonts = file.dictionary(file.dictionary(page.get('Resources')).get('Font'))
      const used = codesByFont(file.stream(page.get('Contents')))
      expect([...used.keys()].toSorted()).toEqual([...fonts.keys()].toSorted())
      for (const [name, font] of fonts) checkFont(file, file.dictionary(font), used.get(name) ?? new Set())
    }
  })

  it('draws with colours of sRGB alone, and nothing shines through but the word of a test', async () => {
    const { file } = await opened
    for (const page of file.pages()) {
      expect(page.get('Annots')).toBeUndefined()
      expect(page.get('MediaBox')).toEqual([0, 0, 595.28, 841.89])
      const resources = file.dictionary(page.get('Resources'))
      expect(resources.get('XObject')).toBeUndefined()
      const states = resources.has('ExtGState')
        ? [...file.dictionary(resources.get('ExtGState')).values()]
        : []
      for (const state of states) {
        expect(Object.fromEntries(file.dictionary(state))).toEqual({ Type: '/ExtGState', CA: 0.12, ca: 0.12 })
      }
      expect(states.length > 0).toBe(document.mode === 'TESTING')
      const drawn = operationsOf(file.stream(page.get('Contents')))
      const spaces = drawn.filter(({ name }) => /^(?:cs|CS)$/.test(name)).map(({ operands }) => operands[0])
      expect(new Set(spaces)).toEqual(new Set(['/DeviceRGB']))
      expect(drawn.filter(({ name }) => /^(?:rg|RG|g|G|k|K|sh|Do|BI|ri|i)$/.test(name))).toEqual([])
    }
  })

  it('tells of itself in XMP what it tells in its dictionary, and what ZUGFeRD wants', async () => {
    const { file } = await opened
    const head = file.dictionary(file.catalog.get('Metadata'))
    expect([head.get('Type'), head.get('Subtype'), head.get('Filter')]).toEqual([
      '/Metadata',
      '/XML',
      undefined,
    ])
    const xmp = file.stream(file.catalog.get('Metadata')).toString('utf8')
    expect(xmp).toMatch(/^<\?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\?>/)
    expect(xmp).toMatch(/<\?xpacket end="[rw]"\?>$/)
    expect(XMLValidator.validate(xmp)).toBe(true)
    const info = file.dictionary(file.trailer.get('Info'))
    const said = (key: string) => textOf(file.resolve(info.get(key)))
    const value = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xmp)?.[1]
    expect(value('pdfaid:part')).toBe('3')
    expect(value('pdfaid:conformance')).toBe('B')
    expect(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">([^<]*)</.exec(xmp)?.[1]).toBe(
      said('Title'),
    )
    expect(said('Title')).toContain(document.number)
    expect(/<dc:creator>\s*<rdf:Seq>\s*<rdf:li>([^<]*)</.exec(xmp)?.[1]).toBe(said('Author'))
    expect(value('xmp:CreatorTool')).toBe(said('Creator'))
    expect(value('pdf:Producer')).toBe(said('Producer'))
    expect(value('xmp:CreateDate')).toBe(`${document.issuedOn}T00:00:00Z`)
    expect(said('CreationDate')).toBe(`D:${document.issuedOn.replaceAll('-', '')}000000Z`)
    expect(value('fx:DocumentType')).toBe('INVOICE')
    expect(value('fx:DocumentFileName')).toBe('factur-x.xml')
    expect(value('fx:Version')).toBe('1.0')
    expect(value('fx:ConformanceLevel')).toBe('EN 16931')
    expect(textOf(file.catalog.get('Lang') ?? null)).toBe(document.language)
  })

  it('declares in XMP the properties that aren’t of XMP', async () => {
    const { file } = await opened
    const xmp = file.stream(file.catalog.get('Metadata')).toString('utf8')
    const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
    expect(xmp).toContain(`xmlns:fx="${namespace}"`)
    const parser = new XMLParser({ removeNSPrefix: true, isArray: (name) => name === 'Description' })
    const descriptions: { schemas?: { Bag: { li: Record<string, unknown> } } }[] =
      parser.parse(xmp).xmpmeta.RDF.Description
    const schema = descriptions.find(({ schemas }) => schemas)?.schemas?.Bag.li
    expect(schema).toMatchObject({
      namespaceURI: namespace,
      prefix: 'fx',
      property: {
        Seq: {
          li: ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'].map((name) => ({
            name,
            valueType: 'Text',
            category: 'external',
            description: expect.stringMatching(/\w/),
          })),
        },
      },
    })
    const used = [...xmp.matchAll(/<(\w+):\w+[ >]/g)].map(([, prefix = '']) => prefix)
    expect([...new Set(used)].toSorted()).toEqual([
      'dc',
      'fx',
      'pdf',
      'pdfaExtension',
      'pdfaProperty',
      'pdfaSchema',
      'pdfaid',
      'rdf',
      'x',
      'xmp',
    ])
  })

  it('has its XML as the alternative of its pages', async () => {
    const { file } = await opened
    const names = file.dictionary(file.catalog.get('Names'))
    const [name, reference, ...others] = file.array(file.dictionary(names.get('EmbeddedFiles')).get('Names'))
    expect([textOf(name ?? null), others]).toEqual(['factur-x.xml', []])
    expect(file.array(file.catalog.get('AF'))).toEqual([reference])
    const spec = file.dictionary(reference)
    expect(spec.get('Type')).toBe('/Filespec')
    expect(spec.get('AFRelationship')).toBe('/Alternative')
    expect([spec.get('F'), spec.get('UF')].map((one) => textOf(one ?? null))).toEqual([
      'factur-x.xml',
      'factur-x.xml',
    ])
    const attached = file.dictionary(spec.get('EF')).get('F')
    const head = file.dictionary(attached)
    expect([head.get('Type'), head.get('Subtype')]).toEqual(['/EmbeddedFile', '/text#2Fxml'])
    const xml = file.stream(attached)
    const parameters = file.dictionary(head.get('Params'))
    expect(parameters.get('Size')).toBe(xml.length)
    expect(textOf(parameters.get('CheckSum') ?? null)).toBe(createHash('md5').update(xml).digest('hex'))
    expect(textOf(parameters.get('ModDate') ?? null)).toMatch(/^D:\d{14}Z$/)
    expect(xml.toString('utf8')).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\s*<rsm:CrossIndustryInvoice /,
    )
  })
})

interface Operation {
  name: string
  operands: PdfValue[]
}

function operationsOf(content: Buffer): Operation[] {
  const scanner = new PdfScanner(content.toString('latin1'))
  const found: Operation[] = []
  let operands: PdfValue[] = []
  for (let value = scanner.next(); value !== undefined; value = scanner.next()) {
    if (value instanceof PdfOperator) {
      found.push({ name: value.name, operands })
      operands = []
    } else operands.push(value)
  }
  return found
}

function codesByFont(content: Buffer): Map<string, Set<number>> {
  const codes = new Map<string, Set<number>>()
  let font = ''
  for (const { name, operands } of operationsOf(content)) {
    if (name === 'Tf' && typeof operands[0] === 'string') font = operands[0].slice(1)
    if (name === 'Tj') throw new Error('Text is drawn in a way that is not looked at')
    if (name !== 'TJ' || !Array.isArray(operands[0])) continue
    const known = codes.get(font) ?? new Set()
    for (const part of operands[0]) {
      for (let index = 0; Buffer.isBuffer(part) && index < part.length; index += 2)
        known.add(part.readUInt16BE(index))
    }
    codes.set(font, known)
  }
  return codes
}

function checkFont(file: PdfFile, font: PdfDictionary, used: ReadonlySet<number>): void {
  expect([font.get('Type'), font.get('Subtype'), font.get('Encoding')]).toEqual([
    '/Font',
    '/Type0',
    '/Identity-H',
  ])
  const [only, ...others] = file.array(font.get('DescendantFonts'))
  const inner = file.dictionary(only)
  expect([others, inner.get('Subtype'), inner.get('CIDToGIDMap')]).toEqual([[], '/CIDFontType2', '/Identity'])
  const descriptor = file.dictionary(inner.get('FontDescriptor'))
  expect(font.get('BaseFont')).toMatch(/^\/[A-Z]{6}\+\w/)
  expect([inner.get('BaseFont'), descriptor.get('FontName')]).toEqual([
    font.get('BaseFont'),
    font.get('BaseFont'),
  ])
  const program = tablesOf(file.stream(descriptor.get('FontFile2')))
  for (const table of ['glyf', 'loca', 'head', 'hhea', 'hmtx', 'maxp'])
    expect([...program.keys()]).toContain(table)
  const perEm = program.get('head')?.readUInt16BE(18) ?? 0
  const glyphs = program.get('maxp')?.readUInt16BE(4) ?? 0
  const [from, widths] = file.array(inner.get('W'))
  expect(from).toBe(0)
  for (const code of used) {
    expect(code).toBeGreaterThan(0)
    expect(code).toBeLessThan(glyphs)
    const width = Array.isArray(widths) ? widths[code] : undefined
    expect(Math.abs(Number(width) - (1000 * advanceOf(program, code)) / perEm)).toBeLessThan(1)
  }
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16
      const start = font.readUInt32BE(entry + 8)
      const tag = font.subarray(entry, entry + 4).toString('latin1')
      return [tag, font.subarray(start, start + font.readUInt32BE(entry + 12))] as const
    }),
  )
}

function advanceOf(tables: ReadonlyMap<string, Buffer>, glyph: number): number {
  const long = tables.get('hhea')?.readUInt16BE(34) ?? 0
  return tables.get('hmtx')?.readUInt16BE(4 * Math.min(glyph, long - 1)) ?? 0
}

function textOf(value: PdfValue | undefined): string {
  if (!Buffer.isBuffer(value)) return ''
  const isWide = value[0] === 0xfe && value[1] === 0xff
  return isWide ? Buffer.from(value.subarray(2)).swap16().toString('utf16le') : value.toString('latin1')
}
