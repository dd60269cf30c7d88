import sharp from 'sharp'
import { newLandlord } from './api.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { beginTask, expectAtMost } from './hands.ts'
import { addDays, addMonths, utcDayOf, firstOfMonth } from '../src/domain/kernel/day.ts'

// A story of a German landlord, on a desk and on a phone.
test.use({ locale: 'de-DE' })
test('a landlord who has nothing yet makes a listing, publishes it, and a tenant who searches asks for it', async ({
  browser,
  tenant,
  phone,
  language,
  t,
  to,
}) => {
  const { page, landlord } = await newLandlord(browser, language)
  const text = (key: string, values?: Record<string, string | number>) => t(`listingEdit.${key}`, values)
  const title = `Helle Wohnung von ${landlord.name}`
  const saved = async () => expect(page.getByText(text('save.SAVED'))).toBeVisible()
  /** By the list of steps; on a phone, which folds it, by the link at the foot of each. */
  const goTo = async (step: string) => {
    const next = phone
      ? page.getByRole('link', { name: new RegExp(`^${text('wizard.next', { step: '' })}`) })
      : page
          .getByRole('navigation', { name: text('stepsLabel') })
          .getByRole('link', { name: text(`steps.${step}.title`) })
    while (!page.url().endsWith(`/wizard/${step}`)) {
      const here = page.url()
      await next.click()
      await page.waitForURL((url) => url.href !== here)
    }
    await expect(page.getByRole('heading', { name: text(`steps.${step}.title`), exact: true })).toBeVisible()
  }

  const effort = await beginTask(page, to('createListing'))

  await test.step('a city, and the listing step by step', async () => {
    await page.getByLabel(t('createListing.city')).fill('Leipzig')
    await page.getByRole('button', { name: t('createListing.submit') }).click()
    await expect(page).toHaveURL(/\/wizard\/location$/)
    await page.getByLabel(text('location.street'), { exact: true }).fill('Könneritzstraße')
    await page.getByLabel(text('location.streetNumber'), { exact: true }).fill('17')
    await page.getByLabel(text('location.zipCode')).fill('04229')
    await saved()
    await goTo('apartment')
    await page.getByLabel(text('apartment.area')).fill('52')
    await goTo('rooms')
    await page.getByRole('button', { name: text('rooms.add.BEDROOM') }).click()
    await saved()
  })

  await test.step('six photos, a title, a price', async () => {
    await goTo('photos')
    const rooms = await Promise.all(
      ['#8a9a86', '#86909a', '#9a8686', '#9a9486', '#868a9a', '#94869a'].map(async (background, at) => {
        const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        return { name: `room-${at}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
      }),
    )
    await page.getByLabel(t('pictures.add')).setInputFiles(rooms)
    const photos = page.getByRole('list', { name: t('pictures.title'), exact: true })
    await expect(photos.getByRole('listitem')).toHaveCount(6, { timeout: 60_000 })
    await goTo('description')
    await page.getByLabel(text('description.title')).fill(title)
    await saved()
    await goTo('price')
    await page.getByLabel(text('price.price')).fill('1250')
    await page.getByLabel(text('price.price')).blur()
    await saved()
  })

  await test.step('what the law wants, when it is free, and whom tenants talk to', async () => {
    await goTo('energy')
    await page
      .getByRole('radio', { name: t('catalogue.energyCertificateAvailability.NOT_NEEDED') })
      .check({ force: true })
    await saved()
    await goTo('stay')
    await typeDay(page, text('stay.availableFrom'), utcDayOf(Date.now()))
    await saved()
    await goTo('contacts')
    await page.getByRole('button', { name: text('contacts.createPerson') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('payoutParts.firstName')).fill(landlord.firstName)
    await dialog.getByLabel(t('payoutParts.lastName')).fill(landlord.lastName)
    await dialog.getByLabel(t('payoutParts.email')).fill(landlord.email)
    await dialog.getByLabel(t('payoutParts.phone')).fill('+49 341 1234567')
    await dialog.getByRole('button', { name: t('payoutParts.create') }).click()
    await expect(dialog).toBeHidden()
    await saved()
  })

  await test.step('nothing is missing, and it goes online', async () => {
    await page.getByRole('link', { name: text('wizard.finish') }).click()
    await page.getByRole('button', { name: text('success.publish') }).click()
    await expect(page.getByText(text('success.isPublished'))).toBeVisible()
    // The file dialog is opened by one more.
    await expectAtMost(phone ? 22 : 20, 'publish with six photos', effort, { before: 1 })
  })

  await test.step('a tenant finds it by city and asks for three months', async () => {
    const { page } = tenant
    await page.goto(to('publicSearch', {}, { city: 'Leipzig' }))
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page
      .getByRole('link', { name: t('publicListing.ask') })
      .first()
      .click()
    const from = firstOfMonth(addMonths(utcDayOf(Date.now()), 2))
    await typeDay(page, t('requestForm.stay.from'), from)
    await typeDay(page, t('requestForm.stay.to'), addDays(addMonths(from, 3), -1))
    await page.getByLabel(t('requestForm.about.reasonForStay')).selectOption('WORK')
    await page.getByLabel(t('requestForm.about.paidBy')).selectOption('SELF')
    await page.getByRole('button', { name: t('requestForm.submit') }).click()
    await expect(page.getByText(t('requestForm.sent'))).toBeVisible()
  })

  await page.goto(to('inbox'))
  await expect(page.getByText(tenant.person.lastName).first()).toBeVisible()
  await page.context().close()
})
