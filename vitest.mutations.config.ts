import { defineConfig } from 'vitest/config'

// What `npm run check:mutations` runs again and again: the tests of the domain, without those of its users.
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts'],
    setupFiles: ['scripts/mutations/quick-properties.ts'],
    // A new worker for each file of tests takes longer than its tests.
    isolate: false,
    testTimeout: 20_000,
  },
})
