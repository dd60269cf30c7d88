import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfDocument } from '../src/server/kernel/graphql/stored-operations.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { root } from './processes.ts'

// The operations that the pages send, as the code generator has printed them: hash -> name.
const generated = readFileSync(join(root, 'src/web/gen/graphql.ts'), 'utf8')
const operations = [...generated.matchAll(/const (\w+)Document = new TypedDocumentString\(`([^`]+)`/g)]
const stored = operations.map(([, name = '', text = '']) => [hashOfDocument(text), name] as const)
const sorted = stored.sort(([, one], [, other]) => (one < other ? -1 : 1))
writeGenerated(
  join(root, 'src/stored-operations.json'),
  `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
)

// Those that the server asks itself, to write public pages: name -> text.
const asked = [
  'EntryReferrer',
  'LegalOperator',
  'PublicListing',
  'PublicListings',
  'PublicMap',
  'PublicSearch',
  'SimilarListings',
]
const texts = operations.flatMap(([, name = '', text = '']) =>
  asked.includes(name) ? [[name, text.replaceAll(/\s+/g, ' ').trim()] as const] : [],
)
writeGenerated(
  join(root, 'src/public-operations.json'),
  `${JSON.stringify(Object.fromEntries(texts.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`,
)
