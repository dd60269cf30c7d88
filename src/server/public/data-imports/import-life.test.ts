import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { startImportStage } from '../../../../test/data-import-stage.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { IMPORT_ROOM_KEPT } from '../../../domain/public/data-imports/import-room.ts'
import { losingAnswers } from '../../../../test/lost-answers.ts'
import { findJob } from '../../kernel/jobs/registry.ts'

const stage = startImportStage()

async function archiveAndNewcomer() {
  const people = await createStage(stage.t, { group: { online_signing: false } })
  await bookOnPaper(stage.t, people, await sendRequest(stage.t, people, '2030-02-01', '2030-07-31'))
  const { archive } = await stage.exportAll(people.landlord)
  const id = await stage.t.createUser({ email: 'newcomer@mezzo.example', landlord: true })
  return { archive, id, people, browser: await stage.t.login('newcomer@mezzo.example') }
}

const homesOf = async (id: string) =>
  (await stage.t.db.selectFrom('listings').select('id').where('landlord_id', '=', id).execute()).length

it('a dry run shows what would come, and leaves nothing', async () => {
  const { archive, id, browser } = await archiveAndNewcomer()
  const shown = await stage.bring(browser, archive)
  expect(shown).toMatchObject({ state: 'PLANNED', problem: null })
  expect(shown.plan?.counts).toContainEqual({ kind: 'BOOKINGS', live: 1, history: 0 })
  expect(await homesOf(id)).toBe(0)
  for (const table of [
    'imported_history',
    'imported_names',
    'imported_persons',
    'imported_remainders',
  ] as const)
    expect(await stage.t.db.selectFrom(table).select('landlord_id').execute()).toEqual([])
})

it('an archive comes in parts, each once, and is the landlord’s alone', async () => {
  const { archive, browser, people } = await archiveAndNewcomer()
  const half = Math.ceil(archive.length / 2)
  const begun = await stage.call(browser, `beginDataImport(size: ${archive.length})`)
  await stage.t.db.updateTable('data_imports').set({ part_size: half }).execute()
  const [first, second] = [archive.subarray(0, half), archive.subarray(half)]
  const send = async (number: number, content: Uint8Array, as = browser) => {
    const answer = await stage.sendPart(as, begun._id, number, content)
    return [answer.statusCode, answer.json<{ parts?: number }>().parts]
  }
  expect(await send(1, second)).toEqual([422, undefined])
  expect(await send(0, second.subarray(1))).toEqual([422, undefined])
  expect(await send(0, first, people.landlord)).toEqual([404, undefined])
  expect(await send(0, first)).toEqual([200, 1])
  expect(await send(0, first)).toEqual([200, 1])
  expect(await stage.call(browser, `beginDataImport(size: ${archive.length})`)).toMatchObject({
    _id: begun._id,
    parts: 1,
  })
  expect(await send(1, second)).toEqual([200, 2])
  await stage.t.runJobs()
  expect(await stage.shownImport(browser)).toMatchObject({ state: 'PLANNED' })
})

it('an archive for which the storage has no room is not begun, and no part of it taken until there is', async () => {
  const { archive, browser } = await archiveAndNewcomer()
  const { files } = stage.t.services
  const has = (bytes: number) => (files.room = async () => bytes)
  const whole = IMPORT_ROOM_KEPT + 2 * archive.length
  try {
    has(whole - 5)
    const begin = `mutation { beginDataImport(size: ${archive.length}) { error { name fields } dataImport { _id } } }`
    expect((await stage.t.graphql(begin, {}, browser)).data).toEqual({
      beginDataImport: {
        error: { name: 'ValidationError', fields: { file: 'upload.room', missingBytes: '5' } },
        dataImport: null,
      },
    })
    expect(await stage.t.db.selectFrom('data_imports').select('id').execute()).toEqual([])
    has(whole)
    const begun = await stage.call(browser, `beginDataImport(size: ${archive.length})`)
    has(whole - 7)
    const refused = await stage.sendPart(browser, begun._id, 0, archive)
    expect([refused.statusCode, refused.json<{ error: { fields: object } }>().error.fields]).toEqual([
      422,
      { file: 'upload.room', missingBytes: '7' },
    ])
    expect(await Array.fromAsync(files.list('imports'))).toEqual([])
    has(whole)
    expect((await stage.sendPart(browser, begun._id, 0, archive)).json()).toEqual({ parts: 1 })
  } finally {
    files.room = async () => null
  }
})

