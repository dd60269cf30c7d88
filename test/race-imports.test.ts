import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createListing, createStage } from './builders.ts'
import { startImportStage } from './data-import-stage.ts'
import { bookOnPaper, sendRequest } from './request-commands.ts'

const stage = startImportStage()

it('a home that is begun in another window while an import writes has the import refused, by its name', async () => {
  const { t } = stage
  const people = await createStage(t, { group: { online_signing: false } })
  await bookOnPaper(t, people, await sendRequest(t, people, '2030-02-01', '2030-07-31'))
  const { archive } = await stage.exportAll(people.landlord)
  const id = await t.createUser({ email: 'newcomer@mezzo.example', landlord: true })
  const browser = await t.login('newcomer@mezzo.example')
  const begun = await stage.call(browser, `beginDataImport(size: ${archive.length})`)
  const partSize = Math.ceil(archive.length / 12)
  await t.db.updateTable('data_imports').set({ part_size: partSize }).execute()
  for (let number = 0; number * partSize < archive.length; number++)
    await stage.sendPart(
      browser,
      begun._id,
      number,
      archive.subarray(number * partSize, (number + 1) * partSize),
    )
  await t.runJobs()
  await stage.call(browser, `confirmDataImport(dataImportId: "${begun._id}")`)

  const { files } = t.services
  const read = files.get.bind(files)
  // Another window is outside the transaction of the import.
  const elsewhere = AsyncLocalStorage.snapshot()
  let wasBegun = false
  files.get = async (key) => {
    // The lock of the world is taken before it is looked whether it is empty, and parts are read after that.
    const locks = sql`select from pg_locks where locktype = 'advisory' and objsubid = 1`
    const { rows } = await elsewhere(() => locks.execute(t.db))
    if (!wasBegun && rows.length > 0) {
      wasBegun = true
      await elsewhere(() => createListing(t.db, id, { group: { name: 'Sonnenallee 5' } }))
    }
    return read(key)
  }
  try {
    await t.runJobs()
  } finally {
    files.get = read
  }
  expect(wasBegun).toBe(true)
  expect(await stage.shownImport(browser)).toMatchObject({
    state: 'REFUSED',
    problem: 'NOT_EMPTY',
    foundIn: 'Sonnenallee 5',
  })
  const homes = await t.db.selectFrom('groups').select('name').where('landlord_id', '=', id).execute()
  expect(homes).toEqual([{ name: 'Sonnenallee 5' }])
})
