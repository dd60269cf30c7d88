import { AxeBuilder } from '@axe-core/playwright'
import { graphql, login, sam } from './api.ts'
import { expect, test } from './fixtures.ts'

const home = 'Torstraße 14'

test('staff make a portal that pulls its feed; a flag takes a home out, and its landlord reads why', async ({
  page,
  landlord,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`portals.${key}`, values)
  const portal = `Wohnwelt ${Date.now()}`
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const label = async (name: string) => {
    await page.goto(to('staffListings', {}, { q: home }))
    await main
      .getByRole('button', { name: t('staff.labels.buttonName', { name: home }), exact: true })
      .click()
    await dialog.getByRole('checkbox', { name: t(`catalogue.tag.${name}`), exact: true }).check()
    await dialog.getByLabel(t('reasonDialog.label')).fill('As the landlord has asked.')
    await dialog.getByRole('button', { name: t('staff.labels.save') }).click()
    await expect(dialog).toBeHidden()
  }

  await login(page.request, sam)
  await label('PARTNER_SYNC_ENABLED')
  await page.goto(to('staff'))
  await main.getByRole('link', { name: t('staff.portals'), exact: true }).click()
  await main.getByRole('button', { name: text('new') }).click()
  await dialog.getByRole('button', { name: text('save') }).click()
  await expect(dialog.getByText(text('problem.missing'))).toBeVisible()
  await dialog.getByLabel(text('form.name')).fill(portal)
  await dialog.getByLabel(text('form.format')).selectOption('JSON')
  await dialog.getByRole('button', { name: text('save') }).click()
  const row = main.getByRole('listitem').filter({ hasText: portal })
  await expect(row).toContainText(text('neverAsked'))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const { partnerPortals } = await graphql<{ partnerPortals: { name: string; url: string }[] }>(
    page.request,
    '{ partnerPortals { name url } }',
  )
  const url = partnerPortals.find(({ name }) => name === portal)?.url ?? ''
  type Feed = { cursor: string; homes: { id: string; action: string }[] }
  const full = (await (await page.request.get(url)).json()) as Feed
  expect(full.homes.length).toBeGreaterThan(0)

  await label('NO_PARTNER_SYNC')
  const changes = (await (await page.request.get(`${url}?cursor=${full.cursor}`)).json()) as Feed
  expect(changes.homes.map(({ action }) => action)).toEqual(['DELETE'])

  await landlord.page.goto(to('homepage', {}, { q: home }))
  const own = landlord.page.getByRole('main')
  await own.getByRole('button', { name: t('home.listings.manage', { name: home }), exact: true }).click()
  await landlord.page
    .getByRole('dialog')
    .getByRole('link', { name: t('publishing.portals') })
    .click()
  await expect(own.getByRole('heading', { level: 1, name: text('homes.title') })).toBeVisible()
  await expect(own.getByText(text('why.NO_PARTNER_SYNC')).first()).toBeVisible()
  await expect(landlord.page.getByRole('progressbar')).toHaveCount(0)
  expect((await new AxeBuilder({ page: landlord.page }).analyze()).violations).toEqual([])

  await page.goto(to('staffPortals'))
  await main.getByRole('button', { name: text('fetchesOf', { name: portal }) }).click()
  await expect(dialog).toContainText(text('fetch.changes', { sent: 0, removed: 1 }))
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: text('endOf', { name: portal }) }).click()
  await dialog.getByRole('button', { name: text('end'), exact: true }).click()
  await expect(row).toContainText(t('catalogue.portalState.REVOKED'))
  expect((await page.request.get(url)).status()).toBe(404)
})
