import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runTool, tools } from './processes.ts'

/** What is generated, in this order: each one may read what those before it wrote. */
const generators: { script: string; args?: string[] }[] = [
  { script: 'src/server/kernel/db/generate.ts' },
  { script: 'src/server/print-schema.ts' },
  { script: tools.graphqlCodegen, args: ['--config', 'codegen.ts', '--silent'] },
  { script: 'scripts/stored-operations.ts' },
  { script: 'scripts/states.ts' },
  { script: 'scripts/api-docs.ts' },
  { script: 'scripts/open-api.ts' },
  { script: 'scripts/impersonation-docs.ts' },
  { script: 'scripts/holds-docs.ts' },
  { script: 'scripts/retention-docs.ts' },
  { script: 'scripts/label-docs.ts' },
  { script: 'scripts/distribution-docs.ts' },
  { script: 'scripts/reference-data.ts' },
]
const generated = [
  'src/**/*.gen.ts',
  'src/schema.graphql',
  'src/openapi.json',
  'src/stored-operations.json',
  'src/public-operations.json',
  'src/web/gen/**/*.*',
  'docs/states.md',
  'docs/api.md',
  'docs/holds.md',
  'docs/impersonation.md',
  'docs/retention.md',
  'docs/labels.md',
  'docs/distribution.md',
]

const before = read()
for (const { script, args = [] } of generators) {
  const code = await runTool(script, args)
  if (code !== 0) process.exit(code)
}
if (process.argv.includes('--check')) compare(before, read())

/** Fails when the committed files differ from what their sources give now, and leaves them as they were. */
function compare(committed: Map<string, string>, fresh: Map<string, string>): void {
  const paths = [...new Set([...committed.keys(), ...fresh.keys()])].sort()
  const changed = paths.filter((path) => committed.get(path) !== fresh.get(path))
  for (const path of changed) {
    const text = committed.get(path)
    process.stderr.write(`${path} is not what its source gives: run "npm run gen" and commit the result.\n`)
    if (text === undefined) rmSync(join(root, path))
    else restore(path, text)
  }
  process.stdout.write(`${fresh.size} generated files, ${changed.length} out of date\n`)
  process.exitCode = changed.length > 0 ? 1 : 0
}

function restore(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function read(): Map<string, string> {
  const paths = globSync(generated, { cwd: root }).filter((path) => existsSync(join(root, path)))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
