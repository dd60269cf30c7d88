import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { FeatureFlagName } from '../src/domain/catalogue/flags.ts'
import type { Language } from './texts.ts'

/** Somebody who uses the product. */
export interface Person {
  email: string
  password: string
  firstName: string
  lastName: string
  name: string
}

/** The landlord of the demo. */
export const jana: Person = {
  email: 'landlord@mezzo.example',
  password: 'mezzo-demo',
  firstName: 'Jana',
  lastName: 'Keller',
  name: 'Jana Keller',
}

/** The demo's second landlord. */
export const henrike: Person = {
  ...jana,
  email: 'second-landlord@mezzo.example',
  firstName: 'Henrike',
  lastName: 'Lohmann',
  name: 'Henrike Lohmann',
}

/** Staff of the demo, who keep the books, too. */
export const sam: Person = {
  ...jana,
  email: 'staff@mezzo.example',
  firstName: 'Sam',
  lastName: 'Weber',
  name: 'Sam Weber',
}

const syllables = ['ba', 'der', 'fin', 'gas', 'hol', 'kem', 'lor', 'man', 'nis', 'ros', 'sal', 'ter', 'vin']
const firstNames = ['Ada', 'Bruno', 'Clara', 'Emil', 'Frida', 'Hugo', 'Ida', 'Leo', 'Mara', 'Nils', 'Olga']

/** Somebody whom no other test knows. */
export function someone(): Person {
  const pick = (from: readonly string[]) => from[Math.floor(Math.random() * from.length)] ?? ''
  const last = pick(syllables) + pick(syllables) + pick(syllables) + pick(syllables)
  const firstName = pick(firstNames)
  const lastName = last.charAt(0).toUpperCase() + last.slice(1)
  return {
    email: `${firstName}.${lastName}.${Date.now()}@e2e.example`.toLowerCase(),
    password: 'correct horse battery',
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
  }
}

/** Logs the browser of a request context in, without a page. */
export async function login(request: APIRequestContext, person: Person): Promise<void> {
  await post(request, '/api/auth/sign-in/email', { email: person.email, password: person.password })
}

/** Creates the account of a tenant, with the link from the mail, and logs in. */
export async function signUp(
  request: APIRequestContext,
  person: Person,
  language: Language,
  landlord = false,
): Promise<void> {
  await post(request, '/api/auth/sign-up/email', { ...person, landlord, language })
  const [, query] = (await mailedLink(request, person, 'confirmEmail')).split('?')
  const token = new URLSearchParams(query).get('token')
  await post(request, '/api/auth/confirm-email', { token })
}

/** A browser window of its own, in which a landlord who has nothing yet is logged in. */
export async function newLandlord(
  browser: Browser,
  language: Language,
): Promise<{ page: Page; landlord: Person }> {
  const page = await (await browser.newContext()).newPage()
  const landlord = someone()
  await signUp(page.request, landlord, language, true)
  await login(page.request, landlord)
  return { page, landlord }
}

/** The path that the newest mail of a kind to somebody leads to, out of the demo's outbox. */
export async function mailedLink(
  request: APIRequestContext,
  person: Person,
  template: string,
): Promise<string> {
  const answer = await request.get('/api/outbox')
  const { mails } = (await answer.json()) as { mails: { to: string; template: string; text: string }[] }
  const mail = mails.find((sent) => sent.to === person.email && sent.template === template)
  const link = /https?:\/\/[^/\s]+(\S+)/.exec(mail?.text ?? '')?.[1]
  expect(link, `a link in the mail ${template} to ${person.email}`).toBeDefined()
  return link ?? ''
}

/** Asks the API as the browser does; throws for every error, also those that a mutation answers. */
export async function graphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const answer = await post(request, '/api/graphql', { query, variables })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown[] }
  expect(errors, query).toBeUndefined()
  for (const payload of Object.values(data as Record<string, unknown>)) {
    const error = payload && typeof payload === 'object' && 'error' in payload ? payload.error : null
    expect(error, query).toBeNull()
  }
  return data
}

/** Sends JSON as the browser does; throws for every status but a good one. */
export async function post(request: APIRequestContext, url: string, data: object) {
  const token = (await tokenOf(request)) ?? (await visit(request))
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token ?? '') }
  const answer = await request.post(url, { data, headers })
  expect(answer.ok(), `${url}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  return answer
}

async function visit(request: APIRequestContext): Promise<string | undefined> {
  await request.get('/en/login')
  return tokenOf(request)
}

async function tokenOf(request: APIRequestContext): Promise<string | undefined> {
  const { cookies } = await request.storageState()
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
}

/** Staff switch a feature for somebody; null: as it is for everybody. */
export async function switchFeature(
  browser: Browser,
  name: FeatureFlagName,
  userId: string,
  enabled: boolean | null,
): Promise<void> {
  const staff = await browser.newContext()
  await login(staff.request, sam)
  await graphql(
    staff.request,
    `
      mutation ($name: FeatureFlagName!, $userId: ID!, $enabled: Boolean, $key: ID!) {
        setFeatureFlagForUser(
          name: $name
          userId: $userId
          enabled: $enabled
          reason: "A test needs it."
          idempotencyKey: $key
        ) {
          error {
            name
            message
          }
        }
      }
    `,
    { name, userId, enabled, key: randomUUID() },
  )
  await staff.close()
}
