import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { path, type PathParams, type RouteName } from '../src/web/routes.ts'
import type { Format } from '../src/web/shared/format.ts'
import { jana, login, signUp, someone, type Person } from './api.ts'
import { freeStay, listingOf } from './listings.ts'
import { ask, type Asked } from './stages.ts'
import { formatIn, textsIn, type Language, type Translate } from './texts.ts'

/** Somebody at a browser of their own. */
export interface Visitor {
  page: Page
  request: APIRequestContext
  person: Person
}

export interface Fixtures {
  language: Language
  /** A text of the interface in the project's language. */
  t: Translate
  format: Format
  /** The path of a named route in the project's language. */
  to: (name: RouteName, params?: object, search?: PathParams) => string
  /** Whether the window is as narrow as a phone's. */
  phone: boolean
  /** The landlord, logged in. */
  landlord: Visitor
  /** A new tenant, logged in. */
  tenant: Visitor
  /** The tenant asks for free days in a listing of the demo. */
  askFor: (listingKey: string, notes?: string) => Promise<Asked>
}

/** A test with the people of the product at hand, each with a window of the project's size and language. */
export const test = base.extend<Fixtures>({
  language: async ({ locale }, use) => {
    await use(locale?.startsWith('de') ? 'de' : 'en')
  },
  t: async ({ language }, use) => {
    await use(textsIn(language))
  },
  format: async ({ language }, use) => {
    await use(formatIn(language))
  },
  to: async ({ language }, use) => {
    await use((name, params, search) => path(name, { language, ...params }, search))
  },
  phone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 1440) < 610)
  },
  landlord: async ({ browser }, use) => {
    const context = await browser.newContext()
    // The booking tips would lie over what other tests look at.
    await context.addInitScript(() => localStorage.setItem('read-notifications', '["blog-tips"]'))
    const page = await context.newPage()
    await login(page.request, jana)
    await use({ page, request: page.request, person: jana })
    await context.close()
  },
  tenant: async ({ browser, language }, use) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const person = someone()
    await signUp(page.request, person, language)
    await use({ page, request: page.request, person })
    await context.close()
  },
  askFor: async ({ tenant }, use) => {
    await use(async (listingKey, notes) => {
      const listing = await listingOf(tenant.request, listingKey)
      return ask(tenant.request, tenant.person, listing, freeStay(listing), notes)
    })
  },
})

export { expect }
