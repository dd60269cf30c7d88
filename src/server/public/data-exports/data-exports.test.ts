import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { ownKinds } from '../../../domain/public/data-exports/own-data.ts'
import { encryptText } from '../../kernel/adapters/secret-text.ts'
import { startExportStage } from '../../../../test/data-export-stage.ts'

const stage = startExportStage()
const { ask, shown, get, download, tenantWithRequest } = stage

describe('a person’s own data', () => {
  it('come as a file for each kind, and a page without scripts that explains it in their language', async () => {
    const { tenant, tenantId } = await tenantWithRequest()
    await stage.t.db.updateTable('users').set({ language: 'de' }).where('id', '=', tenantId).execute()
    const { zip, text, json } = await download(tenant, 'exportOwnData')
    expect(Object.keys(zip).filter((path) => path.startsWith('data/'))).toEqual(
      ownKinds().map(({ datum }) => `data/${datum.key}.json`),
    )
    expect(json('data/requests.json')).toMatchObject({
      bookingRequests: [{ tenantId, from: '2030-02-01', to: '2030-07-31', firstName: expect.any(String) }],
      listingRequests: [{ tenantId }],
    })
    expect(json('data/account.json')).toMatchObject({ users: [{ id: tenantId, language: 'de' }] })
    const page = text('index.html')
    expect(page).not.toMatch(/<script|src=|https?:/)
    expect(page).toContain('<a href="data/requests.json">data/requests.json</a>')
  })

  it('are told in the language in which they were asked for', async () => {
    await stage.t.createUser({ email: 'erika@mezzo.example' })
    const browser = await stage.t.login('erika@mezzo.example')
    const { headers } = { headers: { 'accept-language': 'de' } }
    const answer = await stage.t.send(browser, {
      method: 'POST',
      url: '/api/graphql',
      headers,
      payload: { query: 'mutation { exportOwnData { error { name } } }' },
    })
    expect(answer.statusCode).toBe(200)
    await stage.t.db.updateTable('data_exports').set({ language: 'de' }).execute()
    await stage.t.runJobs()
    const [ready] = await shown(browser, 'PERSON')
    const zip = unzipSync((await get(browser, ready?.downloadUrl ?? '')).rawPayload)
    const page = strFromU8(given(zip['index.html']))
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Was Mezzo über Sie speichert')
    expect(page).toContain('Art. 6 Abs. 1')
  })

  it('hold no secret, and nothing of others', async () => {
    const { tenant, tenantId, landlordId } = await tenantWithRequest()
    const secret = encryptText(stage.t.services.config, 'totp', 'SEED')
    await stage.t.db
      .insertInto('two_factors')
      .values({ user_id: tenantId, secret, created_at: stage.t.services.now() })
      .execute()
    const { zip } = await download(tenant, 'exportOwnData')
    const all = Object.values(zip)
      .map((content) => strFromU8(content))
      .join('\n')
    const { rows } = await sql<{ secret: string }>`
      select password as secret from accounts where password is not null
      union all select token from sessions
      union all select secret from two_factors
      union all select email from users where id <> ${tenantId}`.execute(stage.t.db)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ secret }) => all.includes(secret))).toEqual([])
    expect(all).toContain(landlordId)
  })

  it('are without what the landlord of a request alone sees, who gets it', async () => {
    const { tenant, landlord } = await tenantWithRequest()
    const rowOf = async (browser: Browser) => {
      const { json } = await download(browser, 'exportOwnData')
      const [row] = json('data/requests.json')['listingRequests'] as Record<string, unknown>[]
      return given(row)
    }
    const [tenants, landlords] = [await rowOf(tenant), await rowOf(landlord)]
    const alone = Object.keys(landlords).filter((column) => !(column in tenants))
    expect(alone).toContain('landlordFeeRate')
    expect(alone).toContain('suppressingBookingRequestId')
    expect(Object.keys(tenants).filter((column) => !(column in landlords))).toEqual([])
  })

  it('hold what is kept encrypted in plain text, and the person’s files', async () => {
    const { landlord, landlordId } = await createStage(stage.t)
    await sql`insert into bank_accounts (landlord_id, account_holder, iban, iban_country, iban_last4, currency)
      values (${landlordId}, 'Jana', ${encryptText(stage.t.services.config, 'iban', 'DE02120300000000202051')}, 'DE', '2051', 'EUR')`.execute(
      stage.t.db,
    )
    await stage.t.services.files.put('contracts/a', new TextEncoder().encode('plan'))
    await stage.t.db
      .insertInto('files')
      .values({
        landlord_id: landlordId,
        type: 'FLOOR_PLAN',
        file_name: '../../etc/Plan Ä.pdf',
        content_type: 'application/pdf',
        size: 4,
        sha256: 'x',
        storage_key: 'contracts/a',
      })
      .execute()
    const { zip, json, text } = await download(landlord, 'exportOwnData')
    expect(json('data/accountsForMoney.json')).toMatchObject({
      bankAccounts: [{ iban: 'DE02120300000000202051' }],
    })
    const path = given(Object.keys(zip).find((name) => name.startsWith('files/')))
    expect(path).toMatch(/^files\/[\da-f-]{36}-etc_Plan_Ä\.pdf$/)
    expect(text(path)).toBe('plan')
  })

  it('have the files of messages that their person may open, and no others', async () => {
    const people = await createStage(stage.t)
    const requestId = await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await insertMessageFiles(requestId)
    const files = async () => {
      const { zip, json } = await download(people.landlord, 'exportOwnData')
      const { messageAttachments } = json('data/messages.json') as {
        messageAttachments: { fileName?: string }[]
      }
      return [
        Object.keys(zip)
          .flatMap((name) => /(?:TENANT|LANDLORD)[.]pdf$/.exec(name) ?? [])
          .toSorted(),
        messageAttachments.map(({ fileName }) => fileName ?? 'without a name').toSorted(),
      ]
    }
    expect(await files()).toEqual([['LANDLORD.pdf'], ['LANDLORD.pdf', 'without a name']])
    await stage.t.db
      .updateTable('listing_requests')
      .set({ status_type: 'AVAILABLE' })
      .where('id', '=', requestId)
      .execute()
    expect(await files()).toEqual([
      ['LANDLORD.pdf', 'TENANT.pdf'],
      ['LANDLORD.pdf', 'TENANT.pdf'],
    ])
  })

  it('have what their side has reported whole, and of the other side what has ended, without who and how', async () => {
    const people = await createStage(stage.t)
    const requestId = await sendRequest(stage.t, people, '2030-02-01', '2030-04-30')
    await insertMessageFiles(requestId)
    const now = stage.t.services.now()
    await sql`
      insert into message_reports (listing_request_id, landlord_id, tenant_id, side, reported_by, reason, words, up_to,
        contacts_shown, reported_at)
      select r.id, r.landlord_id, r.tenant_id, s.side, case s.side when 'TENANT' then r.tenant_id else r.landlord_id end,
        'SPAM', s.side || ' says so', 2, false, ${now}::timestamptz
      from listing_requests r, (values ('TENANT'), ('LANDLORD')) as s (side) where r.id = ${requestId}`.execute(
      stage.t.db,
    )
    const reportsOf = async (browser: Browser) => {
      const { json } = await download(browser, 'exportOwnData')
      return (json('data/messageReports.json') as { messageReports: Record<string, unknown>[] })
        .messageReports
    }
    const own = async (browser: Browser) => (await reportsOf(browser)).map(({ words }) => words ?? 'without')
    expect(await own(people.landlord)).toEqual(['LANDLORD says so'])
    expect(await own(people.tenant)).toEqual(['TENANT says so'])
    await stage.t.db
      .updateTable('message_reports')
      .set({ outcome: 'WARNED', answer: 'Keep to the stay.', ended_at: now })
      .execute()
    const reports = await reportsOf(people.landlord)
    expect(reports).toHaveLength(2)
    const ofTenant = given(reports.find(({ words }) => words === undefined))
    expect(ofTenant).toMatchObject({ reason: 'SPAM', outcome: 'WARNED' })
    for (const name of ['side', 'reportedBy', 'reportedAt', 'endedBy'])
      expect(Object.keys(ofTenant)).not.toContain(name)
  })

  it('need a fresh login or the password', async () => {
    await stage.t.createUser({ email: 'erika@mezzo.example' })
    const browser = await stage.t.login('erika@mezzo.example')
    stage.t.setNow(Temporal.Now.instant().add({ minutes: 20 }))
    expect(await ask(browser, 'exportOwnData')).toMatchObject({ error: { reason: 'CONFIRM_PASSWORD' } })
    await stage.t.graphql(
      'mutation($password: String!) { confirmPassword(password: $password) { error { name } } }',
      { password: PASSWORD },
      browser,
    )
    expect(await ask(browser, 'exportOwnData')).toMatchObject({ error: null })
    stage.t.setNow(null)
  })
})

