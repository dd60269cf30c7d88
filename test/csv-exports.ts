import { parseDay } from '../src/domain/kernel/day.ts'
import { routes } from '../src/server/routes.ts'
import type { Browser, TestApp } from './app.ts'
import { bookStay } from './request-commands.ts'
import { createStage, given } from './builders.ts'

const signs = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1']
const before = ['', 'x;', 'x\t', 'x\n', 'x\r\n', 'x; "', "x;'", 'x;\n ', '"x",;"']
const hostile = signs.flatMap((sign) => before.map((text) => text + sign))

/** The n-th of texts that hold every formula that we know in every place where one may begin. */
function hostileText(n: number): string {
  return [...hostile.slice(n), ...hostile.slice(0, n)].join(' ')
}

/** A file for a spreadsheet, as somebody gets it. */
export interface CsvExport {
  name: string
  content: string
}

/**
 * Everything that leaves as a file for spreadsheets, of a world whose texts are all hostile: of each route that answers
 * CSV, in each of its forms. A route that is new has to be named here.
 */
export async function hostileExports(app: TestApp): Promise<CsvExport[]> {
  const { landlord, groupId } = await hostileWorld(app)
  const forms: Record<string, string[]> = {
    '/api/bookings.csv': ['/api/bookings.csv'],
    '/api/calendar.csv': ['/api/calendar.csv', '/api/calendar.csv?months=1'],
    '/api/money.csv': ['/api/money.csv?period=2030-02'],
    '/api/money.datev': ['/api/money.datev?period=2030-02'],
    '/api/tax-report.csv': ['/api/tax-report.csv?year=2030'],
    '/api/listings/g/:groupId/units.csv': [`/api/listings/g/${groupId}/units.csv`],
  }
  const answering = routes.filter(({ url, answers = '' }) => url.endsWith('.csv') || answers.includes('csv'))
  const urls = answering.flatMap(({ url }) => given(forms[url]))
  return Promise.all(urls.map(async (url) => ({ name: url, content: await download(app, landlord, url) })))
}

async function download(app: TestApp, as: Browser, url: string): Promise<string> {
  const answer = await app.send(as, { method: 'GET', url })
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body}`)
  return answer.body
}

async function hostileWorld(app: TestApp): Promise<{ landlord: Browser; groupId: string }> {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await createStage(app, {
    group: {
      name: hostileText(1),
      street: hostileText(2),
      street_number: hostileText(3),
      city: hostileText(4),
    },
    unit: {
      apartment_name: hostileText(5),
      external_id: hostileText(6),
      location_in_building: { en: hostileText(7), de: hostileText(8) } as never,
    },
  })
  await bookStay(app, stage, '2030-02-01', '2030-04-30')
  await app.db
    .updateTable('booking_requests')
    .set({
      first_name: hostileText(9),
      last_name: hostileText(10),
      company_name: hostileText(11),
      phone: hostileText(12),
    })
    .execute()
  await app.db
    .updateTable('bookings')
    .set({ landlord_cancellation_note: hostileText(13) })
    .execute()
  await app.db
    .updateTable('rents')
    .set({ received_amount: 100_000, received_on: parseDay('2030-01-15') })
    .execute()
  await app.db
    .insertInto('blocks')
    .values({
      listing_id: given(stage.unitIds[0]),
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      days: '[2030-06-15,2030-06-20]',
      source: 'own',
      reason: 'RENOVATION',
      note: hostileText(14),
    })
    .execute()
  return stage
}
