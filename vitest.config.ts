import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const serverTests = ['src/server/**/*.test.ts', 'test/**/*.test.ts']
const unitTests = ['src/domain/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'test/architecture.test.ts']

// Vite would take graphql's ES build for our files while its users take the other one: two copies that
// don't know each other's classes.
const graphql = join(import.meta.dirname, 'node_modules/graphql/index.js')

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: unitTests } },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          // What is parallel needs more connections than the one of the embedded database.
          exclude: [...unitTests, 'test/postgres/**', 'test/repeated-calls.test.ts'],
          env: { MEZZO_TEST_DATABASE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          include: serverTests,
          // Generated from schema and routes, thousands of calls each: what they look at is the same on both.
          exclude: [...unitTests, 'test/security/{matrix,forgery,extra-keys,impersonation}.test.ts'],
          env: { MEZZO_TEST_DATABASE: 'postgres' },
          globalSetup: 'test/postgres/global-setup.ts',
        },
      },
    ],
  },
})
