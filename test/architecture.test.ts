import { globSync, readFileSync } from 'node:fs'
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
const area = (path: string) => path.split('/').slice(0, 3).join('/')
const breaking = (rule: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => !isTest(from) && rule(from, to)).map(({ from, to }) => `${from} -> ${to}`)

describe('ARCHITECTURE.md', () => {
  test('the domain imports the domain and zod', () => {
    const allowed = (to: string) => to.startsWith('src/domain/') || to === 'zod' || to === 'zod/mini'
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
    const private_ = (to: string) => /^src\/server\/[^/]+\/(\w+-)*(api|rest)\.ts$/.test(to)
    const root = (from: string) => /^src\/server\/([^/]+\.ts$|graphql\/|http\/)/.test(from)
    expect(breaking((from, to) => private_(to) && area(from) !== area(to) && !root(from))).toEqual([])
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
    const graph = Map.groupBy(
      imports.filter(({ lazy, typeOnly }) => !lazy && !typeOnly),
      ({ from }) => from,
    )
    const cycles: string[] = []
    const done = new Set<string>()
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      if (trail.includes(path) || done.has(path)) return
      for (const { to } of graph.get(path) ?? []) visit(to, [...trail, path])
      done.add(path)
    }
    for (const path of files) visit(path, [])
    expect(cycles).toEqual([])
  })

  test('names of files say what is inside, in kebab-case', () => {
    const vague = /(^|[-.])(utils?|helpers?|common|types|manager|service|misc)[-.]/
    // Words of the specification and of browsers.
    const meant = ['listing-service.ts', 'tenant-service-fee-payment.ts', 'service-worker.ts']
    const names = globSync('{src,test,e2e,scripts,bench}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: ['**/node_modules/**'],
    }).filter((path) => !meant.includes(basename(path)))
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
})
