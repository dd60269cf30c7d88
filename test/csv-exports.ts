import { parseDay } from '../src/domain/kernel/day.ts'
import { runTaxReports } from '../src/server/money/tax-report/run-actions.ts'
import { recordPublished } from '../src/server/listings/listings/change-sql.ts'
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
  const { landlord, groupId, landlordId } = await hostileWorld(app)
  const { accountant, reportId, runId } = await hostileReport(app, landlordId)
  const forms: Record<string, string[]> = {
    '/api/bookings.csv': ['/api/bookings.csv'],
    '/api/appointments.csv': ['/api/appointments.csv'],
    '/api/impersonations.csv': ['/api/impersonations.csv'],
    '/api/deals.csv': ['/api/deals.csv?column=TENANT_CLOSED_INVOICE'],
    '/api/requests.csv': ['/api/requests.csv?filter=ENDED'],
    '/api/calendar.csv': ['/api/calendar.csv', '/api/calendar.csv?months=1'],
    '/api/homes.csv': ['/api/homes.csv'],
    '/api/log.csv': ['/api/log.csv'],
    '/api/notifications.csv': ['/api/notifications.csv'],
    '/api/money.csv': ['/api/money.csv?period=2030-02'],
    '/api/money.datev': ['/api/money.datev?period=2030-02'],
    '/api/performance.csv': ['/api/performance.csv?period=last-12'],
    '/api/tax-report.csv': ['/api/tax-report.csv?year=2030'],
    '/api/tax-reports/:reportId/records.csv': [`/api/tax-reports/${reportId}/records.csv`],
    '/api/tax-report-runs/:runId/findings.csv': [`/api/tax-report-runs/${runId}/findings.csv`],
    '/api/listings/g/:groupId/units.csv': [`/api/listings/g/${groupId}/units.csv`],
  }
  const ofStaff = new Set<string>(['accounting', 'sales', 'staff'])
  const answering = routes.filter(({ url, answers = '' }) => url.endsWith('.csv') || answers.includes('csv'))
  const downloads = answering.flatMap(({ url, policy }) =>
    given(forms[url]).map((name) => ({
      name,
      as: ofStaff.has(policy) ? accountant : landlord,
    })),
  )
  return Promise.all(
    downloads.map(async ({ name, as }) => ({ name, content: await download(app, as, name) })),
  )
}

async function download(app: TestApp, as: Browser, url: string): Promise<string> {
  const answer = await app.send(as, { method: 'GET', url })
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body}`)
  return answer.body
}

async function hostileWorld(
  app: TestApp,
): Promise<{ landlord: Browser; landlordId: string; groupId: string }> {
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
  await recordPublished(app.db, Temporal.Instant.from('2030-01-02T09:00:00Z'), {
    listingIds: stage.unitIds,
    published: true,
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
    .updateTable('users')
    .set({ name: hostileText(17) })
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

/** The yearly tax report of that world, and somebody who keeps the books. */
async function hostileReport(app: TestApp, landlordId: string) {
  const { id } = await app.db
    .insertInto('billing_details_items')
    .values({
      landlord_id: landlordId,
      type: 'COMPANY',
      company_name: hostileText(15),
      address_line1: hostileText(16),
      zip_code: '10119',
      city: 'Berlin',
      country: 'DE',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('groups').set({ billing_details_item_id: id }).execute()
  const { id: runId } = await app.db
    .insertInto('tax_report_runs')
    .values({ year: 2030, mode: 'TESTING', is_preview: true, started_at: app.services.now(), total: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await runTaxReports(await app.ctxFor(null))
  const report = await app.db
    .selectFrom('tax_reports')
    .select('id')
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
  const actorId = await app.createUser({ email: 'books@mezzo.example', permissions: ['accounting', 'sales'] })
  const startedAt = app.services.now()
  await app.db
    .insertInto('appointments')
    .values({ landlord_id: landlordId, status: 'CANCELED', staff_id: actorId, changed_at: startedAt })
    .execute()
  await app.db
    .insertInto('impersonations')
    .values({
      actor_id: actorId,
      landlord_id: landlordId,
      reason: hostileText(18),
      started_at: startedAt,
      ends_at: startedAt.add({ minutes: 60 }),
    })
    .execute()
  return { accountant: await app.login('books@mezzo.example'), reportId: report.id, runId }
}
