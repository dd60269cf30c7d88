import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { ownKinds } from '../../../domain/public/data-exports/own-data.ts'
import { memoryFiles } from '../../kernel/adapters/files.ts'
import { encryptText } from '../../kernel/adapters/secret-text.ts'
import { findJob } from '../../kernel/jobs/registry.ts'
import { sweepFiles } from '../../kernel/files/sweep-actions.ts'
import { partKey, readParts } from './parts.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  for (const key of [...(await contents()), 'contracts/a']) await t.services.files.remove(key)
})

interface Shown {
  _id: string
  state: string
  done: number
  total: number | null
  size: number | null
  endsAt: string | null
  downloadUrl: string | null
}
interface Answer {
  error: { name: string; reason: string | null } | null
  dataExport: Shown | null
}
const fields = '_id state done total size endsAt downloadUrl'

async function ask(as: Browser, mutation: 'exportOwnData' | 'exportBusiness'): Promise<Answer> {
  const { data } = await t.graphql<Record<string, Answer>>(
    `mutation { ${mutation} { error { name reason } dataExport { ${fields} } } }`,
    {},
    as,
  )
  return given(data[mutation])
}

async function cancel(as: Browser, id: string) {
  const { data } = await t.graphql<{ cancelDataExport: Answer }>(
    `mutation($id: ID!) { cancelDataExport(dataExportId: $id) { error { name reason } dataExport { ${fields} } } }`,
    { id },
    as,
  )
  return data.cancelDataExport
}

async function shown(as: Browser, kind: 'PERSON' | 'WORLD'): Promise<Shown[]> {
  const { data } = await t.graphql<{ dataExports: Shown[] }>(
    `query($kind: DataExportKind!) { dataExports(kind: $kind) { ${fields} } }`,
    { kind },
    as,
  )
  return data.dataExports
}

const get = (as: Browser | null, url: string, headers: Record<string, string> = {}) =>
  t.send(as, { method: 'GET', url, headers })

/** Asks, lets the jobs run, downloads, and answers the files of the archive as texts. */
async function download(as: Browser, mutation: 'exportOwnData' | 'exportBusiness') {
  expect(await ask(as, mutation)).toMatchObject({ error: null })
  await t.runJobs()
  const [ready] = await shown(as, mutation === 'exportBusiness' ? 'WORLD' : 'PERSON')
  expect(ready).toMatchObject({ state: 'READY' })
  const answer = await get(as, ready?.downloadUrl ?? '')
  expect(answer.statusCode).toBe(200)
  const zip = unzipSync(answer.rawPayload)
  const text = (path: string) => strFromU8(given(zip[path]))
  return { zip, text, json: (path: string) => JSON.parse(text(path)) as Record<string, unknown>, answer }
}

async function tenantWithRequest() {
  const stage = await createStage(t)
  await sendRequest(t, stage, '2030-02-01', '2030-07-31')
  return stage
}

