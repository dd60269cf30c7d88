import { beforeEach, expect, it, vi } from 'vitest'
import type { BootstrapViewer } from './bootstrap.ts'
import { fetchPagesAhead } from './pages-ahead.ts'
import type * as PageTable from './page-table.ts'

const fetched: string[] = []
let somethingIsDone = () => {}

vi.mock('./arrival/signs-of-life.ts', () => ({
  listenForSignsOfLife: (wake: () => Promise<void>) => (somethingIsDone = () => void wake()),
}))

vi.mock('./page-table.ts', async (importOriginal) => {
  const { pagesFor } = await importOriginal<typeof PageTable>()
  const load = (name: string) => () => {
    fetched.push(name)
    return name === 'inbox' ? Promise.reject(new Error('no connection')) : Promise.resolve({})
  }
  return {
    pagesFor: (...args: Parameters<typeof pagesFor>) =>
      pagesFor(...args).map((page) => ({ ...page, load: load(page.name) })),
  }
})

const landlord = {
  id: 'jana',
  email: 'jana@mezzo.example',
  firstName: 'Jana',
  lastName: 'Berg',
  landlord: true,
  permissions: [],
  language: null,
} satisfies BootstrapViewer
const bootstrap = {
  viewer: landlord,
  language: null,
  demo: false,
  demoLogins: [],
  origin: '',
  featureFlags: [],
}

beforeEach(() => {
  fetched.length = 0
  somethingIsDone = () => {}
  vi.unstubAllGlobals()
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
})

it('fetches the pages of the menu when somebody does something, and nothing before', async () => {
  fetchPagesAhead(bootstrap)
  expect(fetched).toEqual([])
  somethingIsDone()
  await vi.waitFor(() =>
    expect(fetched).toEqual(['homepage', 'inbox', 'bookings', 'calendar', 'performance']),
  )
})

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('fetches nothing where %o', (connection) => {
  vi.stubGlobal('navigator', { connection })
  fetchPagesAhead(bootstrap)
  somethingIsDone()
  expect(fetched).toEqual([])
})
