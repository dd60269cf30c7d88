import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'

let t: TestApp
let owner: string
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  owner = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
})

test('whether a group is on the map follows its units, whatever is done to them', async () => {
  const { groupId, unitIds } = await createListing(t.db, owner, { units: 3, unit: { published: false } })
  const other = await createListing(t.db, owner, { unit: { published: false } })
  const steps = fc.record({
    unit: fc.constantFrom(...unitIds),
    published: fc.boolean(),
    isDeleted: fc.boolean(),
    group: fc.constantFrom(groupId, groupId, other.groupId),
  })
  await fc.assert(
    fc.asyncProperty(steps, async ({ unit, published, isDeleted, group }) => {
      await t.db
        .updateTable('listings')
        .set({ published, deleted_at: isDeleted ? t.services.now() : null, group_id: group })
        .where('id', '=', unit)
        .execute()
      const units = await t.db
        .selectFrom('listings')
        .select(['group_id', 'published', 'deleted_at'])
        .execute()
      for (const { id, is_public } of await t.db.selectFrom('groups').select(['id', 'is_public']).execute()) {
        const isPublic = units.some((it) => it.group_id === id && it.published && it.deleted_at === null)
        expect(is_public).toBe(isPublic)
      }
    }),
    { numRuns: 60, seed: 2 },
  )
  await t.db.updateTable('listings').set({ published: true, deleted_at: null, group_id: groupId }).execute()
  await Promise.all(
    unitIds.map((id) =>
      t.db.updateTable('listings').set({ published: false }).where('id', '=', id).execute(),
    ),
  )
  await t.db.updateTable('listings').set({ published: false }).execute()
  const left = await t.db.selectFrom('groups').select('id').where('is_public', '=', true).execute()
  expect(left).toEqual([])
})
