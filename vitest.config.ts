import { defineConfig } from 'vitest/config'

const serverTests = ['src/server/**/*.test.ts', 'test/**/*.test.ts']
const unitTests = ['src/domain/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'test/architecture.test.ts']

export default defineConfig({
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
          exclude: [...unitTests, 'test/postgres/**'],
          env: { MEZZO_TEST_DATABASE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          include: serverTests,
          exclude: unitTests,
          env: { MEZZO_TEST_DATABASE: 'postgres' },
          globalSetup: 'test/postgres/global-setup.ts',
        },
      },
    ],
  },
})
