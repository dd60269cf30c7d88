import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const open = async (url: string, language = 'de') => {
  const answer = await t.send(null, { method: 'GET', url, headers: { 'accept-language': language } })
  return [answer.statusCode, answer.headers.location]
}

test('links of the app lead to the page in the language of the reader, those of the scheme as well', async () => {
  const id = randomUUID()
  expect(await open(`/api/open?kind=INVOICE_READY&bookingId=${id}`)).toEqual([
    302,
    `/de/dashboard/bookings/${id}`,
  ])
  const link = encodeURIComponent(`web+mezzo://open?kind=RENTAL_AGREEMENT_READY&offerId=${id}`)
  expect(await open(`/api/open?link=${link}`, 'fr')).toEqual([302, `/fr/dashboard/contracts/${id}`])
  const back = encodeURIComponent(`web+mezzo://external-provider?provider=YOUSIGN&side=tenant&offerId=${id}`)
  expect(await open(`/api/open?link=${back}`, 'en')).toEqual([302, `/en/contracts/${id}`])
  expect(await open('/api/open/external-provider?provider=VERIFF&side=tenant')).toEqual([
    302,
    '/de/my/verification',
  ])
})

test('no link leads away from us', async () => {
  const evil = ['//evil.example', 'https://evil.example', '%0d%0aset-cookie:x', '../../../evil']
  for (const value of evil) {
    for (const name of ['link', 'kind', 'notificationId', 'provider'])
      expect(await open(`/api/open?${name}=${encodeURIComponent(value)}`)).toEqual([302, '/de/dashboard'])
    expect(await open(`/api/open?kind=INVOICE_READY&bookingId=${encodeURIComponent(value)}`)).toEqual([
      302,
      '/de/dashboard/bookings',
    ])
  }
  expect(await open('/api/open?kind=INVOICE_READY&kind=BOOKING_LOST')).toEqual([302, '/de/dashboard'])
})
