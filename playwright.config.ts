import { defineConfig } from '@playwright/test'
import { answeredConsent } from './scripts/answered-consent.ts'
import { projects } from './scripts/e2e-projects.ts'
import { launchFlags } from './scripts/launch-flags.ts'

/** Addresses by project, given by scripts/e2e.ts, which starts a server of its own for each. */
const servers = JSON.parse(process.env.MEZZO_E2E_SERVERS ?? '{}') as Record<string, string>

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // Two windows share one server and two processors. What passes at its second try only is named as flaky.
  retries: 1,
  // Each wait has a limit of its own; this one only ends what hangs, on a machine busy with other things, too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    timezoneId: 'Europe/Berlin',
    // Whether visits may be told apart was answered long ago: only one test is about the question.
    storageState: answeredConsent,
    // Only the test of the service worker has one, so that no other sees what it kept.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording one takes as long again as half of a test; `npm run test:e2e -- --trace retain-on-failure` records.
    // Nobody waits for what moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: { executablePath: process.env.MEZZO_CHROMIUM || undefined, args: launchFlags },
  },
  projects: projects.map(({ name, locale, width, height, leftOut }) => ({
    name,
    testIgnore: leftOut,
    use: {
      baseURL: servers[name] ?? 'http://localhost:3000',
      locale,
      viewport: { width, height },
      hasTouch: width < 610,
    },
  })),
})
