import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { joinTeam } from '../../../../test/power-stage.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { TEMPLATES_MAX } from '../../../domain/rentals/messages/message-template.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
})
afterAll(() => app.close())

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  templates: { nodes: { id: string; name: string; text: string; version: number }[] } | null
}

const fields = 'error { name reason fields } templates { nodes { id name text version } }'

async function save(
  order: { name: string; text: string; templateId?: string; version?: number },
  as: Browser = stage.landlord,
): Promise<Answer> {
  const { data, errors } = await app.graphql<{ answer: Answer } | null>(
    `mutation($templateId: ID, $name: String!, $text: String!, $version: Int!, $key: ID!) {
      answer: saveMessageTemplate(templateId: $templateId, name: $name, text: $text, version: $version, idempotencyKey: $key) { ${fields} } }`,
    { templateId: null, version: 0, ...order, key: randomUUID() },
    as,
  )
  return data?.answer ?? refused(errors?.[0]?.extensions?.name)
}

async function remove(templateId: string, version: number, as: Browser = stage.landlord): Promise<Answer> {
  const { data, errors } = await app.graphql<{ answer: Answer } | null>(
    `mutation($templateId: ID!, $version: Int!, $key: ID!) {
      answer: deleteMessageTemplate(templateId: $templateId, version: $version, idempotencyKey: $key) { ${fields} } }`,
    { templateId, version, key: randomUUID() },
    as,
  )
  return data?.answer ?? refused(errors?.[0]?.extensions?.name)
}

function refused(name: unknown): Answer {
  return { error: { name: String(name), reason: null, fields: null }, templates: null }
}

async function read(as: Browser = stage.landlord) {
  const { data } = await app.graphql<{
    templates: { canBeChanged: boolean; nodes: { name: string; text: string }[] }
  } | null>('{ templates: messageTemplates { canBeChanged nodes { name text } } }', {}, as)
  return data?.templates ?? null
}

async function keep(name: string, text = 'Hello {firstName}') {
  const template = (await save({ name, text })).templates?.nodes.find((node) => node.name === name)
  if (!template) throw new Error(`${name} was not kept.`)
  return template
}

it('the team writes, changes and deletes its templates, and the log says so', async () => {
  const { id } = await keep('Keys')
  await keep('arrival', 'Hello {firstName}, {home} is yours from {from} to {to}. {landlord}')
  expect((await read())?.nodes.map(({ name }) => name)).toEqual(['arrival', 'Keys'])
  const changed = await save({ templateId: id, version: 1, name: ' Keys\n2 ', text: ' Ring. ' })
  expect(changed.templates?.nodes[1]).toEqual({ id, name: 'Keys 2', text: 'Ring.', version: 2 })
  expect((await remove(id, 2)).templates?.nodes).toHaveLength(1)
  const log = await app.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', id)
    .where('landlord_id', '=', stage.landlordId)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    'saveMessageTemplate',
    'saveMessageTemplate',
    'deleteMessageTemplate',
  ])
})

it('what can’t be kept is named: an unknown placeholder, a name that is taken, one too many', async () => {
  const { id } = await keep('Keys')
  expect((await save({ name: 'Bank', text: 'Pay to {iban}' })).error?.fields).toEqual({
    text: 'messageTemplates.text.unknown',
    placeholder: '{iban}',
  })
  expect((await save({ name: 'KEYS', text: 'x' })).error?.fields).toEqual({
    name: 'messageTemplates.name.taken',
  })
  expect((await save({ templateId: id, version: 1, name: 'KEYS', text: 'x' })).error).toBeNull()
  for (let count = 1; count < TEMPLATES_MAX; count++) await keep(`No ${count}`)
  expect((await save({ name: 'More', text: 'x' })).error?.fields).toEqual({
    name: 'messageTemplates.name.tooMany',
  })
})

it('who has read another version neither changes nor deletes it', async () => {
  const { id } = await keep('Keys')
  const both = await Promise.all([
    save({ templateId: id, version: 1, name: 'One', text: 'One' }),
    save({ templateId: id, version: 1, name: 'Two', text: 'Two' }),
  ])
  expect(both.map(({ error }) => error?.reason ?? 'SAVED').toSorted()).toEqual(['CHANGED_ELSEWHERE', 'SAVED'])
  expect((await remove(id, 1)).error?.reason).toBe('CHANGED_ELSEWHERE')
  expect((await remove(id, 2)).error).toBeNull()
  expect((await save({ templateId: id, version: 2, name: 'Keys', text: 'x' })).error?.name).toBe(
    'ResourceNotFoundError',
  )
})

it('who works for some homes alone uses the templates, but changes none', async () => {
  const { id } = await keep('Keys')
  const member = await joinTeam(app, stage.landlordId, { groupIds: [stage.groupId] })
  expect(await read(member.browser)).toMatchObject({ canBeChanged: false, nodes: [{ name: 'Keys' }] })
  const order = { templateId: id, version: 1, name: 'Mine', text: 'x' }
  expect((await save(order, member.browser)).error?.reason).toBe('NO_PERMISSION')
  expect((await remove(id, 1, member.browser)).error?.reason).toBe('NO_PERMISSION')
  expect((await read())?.nodes.map(({ name }) => name)).toEqual(['Keys'])
})

it('another landlord’s templates look as if there were none', async () => {
  const { id } = await keep('Keys')
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const other = await app.login('other@mezzo.example')
  expect(await read(other)).toEqual({ canBeChanged: true, nodes: [] })
  const changed = await save({ templateId: id, version: 1, name: 'Mine', text: 'x' }, other)
  expect(changed.error?.name).toBe('ResourceNotFoundError')
  expect((await remove(id, 1, other)).error?.name).toBe('ResourceNotFoundError')
  expect(await read(stage.tenant)).toBeNull()
  expect((await save({ name: 'Mine', text: 'x' }, stage.tenant)).error?.name).toBe('NotAllowedError')
  expect(await read()).toEqual({ canBeChanged: true, nodes: [{ name: 'Keys', text: 'Hello {firstName}' }] })
})

it('a home’s name is filled in once contact data are shown', async () => {
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  const placeholders = async (as: Browser) => {
    const { data } = await app.graphql<{ found: { firstName: string; home: string | null } | null } | null>(
      'query($id: ID!) { found: messagePlaceholders(listingRequestId: $id) { firstName home landlord } }',
      { id },
      as,
    )
    return data?.found ?? null
  }
  expect((await placeholders(stage.landlord))?.home).toBeNull()
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  const { name } = await app.db.selectFrom('groups').select('name').executeTakeFirstOrThrow()
  expect((await placeholders(stage.landlord))?.home).toBe(name)
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  expect(await placeholders(await app.login('other@mezzo.example'))).toBeNull()
})
