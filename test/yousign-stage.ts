import { type LocalYousign, startLocalYousign } from '../src/server/kernel/adapters/signing/local-yousign.ts'
import { buildTestApp, type TestApp } from './app.ts'

/** The secret with which the provider of the tests signs what it tells. */
export const yousignSecret = 'secret-of-the-test'

/** A server whose contracts are signed at a local provider. */
export interface YousignStage {
  app: TestApp
  provider: LocalYousign
  /** Has new contracts go there. */
  begin(): Promise<void>
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts the provider and a server that knows it. */
export async function startYousignStage(): Promise<YousignStage> {
  const apiKey = 'key-of-the-test'
  const provider = await startLocalYousign({
    apiKey,
    webhookSecret: yousignSecret,
    now: () => app.services.now(),
  })
  const app = await buildTestApp({
    config: { yousign: { url: provider.url, apiKey, webhookSecret: yousignSecret, isTest: true } },
  })
  return {
    app,
    provider,
    begin: async () => {
      await app.db
        .insertInto('feature_flags')
        .values({ name: 'ENVIRONMENT_YOUSIGN_CONTRACTS', enabled: true, changed_at: app.services.now() })
        .execute()
    },
    reset: async () => {
      await app.reset()
      provider.requests.clear()
      provider.webhooks.length = 0
      provider.fail = null
    },
    close: async () => {
      await app.close()
      await provider.close()
    },
  }
}
