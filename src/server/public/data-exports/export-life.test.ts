import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { memoryFiles } from '../../kernel/adapters/files.ts'
import { findJob } from '../../kernel/jobs/registry.ts'
import { sweepFiles } from '../../kernel/files/sweep-actions.ts'
import { partKey, readParts } from './parts.ts'
import { losingAnswers } from '../../../../test/lost-answers.ts'
import { startExportStage } from '../../../../test/data-export-stage.ts'
import type { FileKey } from '../../kernel/files/folders.ts'

const stage = startExportStage()
const { ask, cancel, shown, get, download, contents } = stage

describe('an export', () => {
  it('is one, also when it is asked for twice; who is mailed once it is ready is the person', async () => {
    const { landlord } = await createStage(stage.t)
    const [first, second] = [await ask(landlord, 'exportBusiness'), await ask(landlord, 'exportBusiness')]
    expect(second.dataExport?._id).toBe(first.dataExport?._id)
    await stage.t.runJobs()
    await given(findJob('makeDataExport')).handler(await stage.t.ctxFor(null), {
      exportId: given(first.dataExport)._id,
    })
    const mails = await stage.t.db
      .selectFrom('mails')
      .select(['to', 'text'])
      .where('template', '=', 'dataExport')
      .execute()
    expect(mails).toEqual([{ to: 'jana@mezzo.example', text: expect.stringContaining('/my/account/data') }])
    const log = await stage.t.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_type', '=', 'data_export')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['requestDataExport', 'makeDataExport'])
  })

  it('is downloaded by its person alone, in parts too, for seven days', async () => {
    const { landlord, tenant } = await createStage(stage.t)
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
    const { id } = await stage.t.db.selectFrom('data_exports').select('id').executeTakeFirstOrThrow()
    await stage.t.db
      .updateTable('data_exports')
      .set({ ends_at: Temporal.Now.instant().subtract({ seconds: 1 }) })
      .execute()
    expect((await get(landlord, url)).statusCode).toBe(404)
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ _id: id, state: 'ENDED', downloadUrl: null }])
    await given(findJob('forgetDataExports')).handler(await stage.t.ctxFor(null), {})
    expect(await contents()).toEqual([])
  })

  it('whose end got no answer from the database can be downloaded', async () => {
    const { landlord } = await createStage(stage.t)
    const exportId = given((await ask(landlord, 'exportBusiness')).dataExport)._id
    const ctx = await stage.t.ctxFor(null)
    const isDone = async () => (await shown(landlord, 'WORLD'))[0]?.state === 'READY'
    const job = given(findJob('makeDataExport'))
    const run = job.handler({ ...ctx, db: losingAnswers(ctx.db, isDone) }, { exportId })
    await expect(run).rejects.toThrow('lost while a transaction ended')
    await job.handler(ctx, { exportId })
    await given(findJob('forgetDataExports')).handler(ctx, {})
    const [ready] = await shown(landlord, 'WORLD')
    const answer = await get(landlord, given(ready?.downloadUrl))
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, ready?.size])
  })

  it('that is newer takes the place of the one before', async () => {
    const { landlord } = await createStage(stage.t)
    await download(landlord, 'exportBusiness')
    await download(landlord, 'exportBusiness')
    expect((await shown(landlord, 'WORLD')).map(({ state }) => state)).toEqual(['READY', 'ENDED'])
    await given(findJob('forgetDataExports')).handler(await stage.t.ctxFor(null), {})
    expect(await contents()).toHaveLength(1)
  })

  it('can be cancelled while it is under way, by its person; then nothing of it is left', async () => {
    const { landlord, tenant } = await createStage(stage.t)
    const { dataExport } = await ask(landlord, 'exportBusiness')
    const id = given(dataExport)._id
    expect(await cancel(tenant, id)).toMatchObject({ error: { name: 'ResourceNotFoundError' } })
    expect(await cancel(landlord, id)).toMatchObject({ dataExport: { state: 'CANCELED' } })
    expect(await cancel(landlord, id)).toMatchObject({ dataExport: { state: 'CANCELED' } })
    await stage.t.runJobs()
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'CANCELED', downloadUrl: null }])
    expect(await contents()).toEqual([])
  })

  it('that is cancelled while its content is written is stopped, and nobody is told that it is ready', async () => {
    const { landlord } = await createStage(stage.t)
    const id = given((await ask(landlord, 'exportBusiness')).dataExport)._id
    const files = {
      ...stage.t.services.files,
      put: async (key: FileKey, content: Uint8Array) => {
        await stage.t.services.files.put(key, content)
        await cancel(landlord, id)
      },
    }
    await given(findJob('makeDataExport')).handler(
      { ...(await stage.t.ctxFor(null)), files },
      { exportId: id },
    )
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'CANCELED', downloadUrl: null }])
    expect(await contents()).toEqual([])
    const { count } = await stage.t.db
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
    const { landlord } = await createStage(stage.t)
    const { dataExport } = await ask(landlord, 'exportBusiness')
    const id = given(dataExport)._id
    const runId = '00000000-0000-4000-8000-000000000001'
    const lastLife = stage.t.services.now()
    await stage.t.db
      .updateTable('data_exports')
      .set({ state: 'RUNNING', run_id: runId, lives_at: lastLife, attempts: 1 })
      .execute()
    await stage.t.services.files.put(partKey({ id, runId }, 0), new Uint8Array(10))
    const url = `/api/data-exports/${id}`
    await stage.t.runJobs()
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'RUNNING', downloadUrl: null }])
    expect((await get(landlord, url)).statusCode).toBe(404)
    stage.t.setNow(lastLife.add({ seconds: 91 }))
    await given(findJob('continueDataExports')).handler(await stage.t.ctxFor(null), {})
    await stage.t.runJobs()
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'READY' }])
    unzipSync((await get(landlord, url)).rawPayload)
    await given(findJob('forgetDataExports')).handler(await stage.t.ctxFor(null), {})
    expect(await stage.t.services.files.get(partKey({ id, runId }, 0))).toBeNull()
    stage.t.setNow(null)
  })

  it('that fails again and again says so, and is over', async () => {
    const { landlord } = await createStage(stage.t)
    const { dataExport } = await ask(landlord, 'exportBusiness')
    const job = given(findJob('makeDataExport'))
    const broken = {
      ...(await stage.t.ctxFor(null)),
      files: { ...stage.t.services.files, put: () => Promise.reject(new Error('full')) },
    }
    for (const _ of [1, 2, 3, 4])
      await expect(job.handler(broken, { exportId: given(dataExport)._id })).rejects.toThrow('full')
    expect(await shown(landlord, 'WORLD')).toMatchObject([{ state: 'FAILED', downloadUrl: null }])
    expect(await contents()).toEqual([])
    expect(await ask(landlord, 'exportBusiness')).toMatchObject({ dataExport: { state: 'WAITING' } })
  })

  it('is left alone by the sweeper while it is there', async () => {
    const { landlord } = await createStage(stage.t)
    await download(landlord, 'exportBusiness')
    await stage.t.services.files.put('exports/x/y/0', new Uint8Array(1))
    const ctx = await stage.t.ctxFor(null)
    await sweepFiles(ctx)
    await sweepFiles({ ...ctx, now: () => stage.t.services.now().add({ hours: 25 }) })
    expect(await contents()).toHaveLength(1)
  })
})
