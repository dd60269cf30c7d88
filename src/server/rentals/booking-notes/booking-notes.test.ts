import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let bookingId: string
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
})
afterAll(() => app.close())

interface Note {
  text: string
  version: number
}

async function save(text: string, version: number, as: Browser = stage.landlord) {
  const { data, errors } = await app.graphql<{
    answer: { error: { name: string; reason: string | null } | null; note: Note | null }
  } | null>(
    `mutation($id: ID!, $text: String!, $version: Int!, $key: ID!) {
      answer: saveBookingNote(bookingId: $id, text: $text, version: $version, idempotencyKey: $key) {
        error { name reason } note { text version } } }`,
    { id: bookingId, text, version, key: randomUUID() },
    as,
  )
  return data?.answer ?? { error: { name: errors?.[0]?.extensions?.name, reason: null }, note: null }
}

async function read(as: Browser = stage.landlord): Promise<Note | null> {
  const { data } = await app.graphql<{ note: Note | null } | null>(
    'query($id: ID!) { note: bookingNote(bookingId: $id) { text version } }',
    { id: bookingId },
    as,
  )
  return data?.note ?? null
}

it('a note is the team’s own, version by version', async () => {
  expect(await read()).toEqual({ text: '', version: 0 })
  expect((await save('  Keys with the caretaker. ', 0)).note).toEqual({
    text: 'Keys with the caretaker.',
    version: 1,
  })
  expect((await save('', 1)).note).toEqual({ text: '', version: 2 })
})

it('who has read another version changes nothing, also where two write the first at once', async () => {
  const both = await Promise.all([save('One', 0), save('Two', 0)])
  expect(both.map(({ error }) => error?.reason ?? 'SAVED').toSorted()).toEqual(['CHANGED_ELSEWHERE', 'SAVED'])
  const kept = await read()
  expect((await save('Three', 0)).error?.reason).toBe('CHANGED_ELSEWHERE')
  expect((await save('Three', 7)).error?.reason).toBe('CHANGED_ELSEWHERE')
  expect(await read()).toEqual(kept)
})

it('neither the tenant nor another landlord reads or writes it', async () => {
  await save('Pays late.', 0)
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  for (const as of [stage.tenant, await app.login('other@mezzo.example')]) {
    expect(await read(as)).toBeNull()
    expect((await save('Mine', 1, as)).error?.name).toMatch(/^(NotAllowedError|ResourceNotFoundError)$/)
  }
  expect((await read())?.text).toBe('Pays late.')
  expect((await save('x'.repeat(2001), 1)).error?.name).toBe('ValidationError')
})
