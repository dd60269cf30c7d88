import type { Page } from '@playwright/test'
import { graphql, login, someone, signUp, type Person } from './api.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'
import type { Translate } from './texts.ts'

async function fillLogin(page: Page, t: Translate, person: Person) {
  await page.getByLabel(t('account.email')).fill(person.email)
  await page.getByRole('textbox', { name: t('account.password') }).fill(person.password)
  await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
}

function redirectOf(page: Page): string | null {
  return new URL(page.url()).searchParams.get('redirect')
}

test('a session that ended elsewhere leads to the login, and what was typed is there again (D8)', async ({
  page,
  browser,
  language,
  t,
  to,
}) => {
  const person = someone()
  await signUp(page.request, person, language, true)
  await page.goto(to('account'))
  const firstName = page.getByLabel(t('myAccount.profile.firstName'))
  await firstName.fill('Zoë')
  const elsewhere = await browser.newContext()
  await login(elsewhere.request, person)
  await graphql(elsewhere.request, 'mutation { endOtherSessions { error { name } } }')
  await elsewhere.close()

  const save = page.getByRole('button', { name: t('myAccount.profile.save') })
  await save.click()
  await expect(page).toHaveURL(new RegExp(`${to('login')}\\?`))
  expect(redirectOf(page)).toBe(to('account'))
  await fillLogin(page, t, person)
  await expect(page).toHaveURL(new RegExp(`${to('account')}$`))
  await expect(firstName).toHaveValue('Zoë')
  await save.click()
  await expect(page.getByText(t('myAccount.profile.saved'))).toBeVisible()
})

test('logging in never logs out, by a redirect as little as by Back', async ({ page, language, t, to }) => {
  const person = someone()
  await signUp(page.request, person, language)
  const expectLoggedIn = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/login|logout/)
    expect((await page.request.get('/api/users/me')).status()).toBe(200)
  }
  await page.goto(to('homepage'))
  await page.goto(to('tenantRequests'))
  await expectLoggedIn()
  await page.goto(to('logout'))
  await expect(page).toHaveURL(new RegExp(`${to('login')}$`))
  expect((await page.request.get('/api/users/me')).status()).toBe(401)
  await fillLogin(page, t, person)
  await expectLoggedIn()
  await page.goBack()
  await expectLoggedIn()
  await page.goBack()
  await expectLoggedIn()

  await page.context().clearCookies({ name: 'mezzo-session' })
  await page.goto(to('login', {}, { redirect: to('logout') }))
  await fillLogin(page, t, person)
  await expectLoggedIn()
})

test('an access link survives a reload, and its token goes no further than its address', async ({
  page,
  landlord,
  language,
  t,
  to,
}) => {
  const listing = await listingOf(landlord.request, 'torstrasse')
  const { createAccessLink } = await graphql<{ createAccessLink: { given: { url: string } } }>(
    landlord.request,
    `
      mutation ($input: CreateAccessLinkInput!, $key: ID!) {
        createAccessLink(input: $input, idempotencyKey: $key) {
          error {
            name
          }
          given {
            url
          }
        }
      }
    `,
    { input: { groupId: listing.groupId, recipient: 'Caretaker' }, key: crypto.randomUUID() },
  )
  const { pathname, search } = new URL(createAccessLink.given.url)
  // The link is in its landlord's language.
  await page.goto(pathname.replace(/^\/\w+/, `/${language}`) + search)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(t('limited.title'))
  await page.goto(to('inbox'))
  await page.reload()
  await expect(heading).toHaveText(t('limited.title'))
  expect(page.url()).not.toContain('accessToken')

  await page.goto(`${to('account')}${search}`)
  await expect(page).toHaveURL(new RegExp(`${to('login')}\\?`))
  expect(redirectOf(page)).toBe(to('account'))
})
