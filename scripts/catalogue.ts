import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '../src/domain/catalogue/catalogue.ts'
import { root } from './processes.ts'

// Lists every concept of the catalogue with the values that nothing outside it uses: those are decoration so far.
// A value is used where it stands in quotes or as a key of an object, or with its whole list; labels don't count.
const files = globSync('src/**/*.{ts,tsx,sql}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^src\/(domain\/catalogue|web\/gen)\/|[.]gen[.]|[.]test[.]|[.]test-data[.]/.test(path))
const sources = files.map((path) => readFileSync(join(root, path), 'utf8'))
const words = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/(['"`])([\w+:-]+)\1|\b([\w]+)\s*:/g)].map((match) => match[2] ?? match[3] ?? ''),
  ),
)
const listNames = namesOfLists()

let values = 0
let unused = 0
for (const [concept, list] of Object.entries(CATALOGUE)) {
  const names = new RegExp(`\\b(${(listNames.get(concept) ?? []).join('|')})\\b`)
  const users = sources.filter((text) => names.test(text)).length
  const idle = list.filter((value) => !words.has(value))
  values += list.length
  if (users === 0) unused += idle.length
  const spread = users === 0 ? 'list unused' : `list used in ${users} ${users === 1 ? 'file' : 'files'}`
  const unusedWords =
    idle.length === 0 ? '' : `\n    ${users === 0 ? 'unused' : 'only in the list'}: ${idle.join(', ')}`
  process.stdout.write(`${concept}: ${list.length} values, ${spread}${unusedWords}\n`)
}
process.stdout.write(
  `${Object.keys(CATALOGUE).length} concepts, ${values} values, ${unused} of them unused outside the catalogue\n`,
)

function namesOfLists(): Map<string, string[]> {
  const table = readFileSync(join(root, 'src/domain/catalogue/catalogue.ts'), 'utf8')
  const rows = table.matchAll(/^ {2}(\w+): (.+),$/gm)
  return new Map(
    [...rows].map(([, concept = '', lists = '']) => [
      concept,
      [...lists.matchAll(/\b[A-Z]\w+/g)].map(String),
    ]),
  )
}
