import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { dayOf } from '../../src/domain/kernel/day.ts'
import { LOCAL_FOLDER_LINK } from '../../src/server/kernel/adapters/photo-folder/local-photos.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import { saveFolder } from '../../src/server/listings/photo-folders/home-sql.ts'
import type { Browser, TestApp } from '../app.ts'
import { createListing, createStage, given } from '../builders.ts'
import { multipart } from '../multipart.ts'
import { givePower, joinTeam } from '../power-stage.ts'
import { type Stage, type Calls } from './stages.ts'

/** A listing that misses nothing and is not public: in Graz neither a certificate nor a number is asked for. */
async function complete(app: TestApp) {
  const group = { city: 'Graz', zip_code: '8010', country: 'AT', rooms: json([{ roomType: 'BEDROOM' }]) }
  const stage = await createStage(app, { group, unit: { published: false } })
  const { landlordId, groupId } = stage
  const { id } = await app.db
    .insertInto('contact_persons')
    .values({
      landlord_id: landlordId,
      first_name: 'Jana',
      last_name: 'Keller',
      email: 'jana@mezzo.example',
      phone: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('groups').set({ contact_person_id: id }).execute()
  const url = '/placeholder-small.webp'
  const urls = { thumbnail_url: url, small_url: url, medium_url: url, large_url: url }
  const picture = { position: 0, name: 'Room', category: 'OTHER', content_hash: 'abc', ...urls } as const
  await app.db
    .insertInto('pictures')
    .values({ group_id: groupId, landlord_id: landlordId, ...picture })
    .execute()
  return stage
}

/** Two homes, each with a shared folder. */
async function withFolders(app: TestApp) {
  const stage = await createStage(app)
  const { groupId: otherId } = await createListing(app.db, stage.landlordId)
  const at = app.services.now()
  for (const groupId of [stage.groupId, otherId])
    await saveFolder(app.db, { landlordId: stage.landlordId, groupId, link: 'https://x', name: 'Photos', at })
  return { ...stage, otherId }
}

async function salesperson(app: TestApp): Promise<Browser> {
  const email = 'sales@mezzo.example'
  await app.createUser({ email, permissions: ['sales', 'FSU', 'scam'] })
  return app.login(email)
}

const person = {
  firstName: 'Lena',
  lastName: 'Hoffmann',
  email: 'lena@mezzo.example',
  phone: '+49 30 123456',
}

/** Five percent more for the listing of the stage, from today. */
function raiseOf(app: TestApp, { groupId }: Stage) {
  const from = dayOf(app.services.now())
  const raise = { kind: 'PERCENT', value: 500, currency: 'EUR', isRounded: true, from }
  return { input: { ...raise, groupIds: [groupId], seen: [{ groupId, after: 157_500 }] } }
}

function longerStays(app: TestApp, { groupId }: Stage) {
  const from = dayOf(app.services.now())
  const seen = [{ groupId, before: { value: null, unit: 'MONTH' } }]
  const length = { value: 2, unit: 'MONTH' }
  return { input: { kind: 'MINIMUM_STAY', length, from, groupIds: [groupId], seen } }
}

const newUnits = { quantity: 3, apartmentName: 'WE ##', firstNumber: 7 }

async function withPictures(app: TestApp): Promise<Stage & { imageIds: string[] }> {
  const stage = await createStage(app)
  const imageIds: string[] = []
  for (const colour of ['#aa3322', '#3322aa']) {
    const answer = await sendPicture(app, stage, `/api/pictures?groupId=${stage.groupId}`, colour)
    imageIds.push(answer.imageId)
  }
  return { ...stage, imageIds }
}

async function sendPicture(
  app: TestApp,
  stage: Stage,
  url: string,
  background: string,
): Promise<{ imageId: string }> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const answer = await app.send(stage.landlord, {
    method: 'POST',
    url,
    ...multipart({ idempotencyKey: randomUUID() }, { name: 'room.jpg', content }),
  })
  if (answer.statusCode >= 300) throw new Error(`The picture was refused: ${answer.body}`)
  return answer.json()
}

/** Stories of listings. */
export const listingsCalls: Calls = {
  async saveView(app) {
    const stage = await createStage(app)
    const input = { name: 'March', page: 'INBOX', search: { from: '2030-03-01' } }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, name: 'Spring' } } }
  },
  async publishListing(app) {
    const stage = await complete(app)
    return { as: stage.landlord, variables: { groupId: stage.groupId }, changed: { groupId: randomUUID() } }
  },
  async unpublishListing(app) {
    const { landlord, groupId } = await createStage(app)
    const input = { reasonKey: 'unpublishReason.FEE_TOO_HIGH' }
    return { as: landlord, variables: { groupId, input }, changed: { groupId: randomUUID() } }
  },
  async duplicateListing(app) {
    const { landlord, groupId } = await createStage(app)
    return { as: landlord, variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async archiveListing(app) {
    const { landlord, groupId } = await createStage(app, { unit: { published: false } })
    return { as: landlord, variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async unarchiveListing(app) {
    const { landlord, groupId } = await createStage(app, { unit: { published: false } })
    await app.db.updateTable('groups').set({ archived_at: app.services.now() }).execute()
    return { as: landlord, variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async unpublishListingForSales(app) {
    const { groupId } = await createStage(app)
    const input = { reasonKey: 'unpublishReason.SALES_SCAM' }
    return { as: await salesperson(app), variables: { groupId, input }, changed: { groupId: randomUUID() } }
  },
  async takeOffAsScam(app) {
    const { groupId } = await createStage(app)
    const explanation = 'The pictures are of another home.'
    return {
      as: await salesperson(app),
      variables: { groupId, explanation },
      changed: { explanation: 'It does not exist.' },
    }
  },
  async allowPublishing(app) {
    const { groupId } = await createStage(app, { unit: { published: false, unpublish_reason: 'SALES_SCAM' } })
    return { as: await salesperson(app), variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async setListingLabels(app) {
    const { groupId } = await createStage(app)
    const reason = 'Their account manager asked for it.'
    return {
      as: await salesperson(app),
      variables: { groupId, labels: ['KA'], reason },
      changed: { labels: ['FSU'] },
    }
  },
  async deleteView(app) {
    const stage = await createStage(app)
    await app.graphql(
      'mutation($input: SaveViewInput!, $key: ID!) { saveView(input: $input, idempotencyKey: $key) { error { name } } }',
      { input: { name: 'March', page: 'INBOX', search: { from: '2030-03-01' } }, key: randomUUID() },
      stage.landlord,
    )
    const { id } = await app.db.selectFrom('saved_views').select('id').executeTakeFirstOrThrow()
    return { as: stage.landlord, variables: { viewId: id }, changed: { viewId: randomUUID() } }
  },
  async inviteTeamMember(app) {
    const stage = await createStage(app)
    const input = { email: 'lena@mezzo.example', role: 'MANAGER' }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, role: 'LIMITED' } } }
  },
  async withdrawPowerOfAttorney(app) {
    const { landlord, landlordId } = await createStage(app)
    const { memberId } = await joinTeam(app, landlordId)
    const powerId = await givePower(app, landlord, memberId)
    const variables = { powerId, reason: 'We part ways.' }
    return { as: landlord, variables, changed: { reason: 'Another reason.' } }
  },
  async createContactPerson(app) {
    const stage = await createStage(app)
    return {
      as: stage.landlord,
      variables: { input: person },
      changed: { input: { ...person, firstName: 'Eva' } },
    }
  },
  async updateContactPerson(app) {
    const { landlord } = await complete(app)
    const { id: contactPersonId } = await app.db
      .selectFrom('contact_persons')
      .select('id')
      .executeTakeFirstOrThrow()
    const variables = { contactPersonId, input: person }
    return { as: landlord, variables, changed: { input: { ...person, firstName: 'Eva' } } }
  },
  async createListing(app) {
    const stage = await createStage(app)
    const input = { city: 'Leipzig', country: 'DE' }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, city: 'Halle' } } }
  },
  async importHomes(app) {
    const stage = await createStage(app)
    const file = { csv: 'city,name\nLeipzig,Loft\n', country: 'DE' }
    const { data } = await app.graphql<{ homesFileDryRun: { seen: string } }>(
      'query($file: HomesFileInput!) { homesFileDryRun(file: $file) { seen } }',
      { file },
      stage.landlord,
    )
    const variables = { file, seen: data.homesFileDryRun.seen }
    return { as: stage.landlord, variables, changed: { file: { ...file, csv: 'city,name\nHalle,Loft\n' } } }
  },
  async saveListingStep(app) {
    const stage = await createStage(app)
    const seen = await app.graphql<{ listingForEdit: { version: number } }>(
      'query($groupId: ID) { listingForEdit(groupId: $groupId) { version } }',
      { groupId: stage.groupId },
      stage.landlord,
    )
    const { version } = seen.data.listingForEdit
    const variables = { groupId: stage.groupId, step: 'apartment', values: { area: 52 }, version }
    return { as: stage.landlord, variables, changed: { values: { area: 53 } } }
  },
  async addUnits(app) {
    const stage = await createStage(app, { units: 2 })
    const variables = { groupId: stage.groupId, input: newUnits }
    return { as: stage.landlord, variables, changed: { input: { ...newUnits, quantity: 4 } } }
  },
  async convertToGroup(app) {
    const stage = await createStage(app)
    const variables = { groupId: stage.groupId, input: newUnits }
    return { as: stage.landlord, variables, changed: { input: { ...newUnits, quantity: 4 } } }
  },
  async changeRents(app) {
    const stage = await createStage(app)
    const { input } = raiseOf(app, stage)
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, isRounded: false } } }
  },
  async undoRents(app) {
    const stage = await createStage(app)
    const { data } = await app.graphql<{ changeRents: { done: { batchId: string } } }>(
      `mutation($input: ChangeRentsInput!, $key: ID!) {
        changeRents(input: $input, idempotencyKey: $key) { done { batchId } } }`,
      { ...raiseOf(app, stage), key: randomUUID() },
      stage.landlord,
    )
    const { batchId } = data.changeRents.done
    return { as: stage.landlord, variables: { batchId }, changed: { batchId: randomUUID() } }
  },
  async changeStayLimits(app) {
    const stage = await createStage(app)
    const { input } = longerStays(app, stage)
    const changed = { input: { ...input, length: { value: 3, unit: 'MONTH' } } }
    return { as: stage.landlord, variables: { input }, changed }
  },
  async undoStayLimits(app) {
    const stage = await createStage(app)
    const { data } = await app.graphql<{ changeStayLimits: { done: { orderId: string } } }>(
      `mutation($input: ChangeStayLimitsInput!, $key: ID!) {
        changeStayLimits(input: $input, idempotencyKey: $key) { done { orderId } } }`,
      { ...longerStays(app, stage), key: randomUUID() },
      stage.landlord,
    )
    const { orderId } = data.changeStayLimits.done
    return { as: stage.landlord, variables: { orderId }, changed: { orderId: randomUUID() } }
  },
  async changeUnits(app) {
    const stage = await createStage(app, { units: 2 })
    const changes = [{ listingId: given(stage.unitIds[0]), values: { apartmentName: 'Garden house' } }]
    return { as: stage.landlord, variables: { groupId: stage.groupId, changes }, changed: { changes: [] } }
  },
  async deleteUnits(app) {
    const stage = await createStage(app, { units: 3 })
    const [listingId, other] = stage.unitIds
    const { data } = await app.graphql<{ unitDeletionDryRun: { fingerprint: string } }>(
      'query($groupId: ID!, $listingIds: [ID!]!) { unitDeletionDryRun(groupId: $groupId, listingIds: $listingIds) { fingerprint } }',
      { groupId: stage.groupId, listingIds: [listingId] },
      stage.landlord,
    )
    const variables = {
      groupId: stage.groupId,
      listingIds: [listingId],
      seen: data.unitDeletionDryRun.fingerprint,
    }
    return { as: stage.landlord, variables, changed: { listingIds: [other] } }
  },
  async importUnits(app) {
    const stage = await createStage(app, { units: 2 })
    const file = await app.send(stage.landlord, {
      method: 'GET',
      url: `/api/listings/g/${stage.groupId}/units.csv`,
    })
    const csv = file.body.replace('Torstraße 14 / 1', 'Garden house')
    const { data } = await app.graphql<{ unitsCsvDryRun: { fingerprint: string } }>(
      'query($groupId: ID!, $csv: String!) { unitsCsvDryRun(groupId: $groupId, csv: $csv) { fingerprint } }',
      { groupId: stage.groupId, csv },
      stage.landlord,
    )
    const variables = { groupId: stage.groupId, csv, seen: data.unitsCsvDryRun.fingerprint }
    return { as: stage.landlord, variables, changed: { csv: file.body } }
  },
  async connectPhotoFolder(app) {
    const stage = await createStage(app)
    app.services.config.dropbox = { url: null, key: 'demo', secret: 'demo', isTest: true }
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId, link: LOCAL_FOLDER_LINK },
      changed: { link: LOCAL_FOLDER_LINK.replace('local', 'other') },
    }
  },
  async syncPhotoFolder(app) {
    const { landlord, groupId, otherId } = await withFolders(app)
    return { as: landlord, variables: { groupId }, changed: { groupId: otherId } }
  },
  async disconnectPhotoFolder(app) {
    const { landlord, groupId, otherId } = await withFolders(app)
    return { as: landlord, variables: { groupId }, changed: { groupId: otherId } }
  },
  async orderPictures(app) {
    const stage = await withPictures(app)
    const imageIds = stage.imageIds.toReversed()
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId, imageIds },
      changed: { imageIds: stage.imageIds },
    }
  },
  async rotatePicture(app) {
    const stage = await withPictures(app)
    return {
      as: stage.landlord,
      variables: { imageId: given(stage.imageIds[0]), degrees: 90 },
      changed: { degrees: 180 },
    }
  },
  async deletePictures(app) {
    const stage = await withPictures(app)
    const [first, second] = stage.imageIds
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId, imageIds: [first] },
      changed: { imageIds: [second] },
    }
  },
  async removeFloorPlan(app) {
    const stage = await createStage(app)
    await sendPicture(app, stage, `/api/floor-plans?groupId=${stage.groupId}`, '#dddddd')
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId },
      changed: { groupId: randomUUID() },
    }
  },
}
