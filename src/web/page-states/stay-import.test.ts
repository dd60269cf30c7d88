import { fireEvent } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { type Answers, Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const plan = {
  problem: null,
  missing: [],
  platform: 'AIRBNB',
  separator: ',',
  dayOrder: 'MONTH_FIRST',
  isDayOrderSure: true,
  lastDay: 'DEPARTURE',
  isRemembered: false,
  columns: [{ head: 'Guest name', samples: ['Orsolya Brandt'], field: 'GUEST' }],
  unitNames: [{ name: 'Sunny loft', stays: 2, listingId: null, isOpen: true }],
  units: [{ listingId: 'u1', name: 'Torstraße 14' }],
  counts: [
    { outcome: 'ADD', lines: 1 },
    { outcome: 'UNIT_OPEN', lines: 2 },
  ],
  lines: [
    {
      line: 2,
      outcome: 'UNIT_OPEN',
      unitName: 'Sunny loft',
      guest: 'Orsolya Brandt',
      fromText: '03/15/2030',
      toText: '04/02/2030',
      from: '2030-03-15',
      to: '2030-04-01',
    },
  ],
  declined: [],
  seen: 'seen',
} as const
const made = {
  _id: 'i1',
  at: '2030-01-02T09:00:00Z',
  platform: 'BOOKING_COM',
  added: 3,
  changed: 1,
  freed: 0,
  undoneAt: null,
} as const

function open(answers: Partial<Answers> = {}) {
  return openPage(
    '/en/dashboard/stay-import',
    jana,
    new Network({
      StayImportsPage: { stayImports: [made] },
      StayImportDryRun: { staysFileDryRun: plan },
      ...answers,
    }),
  )
}

function choose(bytes: BlobPart) {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  fireEvent.change(input, { target: { files: [new File([bytes], 'stays.csv')] } })
}

afterEach(closePage)

it('what was imported before can be taken back', async () => {
  const page = open()
  await page.sees('Booking.com')
  await page.sees('3 added, 1 updated, 0 freed')
  fireEvent.click(await page.find('button', 'Undo import'))
  await page.sees('Undo this import?')
})

it('a file is shown as it is understood, with what it would do and what is still open', async () => {
  const page = open()
  await page.find('heading', 'Import stays')
  choose('Guest name\nOrsolya Brandt\n')
  await page.sees('This is an export from Airbnb.')
  await page.sees('1 to assign')
  await page.sees('Choose the apartment above')
  expect(page.field('Content of “Guest name”').value).toBe('GUEST')
  expect(page.has('button', 'Import 1 stay')).toBe(true)
})

it('a file without the columns that are needed can’t be imported yet, and says which', async () => {
  const page = open({
    StayImportDryRun: {
      staysFileDryRun: {
        ...plan,
        problem: 'COLUMNS_MISSING',
        missing: ['UNIT', 'FROM'],
        counts: [],
        lines: [],
      },
    },
  })
  await page.find('heading', 'Import stays')
  choose('x\n1\n')
  await page.sees('Choose the column for: Apartment, First day.')
  await page.sees('Assign the missing columns first.')
})

it('a workbook is told from a table', async () => {
  const page = open()
  await page.find('heading', 'Import stays')
  choose(Uint8Array.from([0x50, 0x4b, 3, 4]))
  await page.sees('This is an Excel workbook.')
})
