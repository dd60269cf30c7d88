import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getNamedType, isInputObjectType, type GraphQLArgument } from 'graphql'
import { schema } from '../../src/server/schema.ts'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../app.ts'

// S9: ten tries per account in fifteen minutes, by whatever door and however they are packed.
let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ config: { trustProxy: 1 } })
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana@mezzo.example'

async function person(): Promise<Browser> {
  await t.createUser({ email, landlord: true })
  return await t.login(email)
}

function signIn(browser: Browser, password: string, address = '203.0.113.1') {
  return t.send(browser, {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
    headers: { 'x-forwarded-for': address },
  })
}

/** Mutations that compare a password, with the name of the argument. */
const doors = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const argument = field.args.find(({ name }) => name === 'password' || name === 'currentPassword')
  return argument
    ? [{ name: field.name, argument: argument.name, others: field.args.filter((one) => one !== argument) }]
    : []
})

function callOf(door: (typeof doors)[number], password: string): string {
  const others = door.others.map(({ name }) => `, ${name}: "another long password"`).join('')
  return `${door.name}(${door.argument}: "${password}"${others}) { error { name reason } }`
}

async function post(browser: Browser, payload: object): Promise<string> {
  return (await t.send(browser, { method: 'POST', url: '/api/graphql', payload })).body
}

test('every argument that holds a password is known to these tests', () => {
  const holds = ({ name, type }: GraphQLArgument): boolean => {
    const named = getNamedType(type)
    return (
      /password/i.test(name) ||
      (isInputObjectType(named) && Object.keys(named.getFields()).some((key) => /password/i.test(key)))
    )
  }
  const fields = Object.values({
    ...schema.getMutationType()?.getFields(),
    ...schema.getQueryType()?.getFields(),
  })
  const holding = fields.filter((field) => field.args.some(holds)).map(({ name }) => name)
  expect(holding).toEqual(doors.map(({ name }) => name))
  expect(doors.length).toBeGreaterThan(3)
})

describe.each(doors)('the password of $name', (door) => {
  const wrong = Array.from({ length: 12 }, (_, at) => callOf(door, `wrong password ${at}`))

  test('can not be guessed by aliases', async () => {
    const browser = await person()
    const body = await post(browser, {
      query: `mutation { ${wrong.map((call, at) => `a${at}: ${call}`).join(' ')} }`,
    })
    expect(body.match(/TOO_MANY_TRIES/g)).toHaveLength(2)
    expect(await post(browser, { query: `mutation { ${callOf(door, PASSWORD)} }` })).toContain(
      'TOO_MANY_TRIES',
    )
  })

  test('can not be guessed by batches', async () => {
    const browser = await person()
    const body = await post(
      browser,
      wrong.map((call) => ({ query: `mutation { ${call} }` })),
    )
    expect(body.match(/TOO_MANY_TRIES/g)).toHaveLength(2)
  })
})

describe('a login', () => {
  test('can not be guessed from many addresses, at once or one after another', async () => {
    await person()
    const browsers = await Promise.all(Array.from({ length: 16 }, () => t.visit()))
    const answers = await Promise.all(
      browsers.map((browser, at) => signIn(browser, `wrong password ${at}`, `203.0.113.${at}`)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    expect((await signIn(await t.visit(), PASSWORD, '198.51.100.7')).statusCode).toBe(429)
  })

  test('counts together with all other doors', async () => {
    const browser = await person()
    for (let i = 0; i < 5; i++) await signIn(await t.visit(), 'wrong wrong wrong', `203.0.113.${i}`)
    const [door] = doors
    const query = `mutation { ${Array.from({ length: 6 }, (_, at) => `a${at}: ${callOf(door ?? { name: '', argument: '', others: [] }, 'wrong wrong')}`).join(' ')} }`
    expect((await post(browser, { query })).match(/TOO_MANY_TRIES/g)).toHaveLength(1)
  })

  test('tells nobody who has an account', async () => {
    await person()
    const ask = async (url: string, payload: object) => {
      const { statusCode, body, headers } = await t.send(await t.visit(), { method: 'POST', url, payload })
      return {
        statusCode,
        body: body.replaceAll(/[\w-]+@mezzo\.example/g, '…'),
        names: Object.keys(headers).toSorted(),
      }
    }
    const both = async (url: string, payloadOf: (address: string) => object) => [
      await ask(url, payloadOf(email)),
      await ask(url, payloadOf('nobody@mezzo.example')),
    ]
    const details = { firstName: 'Jo', lastName: 'Do', name: 'Jo Do', language: 'en', landlord: false }
    const pairs = [
      await both('/api/auth/sign-in/email', (address) => ({ email: address, password: 'wrong wrong wrong' })),
      await both('/api/auth/request-password-reset', (address) => ({ email: address })),
      await both('/api/auth/recovery/ask', (address) => ({ email: address })),
      await both('/api/auth/sign-up/email', (address) => ({
        ...details,
        email: address,
        password: PASSWORD,
      })),
    ]
    for (const [known, unknown] of pairs) expect(known).toEqual(unknown)
  })
})