describe('a landlord’s whole business', () => {
  it('comes with a manifest whose checksums are those of the files, and all rows of the landlord alone', async () => {
    const people = await createStage(stage.t, { group: { online_signing: false } })
    await bookOnPaper(stage.t, people, await sendRequest(stage.t, people, '2030-02-01', '2030-07-31'))
    await stage.t.createUser({ email: 'second@mezzo.example', landlord: true })
    const { zip, json, text } = await download(people.landlord, 'exportBusiness')
    const manifest = json('manifest.json') as {
      format: number
      tables: { path: string; table: string; rows: number; bytes: number; sha256: string }[]
      contents: { path: string; bytes: number; sha256: string }[]
    }
    expect(manifest).toMatchObject({ format: 1, product: 'mezzo', landlordId: people.landlordId })
    const files = [...manifest.tables, ...manifest.contents]
    expect(new Set(files.map(({ path }) => path))).toEqual(
      new Set(Object.keys(zip).filter((path) => path !== 'manifest.json')),
    )
    for (const { path, bytes, sha256 } of files) {
      const content = given(zip[path])
      expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        path,
        bytes,
        sha256,
      ])
    }
    const rowsOf = (table: string) =>
      text(`tables/${table}.jsonl`)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(rowsOf('bookings')).toMatchObject([{ landlord_id: people.landlordId, from: '2030-02-01' }])
    expect(rowsOf('persons').map(({ id }) => id)).toEqual(
      [people.landlordId, people.tenantId].toSorted((a, b) => (a < b ? -1 : 1)),
    )
    for (const { table, rows } of manifest.tables)
      expect([table, rowsOf(table).length]).toEqual([table, rows])
  })

  it('tells a tenant’s address once the landlord has accepted, not before', async () => {
    const people = await tenantWithRequest()
    const emailIn = async () => {
      const { text } = await download(people.landlord, 'exportBusiness')
      const [row = '{}'] = text('tables/booking_requests.jsonl').split('\n')
      const persons = text('tables/persons.jsonl')
      const { email } = JSON.parse(row) as { email: string | null }
      return [email, persons.includes('amelie@mezzo.example')]
    }
    expect(await emailIn()).toEqual([null, false])
    await stage.t.db.updateTable('listing_requests').set({ status_type: 'AVAILABLE' }).execute()
    expect(await emailIn()).toEqual(['amelie@mezzo.example', true])
  })

  it('is for the landlord in person alone', async () => {
    const { tenant, landlord } = await createStage(stage.t)
    expect(await ask(tenant, 'exportBusiness').catch((error: unknown) => String(error))).not.toMatchObject({
      error: null,
    })
    expect(await stage.t.db.selectFrom('data_exports').select('id').execute()).toEqual([])
    expect(await ask(landlord, 'exportBusiness')).toMatchObject({ error: null })
  })
})

