import { newLandlord } from './api.ts'
import { expect, test } from './fixtures.ts'

const ADVERT = `Helle 2-Zimmer-Wohnung mit Balkon in Leipzig-Plagwitz
Könneritzstraße 17, 04229 Leipzig
Wohnfläche: 52 m²
Warmmiete: 1.250,00 €
Kaution: 2.500 €
Verfügbar ab: 01.05.2027
Waschmaschine und WLAN, kein Aufzug`

test('a landlord pastes an advert, unticks what is wrong, and finds the rest in the steps', async ({
  browser,
  language,
  t,
  to,
}) => {
  const { page } = await newLandlord(browser, language)
  await page.goto(to('createListing'))
  await page.getByRole('button', { name: t('createListing.advert') }).click()
  await page.getByLabel(t('advert.text')).fill(ADVERT)
  await expect(page.getByLabel(t('createListing.city'))).toHaveValue('Leipzig')
  const told = page.getByRole('list', { name: t('advert.list') })
  const part = (name: string) =>
    told.getByRole('checkbox', { name: new RegExp(`^${t(`advert.parts.${name}`)}`) })
  await expect(part('price')).toBeChecked()
  await expect(told.getByText('Warmmiete: 1.250,00 €')).toBeVisible()
  await part('deposit').uncheck()
  await page.getByRole('button', { name: t('createListing.submit') }).click()
  await expect(page).toHaveURL(/\/wizard\/photos$/)
  const go = (step: string) => page.goto(page.url().replace(/\/wizard\/.*/, `/wizard/${step}`))
  await go('location')
  await expect(page.getByLabel(t('listingEdit.location.street'), { exact: true })).toHaveValue(
    'Könneritzstraße',
  )
  await expect(page.getByLabel(t('listingEdit.location.zipCode'))).toHaveValue('04229')
  await go('apartment')
  await expect(page.getByLabel(t('listingEdit.apartment.area'))).toHaveValue('52')
  await go('price')
  await expect(page.getByLabel(t('listingEdit.price.price'))).toHaveValue(/1[.,\s]?250/)
  await expect(page.getByLabel(t('listingEdit.price.deposit'))).not.toHaveValue(/2[.,\s]?500/)
  await page.context().close()
})
