import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { commandPortal, createPortal, loginSales, pull } from '../../../../test/portals.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimit: 1_000 } })
})
afterAll(() => app.close())

it('limits the calls of one portal, and whoever guesses by the address', async () => {
  const sales = await loginSales(app)
  const first = given((await createPortal(app, sales)).portal).url
  const second = given((await createPortal(app, sales)).portal).url
  const answers: number[] = []
  for (let call = 0; call < 13; call++) answers.push((await pull(app, first)).statusCode)
  expect(answers).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  expect((await pull(app, second)).statusCode).toBe(200)
  const guesses: number[] = []
  for (let call = 0; call < 13; call++)
    guesses.push((await app.app.inject(`/api/portals/guess${call}`)).statusCode)
  expect(guesses).toEqual([...Array.from({ length: 12 }, () => 404), 429])
})

it('lets the portal in by its new link, however often a former one that leaked is asked', async () => {
  const sales = await loginSales(app, 'lee@mezzo.example')
  const { id, url } = given((await createPortal(app, sales)).portal)
  const { portal } = await commandPortal(app, sales, 'replacePartnerPortalLink', id)
  for (let call = 0; call < 13; call++) await pull(app, url)
  expect((await pull(app, url)).statusCode).toBe(429)
  expect((await pull(app, given(portal).url)).statusCode).toBe(200)
})