/** A file of each side that was sent, and one of the tenant that wasn't. */
async function insertMessageFiles(requestId: string): Promise<void> {
  const now = stage.t.services.now()
  await sql`insert into message_threads (listing_request_id, landlord_id, tenant_id, last_position)
    select id, landlord_id, tenant_id, 2 from listing_requests where id = ${requestId}`.execute(stage.t.db)
  await sql`
    with sent as (
      insert into messages (listing_request_id, landlord_id, tenant_id, position, side, channel, content, sent_at)
      select r.id, r.landlord_id, r.tenant_id, m.position, m.side, 'PAGE', '', ${now}::timestamptz
      from listing_requests r, (values (1, 'TENANT'), (2, 'LANDLORD')) as m (position, side) where r.id = ${requestId}
      returning *
    )
    insert into message_attachments (listing_request_id, landlord_id, tenant_id, side, message_id, file_name,
      content_type, size, storage_key, uploaded_at)
    select listing_request_id, landlord_id, tenant_id, side, id, side || '.pdf', 'application/pdf', 1,
      'message-files/' || side, ${now}::timestamptz from sent
    union all select listing_request_id, landlord_id, tenant_id, side, null, 'unsent-TENANT.pdf', 'application/pdf', 1,
      'message-files/unsent', ${now}::timestamptz from sent where side = 'TENANT'`.execute(stage.t.db)
  for (const name of ['TENANT', 'LANDLORD', 'unsent'])
    await stage.t.services.files.put(`message-files/${name}`, new TextEncoder().encode('%PDF-1.7'))
}
