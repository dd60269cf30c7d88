import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { calendarToken } from './token.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimit: 1_000 } })
})
afterAll(() => app.close())

it('limits the calls of one link, not those of the address that asks for many', async () => {
  const landlordId = await app.createUser({ landlord: true })
  const { groupId } = await createListing(app.db, landlordId)
  const now = app.services.now()
  const link = {
    label: 'Google',
    platform: 'GOOGLE',
    language: 'en',
    created_at: now,
    changed_at: now,
  } as const
  const links = await app.db
    .insertInto('calendar_exports')
    .values([1, 2].map(() => ({ landlord_id: landlordId, group_id: groupId, ...link })))
    .returning('id')
    .execute()
  const [first = '', second = ''] = links.map(({ id }) => calendarToken(app.services.config.secret, id))
  const ask = async (token: string) => (await app.app.inject(`/api/calendars/${token}.ics`)).statusCode
  const answers: number[] = []
  for (let call = 0; call < 31; call++) answers.push(await ask(first))
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  expect(await ask(second)).toBe(200)
  // Who guesses is counted by the address, whatever is guessed.
  const guesses: number[] = []
  for (let call = 0; call < 31; call++) guesses.push(await ask(`guess${call}`))
  expect(guesses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
})
