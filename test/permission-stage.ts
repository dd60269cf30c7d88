import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Permission } from '../src/domain/catalogue/people.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'

/** The instant at which each test begins. */
export const start = Temporal.Instant.from('2026-11-26T10:00:00Z')

/** Two who manage permissions, logged in, and somebody who has none. */
export interface PermissionStage {
  t: TestApp
  sam: Browser
  ines: Browser
  samId: string
  inesId: string
  kimId: string
}

/** Starts the server before the tests of a file and ends it after; each begins with these three people alone. */
export function startPermissionStage(): PermissionStage {
  const stage = {} as PermissionStage
  beforeAll(async () => {
    stage.t = await buildTestApp()
  })
  afterAll(() => stage.t.close())
  beforeEach(async () => {
    await stage.t.reset()
    stage.t.setNow(start)
    stage.samId = await addMember(stage.t, 'sam', ['DEVELOPER'])
    stage.inesId = await addMember(stage.t, 'ines', ['DEVELOPER'])
    stage.kimId = await addMember(stage.t, 'kim', [])
    stage.sam = await stage.t.login('sam@mezzo.example')
    stage.ines = await stage.t.login('ines@mezzo.example')
  })
  return stage
}

/** Somebody with these permissions; answers the id. */
export function addMember(t: TestApp, name: string, permissions: Permission[]): Promise<string> {
  const email = `${name}@mezzo.example`
  return t.createUser({ email, firstName: name, lastName: 'Lind', permissions })
}

/** Why, as the calls of these tests say it. */
export const reason = 'She looks after landlords now.'
const error = 'error { name reason }'
const documents = {
  give: `mutation($userId: ID!, $permission: Permission!, $reason: String!, $key: ID!) {
    answer: givePermission(userId: $userId, permission: $permission, reason: $reason, idempotencyKey: $key) { ${error} } }`,
  take: `mutation($userId: ID!, $permission: Permission!, $reason: String!, $key: ID!) {
    answer: takePermission(userId: $userId, permission: $permission, reason: $reason, idempotencyKey: $key) { ${error} } }`,
  confirm: `mutation($requestId: ID!, $key: ID!) {
    answer: confirmPermission(requestId: $requestId, idempotencyKey: $key) { ${error} } }`,
  decline: `mutation($requestId: ID!, $reason: String!, $key: ID!) {
    answer: declinePermission(requestId: $requestId, reason: $reason, idempotencyKey: $key) { ${error} } }`,
  withdraw: `mutation($requestId: ID!, $key: ID!) {
    answer: withdrawPermission(requestId: $requestId, idempotencyKey: $key) { ${error} } }`,
}

/** Steps of the tests about permissions. */
export function permissionSteps(stage: PermissionStage) {
  /** What the call was refused with, its reason where there is one; null: it was done. */
  async function ask(
    name: keyof typeof documents,
    as: Browser,
    variables: Record<string, unknown>,
  ): Promise<string | null> {
    const { data, errors } = await stage.t.graphql<{
      answer: { error: { name: string; reason: string | null } | null }
    } | null>(documents[name], { key: randomUUID(), reason, userId: stage.kimId, ...variables }, as)
    if (!data) return errors?.[0]?.extensions?.name ?? 'nothing'
    return data.answer.error?.reason ?? data.answer.error?.name ?? null
  }

  async function permissionsOf(id: string): Promise<string[]> {
    const row = await stage.t.db
      .selectFrom('users')
      .select('permissions')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.permissions.toSorted()
  }

  const waiting = () =>
    stage.t.db
      .selectFrom('permission_requests')
      .selectAll()
      .where('outcome', 'is', null)
      .orderBy('asked_at')
      .execute()

  async function askFor(permission: Permission, as = stage.sam, userId = stage.kimId): Promise<string> {
    const refused = await ask('give', as, { permission, userId })
    if (refused) throw new Error(refused)
    return given((await waiting()).find((one) => one.permission === permission)).id
  }

  const mailsOf = async () =>
    (await stage.t.db.selectFrom('mails').select(['to', 'template']).execute())
      .map(({ to, template }) => `${template} ${to}`)
      .toSorted()

  const loggedActions = async () =>
    (await stage.t.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    )

  return { ask, askFor, permissionsOf, waiting, mailsOf, loggedActions }
}
