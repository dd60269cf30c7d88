import { parseDay } from '../src/domain/kernel/day.ts'
import { rentOfStay } from '../src/domain/kernel/rent.ts'
import { vacancyCost } from '../src/domain/public/vacancy.ts'
import { demoId } from '../src/server/demo/random.ts'
import { graphql } from './api.ts'
import { expect, test } from './fixtures.ts'
import { freeStay } from './listings.ts'
import { changeUnit, closeUnit, emre, nora, openSmallHouse } from './small-house.ts'
import { accept, ask, confirmInterest, sign } from './stages.ts'

test('an apartment of a house gets its own rent, and who asks for days on which it alone is free pays that', async ({
  browser,
  tenant,
  phone,
  language,
  t,
  to,
  format,
}) => {
  const [ofHouse, own] = [189_000, 220_000]
  const money = (amount: number) => format.money(amount, 'EUR')
  const house = await openSmallHouse(browser, t, { owner: nora, home: 'oderberger' })
  const { page, listing, first, second } = house
  const { groupId, title } = listing

  await test.step('the table of apartments shows what would change, changes it and takes it back', async () => {
    await page.goto(to('units', { groupId }))
    const dialog = page.getByRole('dialog')
    const table = page.getByRole('table', { name: t('units.table') })
    const field = t('units.field.price')
    const rent = (value: string) =>
      table.getByRole('button', { name: t('units.edit', { field, unit: first.name, value }) })
    const asHouse = t('units.asHouse', { price: money(ofHouse) })
    const change = async () => {
      await table.getByRole('checkbox', { name: t('units.select', { unit: first.name }) }).check()
      await page.getByRole('button', { name: t('units.bulk'), exact: true }).click()
      await dialog.getByLabel(t('units.what'), { exact: true }).selectOption('price')
      await dialog.getByLabel(t('units.newValue'), { exact: true }).fill('2200')
      await expect(dialog.getByRole('cell', { name: money(own) })).toBeVisible()
      await dialog.getByRole('button', { name: t('units.bulkSubmit', { count: 1 }), exact: true }).click()
      await expect(rent(money(own))).toBeVisible()
    }
    const fold = table.locator('button[aria-expanded]').filter({ hasText: first.name })
    // Where the table doesn't fit a row says its rent before it is opened.
    if (phone) {
      await expect(fold).toContainText(money(ofHouse))
      await fold.click()
    }
    await expect(rent(asHouse)).toBeVisible()
    await change()
    await page.getByRole('button', { name: t('ui.undo'), exact: true }).click()
    await expect(rent(asHouse)).toBeVisible()
    await change()
    if (phone) await expect(fold).toContainText(money(own))
  })

  const theirs = tenant.page
  await test.step('search and listing say from which rent on', async () => {
    const name = title[language] ?? ''
    await theirs.goto(to('publicSearch', {}, { city: 'Berlin' }))
    const link = theirs.locator(`a[href*="${groupId}"]`)
    const card = theirs.getByRole('article').filter({ has: link })
    await expect(card).toContainText(t('start.lowestPrice', { price: money(ofHouse) }))
    await theirs.goto(to('publicListing', { listingId: listing._id }))
    await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(
      theirs.getByText(t('publicListing.lowestPrice', { price: money(ofHouse) })).first(),
    ).toBeVisible()
    await expect(theirs.getByText(t('publicListing.severalRents'))).toBeVisible()
  })

  await test.step('the request form and the request go by the apartment that is free', async () => {
    const stay = freeStay(listing)
    await closeUnit(page.request, second.id, stay)
    await theirs.goto(to('groupRequestForm', { groupId }, { from: stay.from, to: stay.to }))
    await expect(
      theirs.getByText(t('requestForm.summary.perMonth', { price: money(own) })).first(),
    ).toBeVisible()
    await theirs.getByLabel(t('requestForm.about.reasonForStay')).selectOption('WORK')
    await theirs.getByLabel(t('requestForm.about.paidBy')).selectOption('SELF')
    await theirs.getByRole('button', { name: t('requestForm.submit') }).click()
    await expect(theirs.getByText(t('requestForm.sent'))).toBeVisible()

    await page.goto(to('inbox'))
    await page.getByText(tenant.person.lastName).first().click()
    const rent = rentOfStay({ from: parseDay(stay.from), to: parseDay(stay.to) }, own)
    await expect(
      page.getByText(t('rentMade.summary', { rent: format.money(rent, 'EUR', 'no') })),
    ).toBeVisible()
  })
  await page.context().close()
})

