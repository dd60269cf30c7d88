import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/multipart.ts'
import { accessLinkToken } from '../../people/access-links/token.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimit: 1_000 } })
})
afterAll(() => app.close())

it('limits the photos that come by one link in a minute, each link for itself', async () => {
  const landlordId = await app.createUser({ landlord: true })
  const link = { landlord_id: landlordId, label: 'Marta', created_at: app.services.now() }
  const rows = await app.db.insertInto('cleaning_links').values([link, link]).returning('id').execute()
  const [busy = '', calm = ''] = rows.map(({ id }) =>
    accessLinkToken(app.services.config.secret, id, 'cleaning link'),
  )
  const visitor = await app.visit()
  const put = async (token: string) =>
    (
      await app.send(visitor, {
        method: 'POST',
        url: `/api/cleaning-plan-photos?token=${token}`,
        ...multipart({ uploadId: 'x' }, { name: 'a.jpg', content: 'x' }),
      })
    ).statusCode
  const answers: number[] = []
  for (let call = 0; call < 31; call++) answers.push(await put(busy))
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  expect(await put(calm)).toBe(422)
})
