import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = join(import.meta.dirname, '../../../shared/corpora/dac7')
const SCHEMA = 'DPIXML_v1.0.xsd'
const PARTS = ['isodpitypes_v1.0.xsd', 'oecddpitypes_v1.0.xsd']

/** Whether the schema of the OECD is at hand; it is not copied into the project. */
export const hasDpiSchema = existsSync(join(folder, SCHEMA))

if (!hasDpiSchema) process.stderr.write(`Messages are not compared with the schema: there is no ${folder}.\n`)

/** What the DPI schema of the OECD says against messages, each under its name; empty if nothing. */
export async function dpiErrors(xmlByName: ReadonlyMap<string, string>): Promise<string[]> {
  const file = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') })
  const { errors } = await validateXML({
    xml: [...xmlByName].map(([fileName, contents]) => ({ fileName: `${fileName}.xml`, contents })),
    schema: [file(SCHEMA)],
    preload: PARTS.map(file),
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
