import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import { countStatements } from '../../kernel/db/statements.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

async function addPicture(landlordId: string, groupId: string, position: number, category: string) {
  const row = await app.db
    .insertInto('pictures')
    .values({
      group_id: groupId,
      landlord_id: landlordId,
      position,
      name: 'Room',
      category,
      content_hash: `${groupId}-${position}`,
      thumbnail_url: '/t.webp',
      small_url: '/s.webp',
      medium_url: '/m.webp',
      large_url: '/l.webp',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const gallery = `query($id: ID!) { landlordListingByGroupId(groupId: $id) {
  pictures { imageId category } picturesBySection { section pictures { imageId } } coverImage { urls { thumbnail small medium large } } } }`

it('shows its photos by what they show, and the placeholder in all four sizes where there is none', async () => {
  const stage = await createStage(app)
  const ids = [
    await addPicture(stage.landlordId, stage.groupId, 0, 'KITCHEN'),
    await addPicture(stage.landlordId, stage.groupId, 1, 'BEDROOM'),
    await addPicture(stage.landlordId, stage.groupId, 2, 'KITCHEN'),
  ]
  const { data } = await app.graphql(gallery, { id: stage.groupId }, stage.landlord)
  expect(data).toMatchObject({
    landlordListingByGroupId: {
      pictures: [
        { imageId: ids[0], category: 'KITCHEN' },
        { imageId: ids[1], category: 'BEDROOM' },
        { imageId: ids[2], category: 'KITCHEN' },
      ],
      picturesBySection: [
        { section: 'KITCHEN', pictures: [{ imageId: ids[0] }, { imageId: ids[2] }] },
        { section: 'BEDROOM', pictures: [{ imageId: ids[1] }] },
      ],
    },
  })
  const bare = await createListing(app.db, stage.landlordId)
  const { data: empty } = await app.graphql(gallery, { id: bare.groupId }, stage.landlord)
  expect(empty).toEqual({
    landlordListingByGroupId: {
      pictures: [],
      picturesBySection: [],
      coverImage: {
        urls: {
          thumbnail: '/placeholder-thumbnail.webp',
          small: '/placeholder-small.webp',
          medium: '/placeholder-medium.webp',
          large: '/placeholder-large.webp',
        },
      },
    },
  })
})

const categorize = `mutation($images: [CategorizedImageInput!]!) {
  categorizeImages(input: { images: $images }) { imageId category urls { small } } }`

it('says what photos show, all or none, and only of own listings', async () => {
  const stage = await createStage(app)
  const own = await addPicture(stage.landlordId, stage.groupId, 0, 'OTHER')
  const answer = await app.graphql(
    categorize,
    { images: [{ imageId: own, category: 'VIEW' }] },
    stage.landlord,
  )
  expect(answer.data).toEqual({
    categorizeImages: [{ imageId: own, category: 'VIEW', urls: { small: '/s.webp' } }],
  })
  const otherId = await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const foreign = await addPicture(otherId, (await createListing(app.db, otherId)).groupId, 0, 'OTHER')
  const images = [own, foreign].map((imageId) => ({ imageId, category: 'BEDROOM' }))
  const refused = await app.graphql(categorize, { images }, stage.landlord)
  expect(refused.errors?.[0]?.extensions?.name).toBe('ResourceNotFoundError')
  const stored = await app.db.selectFrom('pictures').select('category').orderBy('category').execute()
  expect(stored.map((row) => row.category)).toEqual(['OTHER', 'VIEW'])
})

it('knows whose money it is and whether their tax data are complete, before any check nothing', async () => {
  const stage = await createStage(app)
  const query = `query($id: ID!) { landlordListingByGroupId(groupId: $id) {
    billingDetailsItemId isCompliant isExempt isKA labels landlord { _id firstName } payoutInformation { bankAccountId contactPersonId } } }`
  const { data } = await app.graphql(query, { id: stage.groupId }, stage.landlord)
  expect(data).toEqual({
    landlordListingByGroupId: {
      billingDetailsItemId: null,
      isCompliant: null,
      isExempt: null,
      isKA: false,
      labels: ['COUNTRY_GERMANY'],
      landlord: { _id: stage.landlordId, firstName: 'Jana' },
      payoutInformation: { bankAccountId: null, contactPersonId: null },
    },
  })
})

const details = `{ landlordListings { nodes { landlord { firstName } registrationNumber services { garage } keysProvided { mailbox }
  roomsInformation { roomType } energyCertificate { availability } petRules { rule conditions } locationInBuilding wifi
  amenitiesAvailability { amenity availability } isCompliant payoutInformation { bankAccountId } picturesBySection { section } } } }`

it('reads the details of many listings with as few statements as of one', async () => {
  const stage = await createStage(app, { units: 2 })
  const read = async () =>
    (await countStatements(() => app.graphql(details, {}, stage.landlord))).statements.length
  const few = await read()
  for (let more = 0; more < 3; more++) await createListing(app.db, stage.landlordId, { units: 2 })
  expect(await read()).toBe(few)
})

const shown = `query($id: ID!) { publicListing(groupId: $id) {
  registrationNumber services { parkingV2 } roomsInformation { roomType } smokingRules { rule } amenitiesAvailability { amenity availability } } }`

it('shows everybody what the law and tenants want to know', async () => {
  const stage = await createStage(app, {
    group: { amenities: ['wifi', 'elevator'], registration_number: 'B-1' },
  })
  await app.db
    .updateTable('groups')
    .set({ amenities_availability: { elevator: 'AVAILABLE_IN_BUILDING' } })
    .execute()
  const { data } = await app.graphql(shown, { id: stage.groupId })
  expect(data).toEqual({
    publicListing: {
      registrationNumber: 'B-1',
      services: { parkingV2: 'NOT_AVAILABLE' },
      roomsInformation: [],
      smokingRules: { rule: 'NOT_ALLOWED' },
      amenitiesAvailability: [
        { amenity: 'wifi', availability: 'AVAILABLE' },
        { amenity: 'elevator', availability: 'AVAILABLE_IN_BUILDING' },
      ],
    },
  })
})

it('gives team members with limited access the content without the money behind it', async () => {
  const stage = await createStage(app)
  const lena = await joinAsLimited(app, stage)
  const listing = await app.send(lena, { method: 'GET', url: `/api/listings/g/${stage.groupId}` })
  expect(listing.statusCode).toBe(200)
  expect(Object.keys(listing.json<object>())).toEqual(
    expect.arrayContaining(['price', 'petRules', 'currentState']),
  )
  for (const closed of ['payoutInformation', 'billingDetailsItemId', 'isCompliant', 'labels']) {
    expect(listing.json<object>()).not.toHaveProperty(closed)
    const asked = await app.graphql(
      `{ landlordListings { nodes { ${closed}${closed === 'payoutInformation' ? ' { bankAccountId }' : ''} } } }`,
      {},
      lena,
    )
    expect(asked.errors?.[0]?.message).toBe('Not allowed to access')
  }
  const change = { method: 'PUT', url: `/api/listings-v2/g/${stage.groupId}`, payload: { price: 1 } } as const
  expect((await app.send(lena, change)).statusCode).toBe(403)
})
