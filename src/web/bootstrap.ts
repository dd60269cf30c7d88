import type { Language } from '../domain/catalogue/language.ts'

/** The logged-in person as the server's first HTML tells it; never more than they may know of themselves. */
export interface BootstrapViewer {
  id: string
  email: string
  firstName: string
  lastName: string
  landlord: boolean
  permissions: string[]
  language: Language
}

/** A login that the login page offers with one click, in demo mode only. */
export interface DemoLogin {
  email: string
  password: string
  role: 'landlord' | 'limited' | 'tenant' | 'staff'
  name: string
}

/** What the server writes into the first HTML, so that the first page needs no question about the person. */
export interface Bootstrap {
  viewer: BootstrapViewer | null
  language: Language | null
  demo: boolean
  demoLogins: DemoLogin[]
  nonce: string
}

const EMPTY: Bootstrap = { viewer: null, language: null, demo: false, demoLogins: [], nonce: '' }

function readBootstrap(): Bootstrap {
  const element = document.getElementById('bootstrap')
  if (!element?.textContent) return EMPTY
  return { ...EMPTY, ...(JSON.parse(element.textContent) as Partial<Bootstrap>) }
}

/** The page's bootstrap data, read once. */
export const bootstrap: Bootstrap = readBootstrap()
