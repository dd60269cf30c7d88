import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from './app.ts'
import { createListing, createStage } from './builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

describe('whom a landlord limits to single units', () => {
  const invite = `mutation($input: InviteTeamMemberInput!, $key: ID!) {
    answer: inviteTeamMember(input: $input, idempotencyKey: $key) {
      error { name fields } member { allListings groups { name } units { name groupName } } } }`
  const send = async (browser: Browser, input: object) =>
    (
      await t.graphql<{ answer: object }>(
        invite,
        { input: { email: 'max@mezzo.example', role: 'LIMITED', ...input }, key: randomUUID() },
        browser,
      )
    ).data.answer

  test('is invited to them by name; a whole house makes its units needless', async () => {
    const stage = await createStage(t, { units: 3, group: { name: 'Lindenhof' } })
    const [one] = stage.unitIds
    expect(await send(stage.landlord, { groupIds: [], listingIds: [one, one] })).toEqual({
      error: null,
      member: {
        allListings: false,
        groups: [],
        units: [{ name: 'Torstraße 14 / 1', groupName: 'Lindenhof' }],
      },
    })
    expect(await send(stage.landlord, { groupIds: [stage.groupId], listingIds: [one] })).toEqual({
      error: null,
      member: { allListings: false, groups: [{ name: 'Lindenhof' }], units: [] },
    })
    // Units alone are never all listings.
    expect(await send(stage.landlord, { listingIds: [one] })).toMatchObject({
      error: { fields: { groupIds: 'listingMissing' } },
    })
    expect(await send(stage.landlord, {})).toMatchObject({ member: { allListings: true, units: [] } })
  })

  test('needs one at least, of the landlord’s own and not more than a house may have', async () => {
    const stage = await createStage(t, { units: 3 })
    const otherId = await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
    const foreign = await createListing(t.db, otherId, { units: 2 })
    expect(await send(stage.landlord, { groupIds: [], listingIds: [] })).toMatchObject({
      error: { fields: { groupIds: 'listingMissing' } },
    })
    expect(await send(stage.landlord, { groupIds: [], listingIds: foreign.unitIds })).toMatchObject({
      error: { name: 'ResourceNotFoundError' },
    })
    const tooMany = Array.from({ length: 1001 }, () => randomUUID())
    expect(await send(stage.landlord, { groupIds: [], listingIds: tooMany })).toMatchObject({
      error: { fields: { listingIds: 'tooManyUnits' } },
    })
  })

  test('is chosen units for by their names and numbers, in the landlord’s own houses', async () => {
    const stage = await createStage(t, { units: 12 })
    const units =
      'query($groupId: ID!, $search: String) { unitsForTeam(groupId: $groupId, search: $search) { name } }'
    const found = async (search: string | null, browser = stage.landlord) =>
      (
        await t.graphql<{ unitsForTeam: { name: string }[] }>(
          units,
          { groupId: stage.groupId, search },
          browser,
        )
      ).data.unitsForTeam
    expect(await found(null)).toHaveLength(12)
    expect(await found('/ 1')).toHaveLength(4)
    expect(await found('%')).toEqual([])
    await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
    expect(await found(null, await t.login('henrike@mezzo.example'))).toEqual([])
  })
})
