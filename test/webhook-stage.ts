import { afterAll, beforeAll, beforeEach } from 'vitest'
import { parseAllowedHosts } from '../src/server/kernel/config/allowed-hosts.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** The server, and the program that it tells. */
export interface WebhookStage {
  t: TestApp
  receiver: WebhookReceiver
}

/** Starts both before the tests of a file, and ends them after; each test begins with an empty database. */
export function startWebhookStage(): WebhookStage {
  const stage = {} as WebhookStage
  beforeAll(async () => {
    stage.receiver = await startWebhookReceiver()
    const { host } = new URL(stage.receiver.url)
    stage.t = await buildTestApp({ config: { allowedPrivateHosts: parseAllowedHosts(host) } })
  })
  afterAll(async () => {
    await stage.t.close()
    await stage.receiver.close()
  })
  beforeEach(async () => {
    await stage.t.reset()
    stage.receiver.received.length = 0
    stage.receiver.answers.length = 0
  })
  return stage
}

/** What a mutation of webhooks answers. */
export interface WebhookAnswer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  given?: { secret: string; webhook: { id: string } } | null
  webhook?: { id: string; state: string } | null
  delivery?: { id: string } | null
}

const error = 'error { name reason fields }'
const documents = {
  createWebhook: `mutation($input: WebhookInput!, $idempotencyKey: ID) {
    it: createWebhook(input: $input, idempotencyKey: $idempotencyKey) { ${error} given { secret webhook { id } } } }`,
  changeWebhook: `mutation($id: ID!, $input: WebhookInput!) {
    it: changeWebhook(webhookId: $id, input: $input) { ${error} webhook { id state } } }`,
  rotateWebhookSecret: `mutation($id: ID!) {
    it: rotateWebhookSecret(webhookId: $id) { ${error} given { secret webhook { id } } } }`,
  pauseWebhook: `mutation($id: ID!) { it: pauseWebhook(webhookId: $id) { ${error} webhook { id state } } }`,
  resumeWebhook: `mutation($id: ID!) { it: resumeWebhook(webhookId: $id) { ${error} webhook { id state } } }`,
  deleteWebhook: `mutation($id: ID!) { it: deleteWebhook(webhookId: $id) { ${error} webhook { id state } } }`,
  testWebhook: `mutation($id: ID!) { it: testWebhook(webhookId: $id) { ${error} delivery { id } } }`,
  resendWebhookDelivery: `mutation($id: ID!) {
    it: resendWebhookDelivery(deliveryId: $id) { ${error} delivery { id } } }`,
}

/** Does something with webhooks through HTTP. */
export async function changing(
  { t }: WebhookStage,
  browser: Browser,
  name: keyof typeof documents,
  variables: object,
): Promise<WebhookAnswer> {
  const answer = await t.graphql<{ it: WebhookAnswer } | null>(documents[name], { ...variables }, browser)
  if (!answer.data) throw new Error(answer.errors?.map(({ message }) => message).join('\n') ?? 'no data')
  return answer.data.it
}

/** A landlord with a home, a tenant, and a webhook that is told of some events, with its secret. */
export async function stageWithWebhook(stage: WebhookStage, events: readonly string[]) {
  const people = await createStage(stage.t)
  const landlord = await stage.t.loginConfirmed('jana@mezzo.example')
  const { given: made } = await changing(stage, landlord, 'createWebhook', {
    input: { url: stage.receiver.url, events },
  })
  const { secret, webhook } = given(made)
  return { ...people, landlord, secret, webhookId: webhook.id }
}

/** A delivery as the log shows it. */
export interface LoggedDelivery {
  id: string
  eventId: string
  event: string
  state: string
  attempts: number
  failure: string | null
  statusCode: number | null
  answer: string
  body: string | null
  nextAttemptAt: string | null
}

/** The log of a webhook. */
export async function logOf({ t }: WebhookStage, browser: Browser, id: string): Promise<LoggedDelivery[]> {
  const { data } = await t.graphql<{ webhookDeliveries: LoggedDelivery[] }>(
    `query($id: ID!) { webhookDeliveries(endpointId: $id) {
      id eventId event state attempts failure statusCode answer body nextAttemptAt } }`,
    { id },
    browser,
  )
  return data.webhookDeliveries
}

/** The webhooks of a landlord. */
export async function webhooksOf({ t }: WebhookStage, browser: Browser) {
  const { data } = await t.graphql<{
    webhookEndpoints: {
      id: string
      state: string
      failingSince: string | null
      events: string[]
      url: string
    }[]
  }>('{ webhookEndpoints { id url state failingSince events } }', {}, browser)
  return data.webhookEndpoints
}

/** Sends what is due by now, whatever it has waited for. */
export async function sendAll({ t }: WebhookStage): Promise<void> {
  await t.boss.getDb().executeSql(`update pgboss.job set start_after = now() where state < 'active'`)
  await t.runJobs()
}
