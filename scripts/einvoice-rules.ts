import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// Packs the schema and the official rules of EN 16931 for the tests: node scripts/einvoice-rules.ts <folder of a release>

const [source = ''] = process.argv.slice(2)
const target = join(import.meta.dirname, '../test/einvoices/en16931')
const schema = join(source, 'cii/schema/D16B SCRDM (Subset)/coupled clm/CII/uncefact')
const stylesheet = join(source, 'cii/xslt/EN16931-CII-validation.xslt')

const files = globSync('**/*.xsd', { cwd: schema }).toSorted()
const contents = files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(schema, file), 'utf8')])
pack('schema.json', JSON.stringify(Object.fromEntries(contents)))
pack('EN16931-CII-validation.xslt', readFileSync(stylesheet, 'utf8'))

const folder = mkdtempSync(join(tmpdir(), 'en16931-'))
const compiled = join(folder, 'rules.sef.json')
execFileSync('xslt3-he', [`-xsl:${stylesheet}`, `-export:${compiled}`, '-nogo'], { stdio: 'inherit' })
pack('rules.sef.json', readFileSync(compiled, 'utf8'))
rmSync(folder, { recursive: true })

function pack(name: string, text: string): void {
  writeFileSync(join(target, `${name}.gz`), gzipSync(text, { level: 9 }))
}