describe('a person’s own data', () => {
  it('come as a file for each kind, and a page without scripts that explains it in their language', async () => {
    const { tenant, tenantId } = await tenantWithRequest()
    await t.db.updateTable('users').set({ language: 'de' }).where('id', '=', tenantId).execute()
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
    await t.createUser({ email: 'erika@mezzo.example' })
    const browser = await t.login('erika@mezzo.example')
    const { headers } = { headers: { 'accept-language': 'de' } }
    const answer = await t.send(browser, {
      method: 'POST',
      url: '/api/graphql',
      headers,
      payload: { query: 'mutation { exportOwnData { error { name } } }' },
    })
    expect(answer.statusCode).toBe(200)
    await t.db.updateTable('data_exports').set({ language: 'de' }).execute()
    await t.runJobs()
    const [ready] = await shown(browser, 'PERSON')
    const zip = unzipSync((await get(browser, ready?.downloadUrl ?? '')).rawPayload)
    const page = strFromU8(given(zip['index.html']))
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Was Mezzo über Sie speichert')
    expect(page).toContain('Art. 6 Abs. 1')
  })

  it('hold no secret, and nothing of others', async () => {
    const { tenant, tenantId, landlordId } = await tenantWithRequest()
    const secret = encryptText(t.services.config, 'totp', 'SEED')
    await t.db
      .insertInto('two_factors')
      .values({ user_id: tenantId, secret, created_at: t.services.now() })
      .execute()
    const { zip } = await download(tenant, 'exportOwnData')
    const all = Object.values(zip)
      .map((content) => strFromU8(content))
      .join('\n')
    const { rows } = await sql<{ secret: string }>`
      select password as secret from accounts where password is not null
      union all select token from sessions
      union all select secret from two_factors
      union all select email from users where id <> ${tenantId}`.execute(t.db)
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
    const { landlord, landlordId } = await createStage(t)
    await sql`insert into bank_accounts (landlord_id, account_holder, iban, iban_country, iban_last4, currency)
      values (${landlordId}, 'Jana', ${encryptText(t.services.config, 'iban', 'DE02120300000000202051')}, 'DE', '2051', 'EUR')`.execute(
      t.db,
    )
    await t.services.files.put('contracts/a', new TextEncoder().encode('plan'))
    await t.db
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

  it('need a fresh login or the password', async () => {
    await t.createUser({ email: 'erika@mezzo.example' })
    const browser = await t.login('erika@mezzo.example')
    t.setNow(Temporal.Now.instant().add({ minutes: 20 }))
    expect(await ask(browser, 'exportOwnData')).toMatchObject({ error: { reason: 'CONFIRM_PASSWORD' } })
    await t.graphql(
      'mutation($password: String!) { confirmPassword(password: $password) { error { name } } }',
      { password: PASSWORD },
      browser,
    )
    expect(await ask(browser, 'exportOwnData')).toMatchObject({ error: null })
    t.setNow(null)
  })
})

describe('a landlord’s whole business', () => {
  it('comes with a manifest whose checksums are those of the files, and all rows of the landlord alone', async () => {
    const stage = await createStage(t, { group: { online_signing: false } })
    await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const { zip, json, text } = await download(stage.landlord, 'exportBusiness')
    const manifest = json('manifest.json') as {
      format: number
      tables: { path: string; table: string; rows: number; bytes: number; sha256: string }[]
      contents: { path: string; bytes: number; sha256: string }[]
    }
    expect(manifest).toMatchObject({ format: 1, product: 'mezzo', landlordId: stage.landlordId })
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
    expect(rowsOf('bookings')).toMatchObject([{ landlord_id: stage.landlordId, from: '2030-02-01' }])
    expect(rowsOf('persons').map(({ id }) => id)).toEqual(
      [stage.landlordId, stage.tenantId].toSorted((a, b) => (a < b ? -1 : 1)),
    )
    for (const { table, rows } of manifest.tables)
      expect([table, rowsOf(table).length]).toEqual([table, rows])
  })

  it('tells a tenant’s address once the landlord has accepted, not before', async () => {
    const stage = await tenantWithRequest()
    const emailIn = async () => {
      const { text } = await download(stage.landlord, 'exportBusiness')
      const [row = '{}'] = text('tables/booking_requests.jsonl').split('\n')
      const persons = text('tables/persons.jsonl')
      const { email } = JSON.parse(row) as { email: string | null }
      return [email, persons.includes('amelie@mezzo.example')]
    }
    expect(await emailIn()).toEqual([null, false])
    await t.db.updateTable('listing_requests').set({ status_type: 'AVAILABLE' }).execute()
    expect(await emailIn()).toEqual(['amelie@mezzo.example', true])
  })

  it('is for the landlord in person alone', async () => {
    const { tenant, landlord } = await createStage(t)
    expect(await ask(tenant, 'exportBusiness').catch((error: unknown) => String(error))).not.toMatchObject({
      error: null,
    })
    expect(await t.db.selectFrom('data_exports').select('id').execute()).toEqual([])
    expect(await ask(landlord, 'exportBusiness')).toMatchObject({ error: null })
  })
})

describe('an export', () => {
  it('is one, also when it is asked for twice; who is mailed once it is ready is the person', async () => {
    const { landlord } = await createStage(t)
    const [first, second] = [await ask(landlord, 'exportBusiness'), await ask(landlord, 'exportBusiness')]
    expect(second.dataExport?._id).toBe(first.dataExport?._id)
    await t.runJobs()
    await given(findJob('makeDataExport')).handler(await t.ctxFor(null), {
      exportId: given(first.dataExport)._id,
    })
    const mails = await t.db
      .selectFrom('mails')
      .select(['to', 'text'])
      .where('template', '=', 'dataExport')
      .execute()
    expect(mails).toEqual([{ to: 'jana@mezzo.example', text: expect.stringContaining('/my/account/data') }])
    const log = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_type', '=', 'data_export')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['requestDataExport', 'makeDataExport'])
  })

  it('is downloaded by its person alone, in parts too, for seven days', async () => {
    const { landlord, tenant } = await createStage(t)
    const { answer } = await download(landlord, 'exportBusiness')
    const [ready] = await shown(landlord, 'WORLD')
    const url = given(ready?.downloadUrl)
    expect((await get(tenant, url)).statusCode).toBe(404)
    expect((await get(null, url)).statusCode).toBe(401)
    const whole = answer.rawPayload
    expect(whole.length).toBe(ready?.size)
    const part = await get(landlord, url, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.length}`])
    expect(part.rawPayload.equals(whole.subarray(100, 200))).toBe(true)
    const other = await get(landlord, url, { range: 'bytes=100-199', 'if-range': '"another"' })
    expect(other.statusCode).toBe(200)
    expect((await get(landlord, url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
    const { id } = await t.db.selectFrom('data_exports').select('id').executeTakeFirstOrThrow()
    await t.db
      .updateTable('data_exports')
      .set({ ends_at: Temporal.Now.instant().subtract({ seconds: 1 }) })
      .execute()
    expect((await get(landlord, url)).statusCode).toBe(404)
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ _id: id, state: 'ENDED', downloadUrl: null }])
    await given(findJob('forgetDataExports')).handler(await t.ctxFor(null), {})
    expect(await contents()).toEqual([])
  })

  it('that is newer takes the place of the one before', async () => {
    const { landlord } = await createStage(t)
    await download(landlord, 'exportBusiness')
    await download(landlord, 'exportBusiness')
    expect((await shown(landlord, 'WORLD')).map(({ state }) => state)).toEqual(['READY', 'ENDED'])
    await given(findJob('forgetDataExports')).handler(await t.ctxFor(null), {})
    expect(await contents()).toHaveLength(1)
  })

  it('can be cancelled while it is under way, by its person; then nothing of it is left', async () => {
    const { landlord, tenant } = await createStage(t)
    const { dataExport } = await ask(landlord, 'exportBusiness')
    const id = given(dataExport)._id
    expect(await cancel(tenant, id)).toMatchObject({ error: { name: 'ResourceNotFoundError' } })
    expect(await cancel(landlord, id)).toMatchObject({ dataExport: { state: 'CANCELED' } })
    expect(await cancel(landlord, id)).toMatchObject({ dataExport: { state: 'CANCELED' } })
    await t.runJobs()
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'CANCELED', downloadUrl: null }])
    expect(await contents()).toEqual([])
  })

  it('that is cancelled while its content is written is stopped, and nobody is told that it is ready', async () => {
    const { landlord } = await createStage(t)
    const id = given((await ask(landlord, 'exportBusiness')).dataExport)._id
    const files = {
      ...t.services.files,
      put: async (key: string, content: Uint8Array) => {
        await t.services.files.put(key, content)
        await cancel(landlord, id)
      },
    }
    await given(findJob('makeDataExport')).handler({ ...(await t.ctxFor(null)), files }, { exportId: id })
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'CANCELED', downloadUrl: null }])
    expect(await contents()).toEqual([])
    const { count } = await t.db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('template', '=', 'dataExport')
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })

  it('comes whole and in any part, also where it lies in many', async () => {
    const ctx = { files: memoryFiles() }
    const run = { id: 'a', runId: 'b', partSize: 10 }
    const content = Uint8Array.from({ length: 34 }, (_, n) => n)
    for (const number of [0, 1, 2, 3])
      await ctx.files.put(partKey(run, number), content.slice(number * 10, number * 10 + 10))
    for (const [first, last] of [
      [0, 33],
      [0, 0],
      [9, 10],
      [10, 19],
      [5, 32],
      [33, 33],
    ] as const) {
      const read = Buffer.concat(await Array.fromAsync(readParts(ctx, run, { first, last })))
      expect([first, last, Uint8Array.from(read)]).toEqual([first, last, content.slice(first, last + 1)])
    }
  })

  it('whose run was killed is never offered as half; it begins anew', async () => {
    const { landlord } = await createStage(t)
    const { dataExport } = await ask(landlord, 'exportBusiness')
    const id = given(dataExport)._id
    const runId = '00000000-0000-4000-8000-000000000001'
    const lastLife = t.services.now()
    await t.db
      .updateTable('data_exports')
      .set({ state: 'RUNNING', run_id: runId, lives_at: lastLife, attempts: 1 })
      .execute()
    await t.services.files.put(partKey({ id, runId }, 0), new Uint8Array(10))
    const url = `/api/data-exports/${id}`
    await t.runJobs()
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'RUNNING', downloadUrl: null }])
    expect((await get(landlord, url)).statusCode).toBe(404)
    t.setNow(lastLife.add({ seconds: 91 }))
    await given(findJob('continueDataExports')).handler(await t.ctxFor(null), {})
    await t.runJobs()
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'READY' }])
    unzipSync((await get(landlord, url)).rawPayload)
    await given(findJob('forgetDataExports')).handler(await t.ctxFor(null), {})
    expect(await t.services.files.get(partKey({ id, runId }, 0))).toBeNull()
    t.setNow(null)
  })

  it('that fails again and again says so, and is over', async () => {
    const { landlord } = await createStage(t)
    const { dataExport } = await ask(landlord, 'exportBusiness')
    const job = given(findJob('makeDataExport'))
    const broken = {
      ...(await t.ctxFor(null)),
      files: { ...t.services.files, put: () => Promise.reject(new Error('full')) },
    }
    for (const _ of [1, 2, 3, 4])
      await expect(job.handler(broken, { exportId: given(dataExport)._id })).rejects.toThrow('full')
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'FAILED', downloadUrl: null }])
    expect(await contents()).toEqual([])
    expect(await ask(landlord, 'exportBusiness')).toMatchObject({ dataExport: { state: 'WAITING' } })
  })

  it('is left alone by the sweeper while it is there', async () => {
    const { landlord } = await createStage(t)
    await download(landlord, 'exportBusiness')
    await t.services.files.put('exports/x/y/0', new Uint8Array(1))
    const ctx = await t.ctxFor(null)
    await sweepFiles(ctx)
    await sweepFiles({ ...ctx, now: () => t.services.now().add({ hours: 25 }) })
    expect(await contents()).toHaveLength(1)
  })
})

async function contents(): Promise<string[]> {
  return await Array.fromAsync(t.services.files.list('exports'))
}
