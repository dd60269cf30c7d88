import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { textBundles, textsAreCompiled } from './scripts/vite/text-plugin.ts'

const serverTests = ['src/server/**/*.test.ts', 'test/**/*.test.ts']
const pageTests = ['src/web/page-states/**/*.test.ts']
const unitTests = [
  'src/domain/**/*.test.ts',
  'src/web/**/*.test.{ts,tsx}',
  'test/{announced,architecture,backup-alarm,database-balancer,deploy,disk-guard,failover-judge,image,previous-release,retention,with-node}.test.ts',
  'test/restore/{copies,words}.test.ts',
  'bench/*.test.ts',
  // It needs no database.
  'src/server/kernel/http/strings.test.ts',
  'src/server/kernel/db/migration-rules.test.ts',
]

// What these look at is the same on both databases: rules seen through the API, documents, texts, whom a policy names.
// The statements behind them are tried on both by the tests of their features. They run where they are quicker.
const onPostgresOnly = [
  // What is parallel needs more connections than the one of the embedded database.
  'test/repeated-calls.test.ts',
  'test/{race,race-blocks,race-imports,race-handovers}.test.ts',
  'test/stops.test.ts',
  // Each of these demos is a server of its own; that of the embedded database is entered in the wide window.
  'src/server/people/demo-visits/**',
  'test/paying-crash.test.ts',
  // The embedded database belongs to the process that serves the pages.
  'src/server/worker.test.ts',
  // It looks at a server, and the embedded database is none.
  'test/doctor/**',
  'test/days.test.ts',
  'test/notified.test.ts',
  'test/every-value/**',
  'test/security/{forgery,extra-keys,impersonation,guessing,matrix}.test.ts',
  'src/server/listings/content/fuzz.test.ts',
  'src/server/rentals/offers/contract-document.test.ts',
  'src/server/calendars/feeds/{polling*,before-a-yes,window-closures}.test.ts',
  'src/server/rentals/seal/**',
  'src/server/rentals/signing/**',
  'src/server/rentals/bookings/cancellation.test.ts',
  'src/server/rentals/tenant-documents/**',
  'src/server/rentals/contract-terms/**',
  'src/server/rentals/extensions/**',
  'src/server/calendars/partners/**',
  'src/server/listings/pictures/**',
  'src/server/kernel/files/{quota,uploads}.test.ts',
  'src/server/kernel/http/{trusted-proxies,rate-limit}.test.ts',
  'src/server/kernel/load/**',
  'src/server/kernel/jobs/{missed,long-jobs}.test.ts',
  'src/server/people/accounts/{two-factor,new-passwords,sign-up}.test.ts',
  'src/server/listings/content/rest.test.ts',
  'src/server/money/books/books.test.ts',
  'src/server/money/{bank,payouts,terms}/**',
  'src/server/rentals/deposits/**',
  // The random lives of test/money-lives do all of this on the embedded database.
  'src/server/money/{disputes,invoices,paying-out,payments,payout-accounts,reconciliation,refunds}/**',
  // The random lives of test/lifecycle give each of these commands on the embedded database.
  'test/{refusals,consequences}.test.ts',
  // The demo fills itself with all of these on the embedded database, and the browser tests of the wide window do them.
  'src/server/rentals/solvency/**',
  'src/server/people/identity/**',
  'src/server/money/{tax-data,tax-report}/**',
  // Its rows are many: what is asked for there is the plan of a database that has them.
  'test/lists-at-scale.test.ts',
  'src/server/rentals/requests/{check,rejecting,suggestion,take-back,deadlines,owed-contract,extension-turns}.test.ts',
]
const onEmbeddedOnly = [
  'src/server/calendars/feeds/parse/**',
  'test/calendars/**',
  'test/feeds/**',
  // They look at the demo, which fills itself on the embedded database.
  'test/restore/**',
  'test/lifecycle/**',
  'test/tour.test.ts',
  // Which metrics there are depends on no database.
  'test/observability.test.ts',
  // The server of the phone's browser tests fills itself with it on PostgreSQL.
  'src/server/demo/**',
  'src/server/calendars/exports/write-calendar.test.ts',
  'src/server/kernel/outbound/**',
  // They need no database.
  'src/server/money/documents/**',
  'test/einvoices/**',
  'test/tax-report/**',
  'test/sending-pace.test.ts',
  'src/server/kernel/adapters/**',
  // What comes from elsewhere is read and weighed before any statement: addresses, archives, calendars, documents.
  'src/server/listings/places/{geocoder,packaged-places}.test.ts',
  'src/server/public/data-imports/hostile-archives.test.ts',
  'src/server/calendars/exports/echo.test.ts',
  'test/external-signers.test.ts',
  'test/security/{hostile-documents,stored-operations}.test.ts',
  // Whom a policy names, call by call: test/security/matrix asks for every field on PostgreSQL.
  'src/server/public/deletion/blocked.test.ts',
  'src/server/public/handover/foreign-access.test.ts',
  'test/security/frozen.test.ts',
  'test/label-effects.test.ts',
]

// Hundreds of modules are read once per worker instead of once per file, which took a third of the time.
const isolate = false

// What replaces a module or a global wants its own; pages put back what they replace.
const replacing = globSync(unitTests, { cwd: import.meta.dirname, exclude: pageTests }).filter((path) =>
  /\bvi\.(?:mock|hoisted|stubGlobal)\(/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
)

// Vite would take graphql's ES build for our files while its users take the other one: two copies that
// don't know each other's classes.
const graphql = join(import.meta.dirname, 'node_modules/graphql/index.js')

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    pool: 'forks',
    // The router tells the console of pages that failed, as some are meant to.
    silent: 'passed-only',
    maxWorkers: 2,
    // Tests wait for what they need; these limits only end what hangs, on a machine busy with other things, too.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', isolate, include: unitTests, exclude: [...replacing, ...pageTests] },
      },
      { extends: true, test: { name: 'unit-alone', include: replacing } },
      {
        extends: true,
        plugins: [textBundles()],
        resolve: { alias: textsAreCompiled },
        test: {
          name: 'pages',
          isolate,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          include: pageTests,
          // For the alias.
          server: { deps: { inline: ['use-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate,
          include: serverTests,
          exclude: [...unitTests, 'test/postgres/**', ...onPostgresOnly],
          env: { MEZZO_TEST_DATABASE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          isolate,
          include: serverTests,
          exclude: [...unitTests, ...onEmbeddedOnly],
          env: { MEZZO_TEST_DATABASE: 'postgres' },
          globalSetup: 'test/postgres/global-setup.ts',
        },
      },
    ],
  },
})
