import { unzipSync, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import {
  type ArchiveFiles,
  changedArchive,
  changeRows,
  withChangedRows,
} from '../../../../test/changed-archives.ts'
import { startImportStage } from '../../../../test/data-import-stage.ts'
import { listReportableLandlords } from '../../money/tax-report/run-sql.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { listDealIds } from '../../rentals/deals/sql.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'

const stage = startImportStage()
let files: ArchiveFiles
let newcomer: Browser
let newcomerId: string

beforeEach(async () => {
  const people = await createStage(stage.t, { group: { online_signing: false } })
  await bookOnPaper(stage.t, people, await sendRequest(stage.t, people, '2030-02-01', '2030-07-31'))
  files = unzipSync((await stage.exportAll(people.landlord)).archive)
  newcomerId = await stage.t.createUser({ email: 'newcomer@mezzo.example', landlord: true })
  newcomer = await stage.t.login('newcomer@mezzo.example')
})

describe('an import gives nobody', () => {
  it('rows of others: what it names and doesn’t bring is not named', async () => {
    const theirs = await stage.t.db
      .selectFrom('groups')
      .select(['id', 'landlord_id'])
      .executeTakeFirstOrThrow()
    // The listing says that it belongs to a group that is here, and not in the archive.
    const foreign = crypto.randomUUID()
    await stage.t.db.updateTable('listing_requests').set({ landlord_status: 'OTHER' }).execute()
    const archive = withChangedRows(files, 'listings', (row) => ({ ...row, group_id: foreign }))
    const done = await stage.importAll(newcomer, archive)
    expect(done.plan?.counts).toContainEqual({ kind: 'HOMES', live: 0, history: 1 })
    const own = await stage.t.db
      .selectFrom('listings')
      .select('id')
      .where('landlord_id', '=', newcomerId)
      .execute()
    expect([own, theirs.landlord_id === newcomerId]).toEqual([[], false])
  })

  it('people who are here: a tenant with the id of somebody is somebody else, without a login', async () => {
    await stage.importAll(newcomer, zipSync(files))
    const [booking] = await stage.t.db
      .selectFrom('bookings as b')
      .innerJoin('users as u', 'u.id', 'b.tenant_id')
      .leftJoin('accounts as a', 'a.user_id', 'u.id')
      .select(['u.email', 'u.landlord', 'u.permissions', 'u.email_verified as verified', 'a.id as account'])
      .where('b.landlord_id', '=', newcomerId)
      .execute()
    expect(booking).toEqual({
      email: expect.stringMatching(/^[\da-f-]{36}@imported\.invalid$/),
      landlord: false,
      permissions: [],
      verified: false,
      account: null,
    })
  })

  it('trust, tags, publicity or a lower fee, whatever it says', async () => {
    const archive = changedArchive(files, (all) => {
      const change = (table: string, more: object) => changeRows(all, table, (row) => ({ ...row, ...more }))
      change('groups', {
        labels: ['KA'],
        is_public: true,
        landlord_fee_percent: 0,
        min_booking_duration_exemption: true,
      })
      change('listings', { published: true })
      change('listing_requests', { verification_done_at: '2026-01-01T00:00:00Z', landlord_status: 'OPEN' })
      change('bookings', { skip_invoice_generation: false })
      change('rents', { through_product: true })
    })
    await stage.importAll(newcomer, archive)
    const first = async (table: 'groups' | 'listings' | 'listing_requests' | 'bookings' | 'rents') =>
      await stage.t.db.selectFrom(table).selectAll().where('landlord_id', '=', newcomerId).executeTakeFirst()
    expect(await first('groups')).toMatchObject({
      labels: [],
      is_public: false,
      landlord_fee_percent: 10,
      min_booking_duration_exemption: false,
    })
    expect(await first('listings')).toMatchObject({ published: false })
    expect(await first('listing_requests')).toMatchObject({
      verification_done_at: null,
      landlord_status: 'OTHER',
    })
    expect(await first('bookings')).toMatchObject({ skip_invoice_generation: true })
    expect(await first('rents')).toMatchObject({ through_product: false })
  })

  it('anything to do: no mail, no webhook, no notification, no money', async () => {
    const counts = async () => {
      const tables = [
        'mails',
        'notifications',
        'webhook_deliveries',
        'push_deliveries',
        'ledger_transfers',
      ] as const
      const all = tables.map((table) =>
        stage.t.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      return (await Promise.all(all)).map(({ count }) => count)
    }
    await stage.t.runJobs()
    const before = await counts()
    await stage.importAll(newcomer, zipSync(files))
    await stage.t.runJobs()
    expect(await counts()).toEqual(before)
    const money = ['payments', 'payouts', 'invoices', 'tenant_dues', 'fee_terms', 'bank_accounts'] as const
    for (const table of money)
      expect([
        table,
        await stage.t.db
          .selectFrom(table)
          .select('landlord_id')
          .where('landlord_id', '=', newcomerId)
          .execute(),
      ]).toEqual([table, []])
  })

  it('a mail to a tenant who is elsewhere, nor stays to report or deals to win', async () => {
    await stage.importAll(newcomer, zipSync(files))
    const { email } = await stage.t.db
      .selectFrom('users as u')
      .innerJoin('imported_persons as p', 'p.user_id', 'u.id')
      .select('u.email')
      .executeTakeFirstOrThrow()
    const ctx = await stage.t.ctxFor(null)
    const data = { firstName: 'A', kind: 'WORLD', isReady: false, readyUntil: null, path: '/en' } as const
    for (const to of [email, 'somebody@mezzo.example'])
      await inTransaction(ctx, (trx) =>
        queueMail(trx, ctx, { to, language: 'en', template: 'dataExport', data }),
      )
    const mails = await stage.t.db
      .selectFrom('mails')
      .select('to')
      .where('to', 'in', [email, 'somebody@mezzo.example'])
      .execute()
    expect(mails).toEqual([{ to: 'somebody@mezzo.example' }])
    expect(await listReportableLandlords(stage.t.db, null, 9)).not.toContain(newcomerId)
    const filter = {
      managerId: null,
      isUnmanaged: false,
      isKeyAccount: false,
      landlordId: newcomerId,
      from: null,
      to: null,
      search: null,
    }
    expect(await listDealIds(stage.t.db, filter, null, { offset: 0, limit: 9 })).toEqual([])
  })

  it('a name that stays once the landlord’s rows are erased', async () => {
    await stage.importAll(newcomer, zipSync(files))
    await stage.t.db.deleteFrom('imported_persons').where('landlord_id', '=', newcomerId).execute()
    const left = await stage.t.db
      .selectFrom('bookings as b')
      .innerJoin('users as u', 'u.id', 'b.tenant_id')
      .innerJoin('booking_requests as r', 'r.tenant_id', 'u.id')
      .select(['u.first_name', 'u.last_name', 'u.name', 'r.first_name as asked', 'r.email', 'r.notes'])
      .where('b.landlord_id', '=', newcomerId)
      .execute()
    expect(left).toEqual([{ first_name: '', last_name: '', name: '', asked: '', email: '', notes: '' }])
  })
})
