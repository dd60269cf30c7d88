import { fireEvent } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const waiting = 'Mezzo isn’t answering right now. We keep trying; nothing you’ve entered is lost.'
const address = { street: 'Lime Street', streetNumber: '4', zipCode: '10115', city: 'Berlin', country: 'DE' }
const network = () =>
  new Network({
    ListingForEdit: {
      listingForEdit: {
        listingId: 'l1',
        groupId: 'g1',
        point: { lon: 13.4, lat: 52.5, source: 'CITY' },
        values: { location: { address }, apartment: {} },
      },
    },
    SetListingPoint: {},
  })

afterEach(closePage)

test('a page that is opened meanwhile says so, and comes by itself', async () => {
  const answers = network()
  answers.turn('busy')
  const page = openPage('/en/dashboard/l/l1/edit/location', jana, answers)
  await page.sees(waiting)
  answers.turn('fair')
  await page.sees('Mezzo is answering again.')
  await page.gone(waiting)
  await page.sees('The centre of the city.')
})

test('what was sent meanwhile goes on by itself with the same key, and what was typed stays', async () => {
  const answers = network()
  const page = openPage('/en/dashboard/l/l1/edit/location', jana, answers)
  await page.sees('The centre of the city.')
  page.fill('Latitude', '52,51')
  const save = await page.find('button', 'Save point')
  answers.turn('busy')
  fireEvent.click(save)
  await page.sees(waiting)
  await page.sees(waiting)
  expect(page.field('Latitude').value).toBe('52,51')
  answers.turn('fair')
  await page.sees('Mezzo is answering again.')
  await page.gone('Save point')
  const keys = answers.sent('SetListingPoint').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test.each([
  [
    'a token',
    'AccountCreateToken',
    'tokens?dialog=token',
    ['Name', 'Accounting'],
    'Create token',
    'mzo_once',
  ],
  [
    'a webhook',
    'CreateWebhook',
    'webhooks?dialog=webhook',
    ['Address', 'https://hooks.example/mezzo'],
    'Set up webhook',
    'whsec_once',
  ],
] as const)(
  '%s is made with one key, and its secret is shown once the server answers',
  async (_, operation, place, [field, value], name, secret) => {
    const given = { error: null, given: { secret } }
    const answers = new Network({
      AccountCreateToken: { createPersonalAccessToken: given },
      CreateWebhook: { createWebhook: given },
    })
    const page = openPage(`/en/my/account/${place}`, jana, answers)
    const button = await page.find('button', name)
    page.fill(field, value)
    answers.turn('busy')
    fireEvent.click(button)
    await page.sees(waiting)
    answers.turn('fair')
    await page.sees(secret)
    const keys = answers.sent(operation).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  },
)

test('what may not arrive twice is not sent twice', async () => {
  const answers = new Network({}, { '/api/auth/sign-in/email': {} })
  const page = openPage('/en/login', null, answers)
  const button = await page.find('button', 'Log in')
  page.fill('Email address', 'jana@mezzo.example')
  page.fill('Password', 'correct horse')
  answers.turn('busy')
  fireEvent.click(button)
  await page.sees('The server can’t be reached.')
  expect(page.field('Email address').value).toBe('jana@mezzo.example')
  expect(answers.calls.filter((url) => url === '/api/auth/sign-in/email')).toHaveLength(1)
})
