import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

// What `npm run check:mutations` runs again and again: the tests of what it breaks, without those of its users.
export default defineConfig({
  resolve: config.resolve,
  test: {
    include: (process.env.MEZZO_MUTATION_TESTS ?? 'src/domain/**/*.test.ts').split(' '),
    env: { MEZZO_TEST_DATABASE: 'pglite' },
    setupFiles: ['scripts/mutations/quick-properties.ts'],
    // A new worker for each file of tests takes longer than its tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