it('an archive whose contents take more than there is room for is not imported until there is', async () => {
  const { archive, id, browser } = await archiveAndNewcomer()
  const { _id } = await stage.bring(browser, archive)
  await sql`update data_imports set plan = jsonb_set(plan, '{bytes}', '5000000')`.execute(stage.t.db)
  const { files } = stage.t.services
  const confirm = `mutation { confirmDataImport(dataImportId: "${_id}") { error { name fields } dataImport { state } } }`
  try {
    files.room = async () => IMPORT_ROOM_KEPT + 5_000_000 - 3
    expect((await stage.t.graphql(confirm, {}, browser)).data).toEqual({
      confirmDataImport: {
        error: { name: 'ValidationError', fields: { file: 'upload.room', missingBytes: '3' } },
        dataImport: null,
      },
    })
    await stage.t.runJobs()
    expect([await stage.shownImport(browser), await homesOf(id)]).toMatchObject([{ state: 'PLANNED' }, 0])
    files.room = async () => IMPORT_ROOM_KEPT + 5_000_000
    await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
    await stage.t.runJobs()
    expect(await homesOf(id)).toBe(1)
  } finally {
    files.room = async () => null
  }
})

it('a confirmation that comes twice, and a job that does, import once; the log says so', async () => {
  const { archive, id, browser } = await archiveAndNewcomer()
  const { _id } = await stage.bring(browser, archive)
  await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
  await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
  await stage.t.runJobs()
  await given(findJob('readDataImport')).handler(await stage.t.ctxFor(null), { importId: _id })
  expect(await homesOf(id)).toBe(1)
  expect(await stage.call(browser, `beginDataImport(size: 10)`)).toMatchObject({ _id, state: 'DONE' })
  expect(await stage.call(browser, `cancelDataImport(dataImportId: "${_id}")`)).toMatchObject({
    state: 'DONE',
  })
  const log = await stage.t.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_type', '=', 'data_import')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['beginDataImport', 'confirmDataImport', 'importBusiness'])
  expect(await Array.fromAsync(stage.t.services.files.list('imports'))).toEqual([])
})

it('a run that is killed half way leaves nothing, and the next one begins anew', async () => {
  const { archive, id, browser } = await archiveAndNewcomer()
  const { _id } = await stage.bring(browser, archive)
  await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
  const ctx = await stage.t.ctxFor(null)
  const broken = { ...ctx.files, get: () => Promise.reject(new Error('gone')) }
  const job = given(findJob('readDataImport'))
  await expect(job.handler({ ...ctx, files: broken }, { importId: _id })).rejects.toThrow('can’t be read')
  expect([await homesOf(id), (await stage.shownImport(browser)).state]).toEqual([0, 'RUNNING'])
  await given(findJob('continueDataImports')).handler(ctx, {})
  await stage.t.runJobs()
  expect([await homesOf(id), (await stage.shownImport(browser)).state]).toEqual([1, 'DONE'])
})

it('one whose end got no answer from the database has its documents', async () => {
  const people = await createStage(stage.t)
  await stage.t.services.files.put('contracts/a', new TextEncoder().encode('plan'))
  await stage.t.db
    .insertInto('files')
    .values({
      landlord_id: people.landlordId,
      type: 'FLOOR_PLAN',
      file_name: 'plan.pdf',
      content_type: 'application/pdf',
      size: 4,
      sha256: createHash('sha256').update('plan').digest('hex'),
      storage_key: 'contracts/a',
    })
    .execute()
  const { archive } = await stage.exportAll(people.landlord)
  const id = await stage.t.createUser({ email: 'newcomer@mezzo.example', landlord: true })
  const browser = await stage.t.login('newcomer@mezzo.example')
  const { _id } = await stage.bring(browser, archive)
  await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
  const ctx = await stage.t.ctxFor(null)
  const isDone = async () => (await stage.shownImport(browser)).state === 'DONE'
  const job = given(findJob('readDataImport'))
  const run = job.handler({ ...ctx, db: losingAnswers(ctx.db, isDone) }, { importId: _id })
  await expect(run).rejects.toThrow('lost while a transaction ended')
  await job.handler(ctx, { importId: _id })
  const [kept] = await stage.t.db
    .selectFrom('files')
    .select('storage_key')
    .where('landlord_id', '=', id)
    .execute()
  const content = await stage.t.services.files.get(given(kept).storage_key)
  expect(new TextDecoder().decode(given(content))).toBe('plan')
})

