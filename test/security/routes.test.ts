import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../src/server/routes.ts'

const root = join(import.meta.dirname, '../..')

// The matrix and the forged calls are generated from the list of routes: whatever is not in it must be known here.
test('only these files add addresses to the server, beside the list of routes', () => {
  const files = globSync('src/server/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  const adding = files.filter((path) =>
    /\bapp\s*\.(get|post|put|delete|patch|all|route|register\(fastifyStatic)\(?/.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  )
  expect(adding.toSorted()).toEqual([
    'src/server/kernel/graphql/yoga.ts',
    'src/server/kernel/http/assets-of-releases.ts',
    'src/server/kernel/http/health.ts',
    'src/server/kernel/http/route.ts',
    'src/server/people/accounts/auth-routes.ts',
    'src/server/public/html/built-files.ts',
    'src/server/public/html/offline-page.ts',
    'src/server/public/html/pages.ts',
  ])
})

test('every route is there once, and lies under /api unless crawlers or maps read it', () => {
  const names = routes.map(({ method, url }) => `${method} ${url}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const elsewhere = routes.filter(({ url }) => !url.startsWith('/api/'))
  // Where crawlers look for them, and tiles that everybody may keep.
  expect(elsewhere.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /map/:zoom/:x/:y.pbf',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /sitemaps/:name.xml',
  ])
})
