import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../processes.ts'

/** Puts each GraphQL document where it is used: the generated map would bring all of them to every page (F3). */
export function documentsInPlace(): Plugin {
  const generated = join(root, 'src/web/gen/graphql.ts')
  return {
    name: 'documents-in-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/web/') || !/from '[./]+gen\/gql\.ts'/.test(code)) return
      const documents = new Map<string, string>()
      const all = readFileSync(generated, 'utf8')
      for (const [, name, text] of all.matchAll(
        /const (\w+)Document = new TypedDocumentString\(`([^`]+)`/g,
      )) {
        if (name && text) documents.set(name, text.replaceAll(/\s+/g, ' ').trim())
      }
      return code
        .replace(/import { graphql } from '[./]+gen\/gql\.ts'/, '')
        .replaceAll(/\bgraphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]+)`,?\s*\)/g, (_, source: string) => {
          const [, kind, name = ''] = /(query|mutation|fragment)\s+(\w+)/.exec(source) ?? []
          if (kind === 'fragment') return "''"
          const text = documents.get(name)
          if (!text) throw new Error(`${id}: document ${name} is not generated; run: npm run gen`)
          return JSON.stringify(text)
        })
    },
  }
}
