import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'
import { accept, confirmInterest } from './stages.ts'

const folder = join(import.meta.dirname, '../test-results/screenshots')
const widths = [390, 768, 1440]

test('pictures of the best pages', async ({ page, landlord, tenant, to, t, language, askFor }) => {
  mkdirSync(folder, { recursive: true })
  const listing = await listingOf(page.request, 'torstrasse')
  const asked = await askFor('lindenhof')

  const shoot = async (of: Page, name: string, url: string, heading: string | RegExp) => {
    await of.goto(url)
    await expect(of.getByRole('heading', { name: heading }).first()).toBeVisible()
    for (const width of widths) {
      await of.setViewportSize({ width, height: width < 610 ? 844 : 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await of.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await of.waitForLoadState('networkidle')
        const path = join(folder, `${name}-${width}-${colorScheme}-${language}.png`)
        await of.screenshot({ path, timeout: 60_000 })
      }
    }
  }

  await shoot(page, 'start', to('start'), t('start.headline'))
  await shoot(page, 'listing', to('publicListing', { listingId: listing._id }), listing.title[language] ?? '')
  await shoot(page, 'login', to('login'), t('account.login.title'))
  await shoot(landlord.page, 'home', to('homepage'), t('home.needsYou.title'))
  await shoot(landlord.page, 'request', to('inbox', asked), tenant.person.name)
  await shoot(landlord.page, 'bookings', to('bookings'), t('bookings.title'))
  await shoot(tenant.page, 'tenant-request', to('tenantRequest', asked), t('tenant.progress'))
  await accept(landlord.request, asked)
  const offerId = await confirmInterest(tenant.request, asked)
  await shoot(landlord.page, 'contract', to('contractSign', { offerId }), t('contract.sign.title'))
})
