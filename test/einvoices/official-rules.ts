import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import SaxonJS from 'saxonjs-he'
import { validateXML } from 'xmllint-wasm'
import { z } from 'zod'

const folder = join(import.meta.dirname, 'en16931')
const unpacked = (name: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8'))

const SCHEMA = 'data/standard/CrossIndustryInvoice_100pD16B.xsd'

/** What the XSD of UN/CEFACT says against documents, each under its name; empty if nothing. */
export async function schemaErrors(xmlByName: ReadonlyMap<string, string>): Promise<string[]> {
  const files = z.record(z.string(), z.string()).parse(unpacked('schema.json.gz'))
  const { errors } = await validateXML({
    xml: [...xmlByName].map(([fileName, contents]) => ({ fileName: `${fileName}.xml`, contents })),
    schema: [{ fileName: SCHEMA, contents: files[SCHEMA] ?? '' }],
    preload: Object.entries(files)
      .filter(([fileName]) => fileName !== SCHEMA)
      .map(([fileName, contents]) => ({ fileName, contents })),
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

let rules: unknown

/** The official rules of EN 16931 that a document breaks, errors and warnings alike, such as 'BR-CO-10'. */
export async function brokenRules(xml: string): Promise<string[]> {
  rules ??= unpacked('rules.sef.json.gz')
  const { principalResult } = await SaxonJS.transform(
    { stylesheetInternal: rules, sourceText: xml, destination: 'serialized' },
    'async',
  )
  if (!principalResult.includes('<svrl:fired-rule')) throw new Error('The rules were not run')
  const found = principalResult.matchAll(/<svrl:(?:failed-assert|successful-report)\b[\s\S]*?<svrl:text>/g)
  return [...found].map(([text]) => /\sid="([^"]+)"/.exec(text)?.[1] ?? text)
}