it('an account on hold gets nothing until that ends, however far the run is', async () => {
  const { archive, id, browser } = await archiveAndNewcomer()
  const { _id } = await stage.bring(browser, archive)
  await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
  const ctx = await stage.t.ctxFor(null)
  const hold = (frozen_at: Temporal.Instant | null) =>
    stage.t.db.updateTable('users').set({ frozen_at }).where('id', '=', id).execute()
  const job = given(findJob('readDataImport'))
  let isHeld = false
  const get: typeof ctx.files.get = async (key) => {
    if (!isHeld) await hold(ctx.now())
    isHeld = true
    return await ctx.files.get(key)
  }
  const files = Object.assign(Object.create(ctx.files) as typeof ctx.files, { get })
  await job.handler({ ...ctx, files }, { importId: _id })
  expect([isHeld, await homesOf(id), (await stage.shownImport(browser)).state]).toEqual([true, 0, 'RUNNING'])
  const later = { ...ctx, now: () => ctx.now().add({ minutes: 30 }) }
  await job.handler(later, { importId: _id })
  expect(await homesOf(id)).toBe(0)
  await hold(null)
  await job.handler(later, { importId: _id })
  expect([await homesOf(id), (await stage.shownImport(browser)).state]).toEqual([1, 'DONE'])
})

it('one that fails again and again says so, and is over', async () => {
  const { archive, id, browser } = await archiveAndNewcomer()
  const { _id } = await stage.bring(browser, archive)
  await stage.call(browser, `confirmDataImport(dataImportId: "${_id}")`)
  const ctx = await stage.t.ctxFor(null)
  const broken = { ...ctx, files: { ...ctx.files, get: () => Promise.reject(new Error('gone')) } }
  const job = given(findJob('readDataImport'))
  for (const _ of [1, 2, 3])
    await expect(job.handler(broken, { importId: _id })).rejects.toThrow('can’t be read')
  await job.handler(broken, { importId: _id })
  expect([await homesOf(id), (await stage.shownImport(browser)).state]).toEqual([0, 'FAILED'])
})

it('one that is cancelled, or waits too long, is forgotten with its archive', async () => {
  const { archive, browser, people } = await archiveAndNewcomer()
  const first = await stage.bring(browser, archive)
  const { data } = await stage.t.graphql<{ cancelDataImport: { error: { name: string } } }>(
    `mutation { cancelDataImport(dataImportId: "${first._id}") { error { name } } }`,
    {},
    people.landlord,
  )
  expect(data.cancelDataImport.error).toEqual({ name: 'ResourceNotFoundError' })
  expect(await stage.call(browser, `cancelDataImport(dataImportId: "${first._id}")`)).toMatchObject({
    state: 'CANCELED',
  })
  expect(await Array.fromAsync(stage.t.services.files.list('imports'))).toEqual([])
  const second = await stage.bring(browser, archive)
  const later = stage.t.services.now().add({ hours: 24 * 8 })
  await given(findJob('forgetDataImports')).handler({ ...(await stage.t.ctxFor(null)), now: () => later }, {})
  expect(await stage.shownImport(browser)).toMatchObject({ _id: second._id, state: 'CANCELED' })
  expect(await Array.fromAsync(stage.t.services.files.list('imports'))).toEqual([])
})

it('nobody but a landlord in person imports', async () => {
  const { people } = await archiveAndNewcomer()
  const { errors } = await stage.t.graphql(
    'mutation { beginDataImport(size: 10) { error { name } } }',
    {},
    people.tenant,
  )
  expect(errors?.[0]?.extensions?.name).toBe('NotAllowedError')
})