test('who accepts or moves reads which apartment costs something else than was asked, and the rent stays', async ({
  browser,
  tenant,
  t,
  to,
  format,
}) => {
  const [ofHouse, own] = [198_000, 230_000]
  const money = (amount: number) => format.money(amount, 'EUR')
  const { page, listing, first, second } = await openSmallHouse(browser, t, {
    owner: emre,
    home: 'graefestrasse',
  })
  const { groupId } = listing
  const dialog = page.getByRole('dialog')
  const monthlyRent = async (id: string) => {
    const { tenantRequest } = await graphql<{ tenantRequest: { price: number } }>(
      tenant.request,
      'query ($id: ID!) { tenantRequest(listingRequestId: $id) { price } }',
      { id },
    )
    return tenantRequest.price
  }
  await changeUnit(page.request, groupId, first.id, { price: own })

  await test.step('a booking that could move to the dearer apartment', async () => {
    const booked = await ask(tenant.request, tenant.person, listing, freeStay(listing, 3, 16))
    await accept(page.request, booked)
    const offerId = await confirmInterest(tenant.request, booked)
    await sign(page.request, offerId, emre)
    await sign(tenant.request, offerId, tenant.person)
    await page.goto(
      to('sublistingAvailability', { groupId, sublistingId: second.id }, { month: booked.from.slice(0, 7) }),
    )
    await page
      .getByRole('button', { name: t('unitCalendar.moveBooking', { name: '' }).trim() })
      .first()
      .click()
    const place = dialog.getByRole('group', { name: t('moveBooking.choose') })
    await expect(place.getByRole('radio')).toHaveAccessibleName(
      new RegExp(
        `^${first.name}.*${t('moveBooking.otherRent', {
          rent: money(own),
          difference: money(own - ofHouse),
          way: 'more',
        })}`,
      ),
    )
    await dialog.getByRole('button', { name: t('moveBooking.cancel'), exact: true }).click()
  })

  await test.step('a request for days on which the cheaper one is taken meanwhile', async () => {
    const asked = await ask(tenant.request, tenant.person, listing, freeStay(listing, 3, 20))
    const open = async () => {
      await page.goto(to('inbox', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }))
      await page
        .getByRole('button', { name: t('request.actions.accept'), exact: true })
        .first()
        .click()
      await expect(dialog.getByRole('list', { name: t('request.acceptDialog.happens') })).toBeVisible()
    }
    const note = dialog.getByText(
      t('request.acceptDialog.otherRent.unit', {
        unit: first.name,
        rent: money(own),
        asked: money(ofHouse),
        name: tenant.person.name,
        list: 'no',
      }),
    )
    await open()
    await expect(note).toBeHidden()
    await closeUnit(page.request, second.id, asked)
    await open()
    await expect(note).toBeVisible()
    await dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await confirmInterest(tenant.request, asked)
    expect(await monthlyRent(asked.id)).toBe(ofHouse)
  })
  await page.context().close()
})

test('a vacant night costs what its own apartment does', async ({ landlord, t, to, format }) => {
  const { page } = landlord
  await page.goto(to('groupPerformance', { groupId: demoId('place/lindenhof') }, { gaps: 'all' }))
  const vacancy = page.getByRole('region', { name: t('performance.vacancy') })
  // The top floor of the demo's house has a rent of its own.
  for (const { units, rent } of [
    { units: /LIN-(3[3-9]|40)/, rent: 136_000 },
    { units: /LIN-([0-2]\d|3[0-2])/, rent: 128_000 },
  ]) {
    const spell = vacancy.getByRole('listitem').filter({ hasText: units }).first()
    await spell.getByText(t('performance.howCounted')).click()
    await expect(spell).toContainText(format.money(vacancyCost(1, rent), 'EUR', 'no'))
  }
})
