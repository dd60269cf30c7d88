import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('src/web/gen/'))
const importing =
  /^\s*(?:import|export)\s(?:type\s)?(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
const imports = files.flatMap((from) =>
  [...read(from).matchAll(importing)].map(([text, fixed, dynamic = '']) => {
    const name = fixed ?? dynamic
    const to = name.startsWith('.') ? join(dirname(from), name).replaceAll('\\', '/') : name
    return { from, to, lazy: !fixed, typeOnly: /^\s*(import|export)\s+type\s/.test(text) }
  }),
)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const folder = (path: string, depth: number) => path.split('/').slice(0, depth).join('/')
const area = (path: string) => folder(path, 3)

/** The areas of each floor in their order: each imports those before it, and itself. */
const AREAS = {
  domain: [
    'catalogue',
    'kernel',
    'people',
    'listings',
    'notifications',
    'calendars',
    'rentals',
    'money',
    'public',
  ],
  server: [
    'kernel',
    'people',
    'listings',
    'notifications',
    'calendars',
    'rentals',
    'money',
    'public',
    'demo',
  ],
} as const
const isRootOfServer = (path: string) => /^src\/server\/[^/]+$/.test(path)
const areaName = (path: string) => /^src\/(?:domain|server)\/([^/]+)\/./.exec(path)?.[1]
const breaking = (rule: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => !isTest(from) && rule(from, to)).map(({ from, to }) => `${from} -> ${to}`)

function circles(edges: readonly { from: string; to: string }[]): string[] {
  const graph = Map.groupBy(edges, ({ from }) => from)
  const found: string[] = []
  const done = new Set<string>()
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) found.push([...trail.slice(trail.indexOf(node)), node].join(' -> '))
    if (trail.includes(node) || done.has(node)) return
    for (const { to } of graph.get(node) ?? []) visit(to, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

describe('ARCHITECTURE.md', () => {
  test('the domain imports the domain, zod and ibantools', () => {
    const allowed = (to: string) =>
      to.startsWith('src/domain/') || ['zod', 'zod/mini', 'ibantools'].includes(to)
    expect(breaking((from, to) => from.startsWith('src/domain/') && !allowed(to))).toEqual([])
  })

  test('server and web never import each other', () => {
    const side = (path: string) => /^src\/(server|web)\//.exec(path)?.[1]
    expect(breaking((from, to) => !!side(from) && !!side(to) && side(from) !== side(to))).toEqual([])
  })

  test('api, rest and jobs use actions, actions use sql, never upward; another feature keeps its api to itself', () => {
    const layers = [/\/(\w+-)*sql\.ts$/, /\/(\w+-)*actions\.ts$/, /\/(\w+-)*(api|rest|jobs)\.ts$/]
    const layer = (path: string) =>
      path.startsWith('src/server/') ? layers.findIndex((it) => it.test(path)) : -1
    expect(breaking((from, to) => layer(from) >= 0 && layer(to) > layer(from))).toEqual([])
    const feature = (path: string) => folder(path, 4)
    const private_ = (to: string) => /^src\/server\/[^/]+\/[^/]+\/(\w+-)*(api|rest)\.ts$/.test(to)
    expect(
      breaking((from, to) => private_(to) && feature(from) !== feature(to) && !isRootOfServer(from)),
    ).toEqual([])
  })

  test('statements stand in sql.ts and *-sql.ts', () => {
    const statement =
      /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\.executeTakeFirst|import \{[^}]*\bsql\b[^}]*\} from 'kysely'/
    const apart = [
      // How databases are opened, and where every read starts.
      'src/server/kernel/db/',
      'src/server/kernel/viewer/visible-to.ts',
      // It fills the tables of all features at once.
      'src/server/demo/',
    ]
    const others = files.filter(
      (path) =>
        path.startsWith('src/server/') &&
        !isTest(path) &&
        !/\bsql\.ts$/.test(path) &&
        !apart.some((place) => path.startsWith(place)),
    )
    expect(others.filter((path) => statement.test(read(path)))).toEqual([])
  })

  test('days are texts: only day.ts looks at another form of them', () => {
    const objects = /\bTemporal\.Plain(?:Date|YearMonth)\b|\bplainDateISO\b|\.toPlain(?:Date|YearMonth)\(/
    const others = files.filter((path) => !isTest(path) && path !== 'src/domain/kernel/day.ts')
    expect(others.filter((path) => objects.test(read(path)))).toEqual([])
  })

  test('a type of the API stands in one file with all its fields', () => {
    const added = files.flatMap((path) =>
      isTest(path)
        ? []
        : [...read(path).matchAll(/\bbuilder\.objectFields?\(\s*(\w+)/g)].map(([, type]) => ({ path, type })),
    )
    // What later areas know about a person is theirs to tell, so is what payments know about an invoice, and a payload
    // gets what it has in common with others.
    const deliberate = (path: string, type = '') =>
      type === 'userType' ||
      path === 'src/server/money/payments/invoice-fields-api.ts' ||
      path === 'src/server/rentals/lifecycle/fresh-payload-type.ts'
    expect(added.filter(({ path, type }) => !deliberate(path, type))).toEqual([])
  })

  test.each(Object.entries(AREAS))('the areas of %s import those before them', (floor, order) => {
    const found = new Set(
      files.filter((path) => path.startsWith(`src/${floor}/`)).flatMap((path) => areaName(path) ?? []),
    )
    expect([...found].toSorted()).toEqual([...order].toSorted())
    const rank = (path: string) => order.findIndex((name) => name === areaName(path))
    const inFloor = (path: string) => path.startsWith(`src/${floor}/`)
    expect(
      breaking((from, to) => inFloor(from) && inFloor(to) && !!areaName(from) && rank(to) > rank(from)),
    ).toEqual([])
    // What stands at the root puts the areas together; none of them knows it.
    expect(breaking((from, to) => inFloor(to) && !areaName(to) && !!areaName(from))).toEqual([])
  })

  test.each([
    ['areas', 3],
    ['features of an area', 4],
  ])('no folders of %s import in circles', (_, depth) => {
    const isFolder = (path: string) => path.split('/').length > depth
    const edges = imports.flatMap(({ from, to, lazy, typeOnly }) =>
      lazy || typeOnly || isTest(from) || !isFolder(from) || !isFolder(to) || !to.startsWith('src/')
        ? []
        : [{ from: folder(from, depth), to: folder(to, depth) }],
    )
    expect(circles(edges.filter(({ from, to }) => from !== to))).toEqual([])
  })

  test('ui knows only itself, and the features of the web only themselves', () => {
    const product = (to: string) => to.startsWith('src/') && !to.startsWith('src/web/ui/')
    const routing = /^@tanstack\/react-(router|query)/
    expect(
      breaking((from, to) => from.startsWith('src/web/ui/') && (product(to) || routing.test(to))),
    ).toEqual([])
    const open = ['shared', 'ui', 'i18n', 'gen', 'errors', 'shell'].map((name) => `src/web/${name}`)
    const feature = (path: string) => /^src\/web\/[^/]+\/./.test(path) && !open.includes(area(path))
    expect(breaking((from, to) => feature(from) && feature(to) && area(from) !== area(to))).toEqual([])
  })

  test('there are no barrels', () => {
    expect(files.filter((path) => /^index\.tsx?$/.test(basename(path)))).toEqual([])
  })

  test('no imports go round in circles', () => {
    const atOnce = imports.filter(({ lazy, typeOnly }) => !lazy && !typeOnly)
    expect(circles(atOnce)).toEqual([])
  })

  test('what counts and traces is loaded only where somebody wants to know', () => {
    const home = 'src/server/kernel/telemetry/'
    const loaded = /telemetry\/(?:open-tracing|trace-outbound|meters|read-gauges|operator-port)\.ts$/
    const begin = (from: string) => from === `${home}observe.ts` || !from.startsWith(home)
    expect(
      breaking((from, to) => /^(?:@opentelemetry\/|prom-client$)/.test(to) && !from.startsWith(home)),
    ).toEqual([])
    const atOnce = imports.filter(({ lazy, typeOnly }) => !lazy && !typeOnly)
    expect(atOnce.filter(({ from, to }) => !isTest(from) && begin(from) && loaded.test(to))).toEqual([])
  })

  test('names of files say what is inside, in kebab-case', () => {
    const vague = /(^|[-.])(utils?|helpers?|common|types|manager|service|misc)[-.]/
    // Words of the specification and of browsers.
    const deliberate = ['listing-service.ts', 'tenant-service-fee-payment.ts', 'service-worker.ts']
    const names = globSync('{src,test,e2e,scripts,bench}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: ['**/node_modules/**'],
    }).filter((path) => !deliberate.includes(basename(path)))
    const bad = names.filter((path) => vague.test(basename(path)) || !/^[a-z0-9$_.-]+$/.test(basename(path)))
    expect(bad).toEqual([])
  })

  test('nothing is written to the console, and the lock file names no package host', () => {
    const chatty = files.filter((path) => !isTest(path) && /\bconsole\.\w+\(/.test(read(path)))
    expect(chatty).toEqual([])
    expect(read('package-lock.json')).not.toMatch(/"resolved": "(?!\.\.?\/)/)
  })

  test.each([
    ['HTML that is not written by React', /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/],
    ['code made of texts', /\beval\(|new Function\(/],
    ['connections whose certificate nobody checks', /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/],
    ['digests that can be forged', /createHash\('(?:md5|sha1)'\)/],
  ])('there is nothing of %s', (_, pattern) => {
    expect(files.filter((path) => !isTest(path) && pattern.test(read(path)))).toEqual([])
  })

  test('the environment is read where the process begins', () => {
    const readers = files.filter((path) => !isTest(path) && /\bprocess\.env\b/.test(read(path)))
    expect(readers.toSorted()).toEqual(['src/server/start.ts', 'src/server/worker.ts'])
  })

  test('what documents link to is there', () => {
    const documents = globSync('{*.md,docs/**/*.md,bench/*.md}', { cwd: root })
    const links = documents.flatMap((from) =>
      [...read(from).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ from, to })),
    )
    const missing = links.filter(({ from, to }) => !existsSync(join(root, dirname(from), to)))
    expect(missing).toEqual([])
  })
})
