import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { judgeFeed } from '../src/server/kernel/adapters/partners/judge-feed.ts'

/**
 * Pulls a feed as a portal does (all homes, the same again, what changed since) and writes what is found; answers whether
 * nothing is wrong. With MEZZO_OPENIMMO_SCHEMA its XML is validated by that schema, which is not ours to give out.
 */
export async function pullAsPartner(url: string, say: (line: string) => void): Promise<boolean> {
  const full = await fetch(url)
  const text = await full.text()
  if (full.status !== 200) {
    say(`The feed answers ${full.status}: ${text.slice(0, 300)}`)
    return false
  }
  const judged = judgeFeed(text)
  say(`${judged.format ?? 'No feed'}: ${judged.homes.length} homes, ${judged.removed.length} taken out.`)
  const findings = [
    ...judged.findings,
    ...(judged.format === 'OPENIMMO' ? await schemaErrors(text, say) : []),
  ]
  const etag = full.headers.get('etag')
  const again = await fetch(url, { headers: etag ? { 'if-none-match': etag } : {} })
  await again.body?.cancel()
  if (again.status !== 304) findings.push(`The same feed answers ${again.status} to its ETag, not 304.`)
  if (judged.cursor !== null) {
    const changes = judgeFeed(
      await (await fetch(`${url}?cursor=${encodeURIComponent(judged.cursor)}`)).text(),
    )
    say(`Since ${judged.cursor}: ${changes.homes.length} changed, ${changes.removed.length} taken out.`)
    findings.push(...changes.findings)
  }
  for (const finding of findings) say(`! ${finding}`)
  say(findings.length === 0 ? 'Nothing is wrong.' : `${findings.length} things are wrong.`)
  return findings.length === 0
}

async function schemaErrors(text: string, say: (line: string) => void): Promise<string[]> {
  const schema = process.env['MEZZO_OPENIMMO_SCHEMA']
  if (!schema) {
    say('It is not compared with the schema: MEZZO_OPENIMMO_SCHEMA names none.')
    return []
  }
  const { validateXML } = await import('xmllint-wasm')
  const { errors } = await validateXML({
    xml: [{ fileName: 'openimmo.xml', contents: text }],
    schema: [{ fileName: basename(schema), contents: readFileSync(schema, 'utf8') }],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
