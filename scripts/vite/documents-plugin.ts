import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../processes.ts'

const generated = join(root, 'src/web/gen/graphql.ts')

/** Puts each GraphQL document where it is used: the generated map would bring all of them to every page (F3). */
export function documentsInPlace(): Plugin {
  let documents: ReadonlyMap<string, string> | undefined
  return {
    name: 'documents-in-place',
    enforce: 'pre',
    buildStart() {
      documents = undefined
    },
    watchChange() {
      documents = undefined
    },
    transform(code, id) {
      if (!id.includes('/src/web/') || !/from '[./]+gen\/gql\.ts'/.test(code)) return
      documents ??= readDocuments()
      const known = documents
      return code
        .replace(/import { graphql } from '[./]+gen\/gql\.ts'/, '')
        .replaceAll(/\bgraphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]+)`,?\s*\)/g, (_, source: string) => {
          const [, kind, name = ''] = /(query|mutation|fragment)\s+(\w+)/.exec(source) ?? []
          if (kind === 'fragment') return "''"
          const text = known.get(name)
          if (!text) throw new Error(`${id}: document ${name} is not generated; run: npm run gen`)
          return JSON.stringify(text)
        })
    },
  }
}

/** The generated documents by their names. */
function readDocuments(): ReadonlyMap<string, string> {
  const all = readFileSync(generated, 'utf8')
  const found = all.matchAll(/const (\w+)Document = new TypedDocumentString\(`([^`]+)`/g)
  return new Map([...found].map(([, name = '', text = '']) => [name, text.replaceAll(/\s+/g, ' ').trim()]))
}
