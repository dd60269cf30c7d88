import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/multipart.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited, landlordStatusOf } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  await t.db
    .insertInto('feature_flags')
    .values({ name: 'ONLINE_SIGNING', enabled: true, changed_at: t.services.now() })
    .execute()
})

const fields = `listingRequestId contracts { name isTemplateSupported obstacle languages maximumDeposit missing { gap required } }
  terms { contractName language timeOfPayment cleaningFee cleaningFeeFrequency deposit houseRules isOnlineSigning ownContractFileId }
  isSaved missing { gap required } ownContracts { fileId fileName url } type country price hasOnlineSigning
  annexTo { reference from to } canPrepare { value reason } willReplace offerId previewUrl`

interface Terms {
  contractName: string
  language: string
  timeOfPayment: string
  cleaningFee: number
  cleaningFeeFrequency: string
  deposit: number
  houseRules: string
  isOnlineSigning: boolean
  ownContractFileId: string | null
}

interface Options {
  contracts: {
    name: string
    isTemplateSupported: boolean
    obstacle: string | null
    maximumDeposit: number | null
  }[]
  terms: Terms
  isSaved: boolean
  missing: { gap: string; required: boolean }[]
  ownContracts: { fileId: string; fileName: string; url: string }[]
  canPrepare: { value: boolean; reason: string | null }
  willReplace: boolean
  offerId: string | null
  previewUrl: string
  annexTo: { reference: string; from: string; to: string } | null
}

async function optionsOf(requestId: string, as: Browser): Promise<Options> {
  const { data, errors } = await t.graphql<{ contractOptions: Options } | null>(
    `query($id: ID!) { contractOptions(listingRequestId: $id) { ${fields} } }`,
    { id: requestId },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.extensions?.name ?? 'no data')
  return data.contractOptions
}

interface Prepared {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  contractOptions: Options | null
}

async function prepare(
  requestId: string,
  as: Browser,
  change: Partial<Terms> = {},
  key: string = randomUUID(),
): Promise<Prepared> {
  const { terms } = await optionsOf(requestId, as)
  const { data } = await t.graphql<{ prepareContract: Prepared }>(
    `mutation($id: ID!, $input: PrepareContractInput!, $key: ID!) {
      prepareContract(listingRequestId: $id, input: $input, idempotencyKey: $key) {
        error { name reason fields } contractOptions { ${fields} } } }`,
    { id: requestId, input: { ...terms, ...change }, key },
    as,
  )
  return data.prepareContract
}

async function untilConfirmed(stage: Awaited<ReturnType<typeof createStage>>): Promise<string> {
  const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
  await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
  await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })
  return requestId
}

async function offersOf(requestId: string) {
  return t.db
    .selectFrom('booking_offers as o')
    .leftJoin('occupancies as held', 'held.offer_id', 'o.id')
    .select([
      'o.id',
      'o.status',
      'o.contract_name as contractName',
      'o.deposit',
      'o.cancellation_reason as cancellationReason',
      'o.contract_file_id as contractFileId',
      'held.listing_id as held',
    ])
    .where('o.listing_request_id', '=', requestId)
    .orderBy('o.created_at')
    .execute()
}

async function textOf(as: Browser, url: string): Promise<string> {
  const answer = await t.send(as, { method: 'GET', url })
  expect(answer.statusCode).toBe(200)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)))
  return text.join(' ').replaceAll(/\s+/g, ' ')
}

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

async function handIn(requestId: string, as: Browser, content: Buffer = pdf, key: string = randomUUID()) {
  return t.send(as, {
    method: 'POST',
    url: `/api/listing-requests/${requestId}/own-contract`,
    ...multipart({ idempotencyKey: key }, { name: '../mein vertrag.pdf', content }),
  })
}

describe('the test contract', () => {
  const chosen = { contractName: 'TEST_CONTRACT_1' }
  const namesFor = async (requestId: string, as: Browser) =>
    (await optionsOf(requestId, as)).contracts.map(({ name }) => name)

  it('is offered to no landlord, nor taken from one', async () => {
    const stage = await createStage(t)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    expect(await namesFor(requestId, stage.landlord)).not.toContain('TEST_CONTRACT_1')
    expect(await prepare(requestId, stage.landlord, chosen)).toMatchObject({
      error: {
        name: 'ValidationError',
        fields: { contractName: 'contractTerms.errors.contractName.unknown' },
      },
    })
  })

  it('is made when somebody who tries the product out has chosen it', async () => {
    const stage = await createStage(t)
    await t.db
      .updateTable('users')
      .set({ permissions: ['TEST'] })
      .where('id', '=', stage.landlordId)
      .execute()
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    expect(await namesFor(requestId, stage.landlord)).toContain('TEST_CONTRACT_1')
    expect(await prepare(requestId, stage.landlord, chosen)).toMatchObject({ error: null })
    await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })
    expect(await offersOf(requestId)).toMatchObject([chosen])
  })
})

describe('what can be decided about a contract', () => {
  it('is what the listing says, with what would be missing', async () => {
    const stage = await createStage(t, {
      group: {
        deposit: 900_000,
        final_cleaning_fee: 9_000,
        house_rules: { en: 'Quiet from 22:00.' } as never,
        billing_address_id: null,
      },
    })
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    const options = await optionsOf(requestId, stage.landlord)
    expect(options).toMatchObject({
      terms: {
        contractName: 'GERMANY_PRIVATE',
        language: 'de',
        timeOfPayment: 'RENTAL_BEGIN',
        cleaningFee: 9_000,
        cleaningFeeFrequency: 'ONE_TIME',
        deposit: 450_000,
        houseRules: 'Quiet from 22:00.',
        isOnlineSigning: true,
        ownContractFileId: null,
      },
      isSaved: false,
      missing: [
        { gap: 'LANDLORD_ADDRESS', required: false },
        { gap: 'ENERGY_CERTIFICATE', required: false },
        { gap: 'HOUSE_RULES_IN_LANGUAGE', required: false },
      ],
      canPrepare: { value: true, reason: null },
      willReplace: false,
      offerId: null,
      annexTo: null,
    })
    expect(options.contracts.find(({ name }) => name === 'GERMANY_PRIVATE_STUDENT')).toMatchObject({
      isTemplateSupported: false,
      obstacle: 'STUDENTS_ONLY',
    })
  })

  it('has contracts for students where student housing is on for the landlord, or where there is one', async () => {
    const stage = await createStage(t, { group: { contract_name: 'GERMANY_PRIVATE_STUDENT' } })
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    const studies = { reason_for_stay: 'STUDYING' } as const
    await t.db.updateTable('booking_requests').set(studies).execute()
    const student = async () => {
      const { contracts, terms } = await optionsOf(requestId, stage.landlord)
      return [terms.contractName, ...contracts.map(({ name }) => name).filter((name) => /STUDENT/.test(name))]
    }
    const both = ['GERMANY_PRIVATE_STUDENT', 'GERMANY_COMMERCIAL_STUDENT']
    expect(await student()).toEqual(['GERMANY_PRIVATE_STUDENT', ...both])
    const flag = { name: 'STUDENT_HOUSING', changed_at: t.services.now() } as const
    const everybody = { ...flag, enabled: false }
    await t.db.insertInto('feature_flags').values(everybody).execute()
    expect(await student()).toEqual(['GERMANY_DEFAULT'])
    const refused = await prepare(requestId, stage.landlord, { contractName: 'GERMANY_PRIVATE_STUDENT' })
    expect(refused.error?.fields).toEqual({ contractName: 'contractTerms.errors.contractName.unknown' })
    const own = { ...flag, user_id: stage.landlordId, enabled: true }
    await t.db.insertInto('feature_flag_users').values(own).execute()
    expect(await student()).toEqual(['GERMANY_PRIVATE_STUDENT', ...both])
    await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })
    await prepare(requestId, stage.landlord)
    await t.db.updateTable('feature_flag_users').set({ enabled: false }).execute()
    expect(await student()).toEqual(['GERMANY_PRIVATE_STUDENT', ...both])
  })

  it('is nobody else’s to see or to decide', async () => {
    const stage = await createStage(t)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const second = await t.login('second@mezzo.example')
    await expect(optionsOf(requestId, second)).rejects.toThrow('ResourceNotFoundError')
    await expect(optionsOf(requestId, stage.tenant)).rejects.toThrow('NotAllowedError')
    await expect(optionsOf(requestId, await joinAsLimited(t, stage))).rejects.toThrow('NotAllowedError')
    const { previewUrl } = await optionsOf(requestId, stage.landlord)
    expect((await t.send(second, { method: 'GET', url: previewUrl })).statusCode).toBe(404)
    expect((await handIn(requestId, second)).statusCode).toBe(404)
    expect((await handIn(requestId, stage.tenant)).statusCode).toBe(403)
  })
})

describe('a decision', () => {
  it('before there is a contract is kept for it', async () => {
    const stage = await createStage(t)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    const key = randomUUID()
    const change = {
      contractName: 'GERMANY_DEFAULT',
      language: 'en',
      deposit: 100_000,
      timeOfPayment: 'TWO_WEEKS_BEFORE',
    }
    const prepared = await prepare(requestId, stage.landlord, change, key)
    expect(prepared).toMatchObject({
      error: null,
      contractOptions: { isSaved: true, terms: change, offerId: null },
    })
    expect(await prepare(requestId, stage.landlord, change, key)).toMatchObject({ error: null })
    expect(await prepare(requestId, stage.landlord, { deposit: 1 }, key)).toMatchObject({
      error: { name: 'IdempotencyConflictError' },
    })
    await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })
    await t.runJobs()
    const [offer] = await offersOf(requestId)
    expect(offer).toMatchObject({
      contractName: 'GERMANY_DEFAULT',
      deposit: 100_000,
      status: 'LANDLORD_SIGNING',
    })
    const { data } = await t.graphql<{
      bookingOffer: { contractUrl: string; language: string; timeOfPayment: string }
    }>(
      'query($id: ID!) { bookingOffer(_id: $id) { contractUrl language timeOfPayment } }',
      { id: given(offer).id },
      stage.landlord,
    )
    expect(data.bookingOffer).toMatchObject({ language: 'en', timeOfPayment: 'TWO_WEEKS_BEFORE' })
    const text = await textOf(stage.landlord, data.bookingOffer.contractUrl)
    expect(text).toContain('due on 18 January 2027')
    expect(text).toContain('The deposit is €1,000.00')
  })

  it('about a contract that nobody has signed makes it anew on the same days', async () => {
    const stage = await createStage(t)
    const requestId = await untilConfirmed(stage)
    await t.runJobs()
    expect(await optionsOf(requestId, stage.landlord)).toMatchObject({ willReplace: true })
    const { error } = await prepare(requestId, stage.landlord, {
      contractName: 'GERMANY_COMMERCIAL',
      deposit: 0,
    })
    expect(error).toBeNull()
    await t.runJobs()
    const [old, fresh] = await offersOf(requestId)
    expect(old).toMatchObject({ status: 'CANCELED', cancellationReason: 'TERMS_CHANGED', held: null })
    expect(fresh).toMatchObject({
      status: 'LANDLORD_SIGNING',
      contractName: 'GERMANY_COMMERCIAL',
      deposit: 0,
      held: stage.unitIds[0],
      contractFileId: expect.any(String),
    })
    expect(await landlordStatusOf(t.db, requestId)).toBe('CONTRACT_CREATED')
  })

  it('comes too late once somebody has signed', async () => {
    const stage = await createStage(t)
    const requestId = await untilConfirmed(stage)
    await t.runJobs()
    const [offer] = await offersOf(requestId)
    const { documentSha256 } = await t.db
      .selectFrom('signature_procedures')
      .select('document_sha256 as documentSha256')
      .executeTakeFirstOrThrow()
    const input = { typedName: 'Jana Keller', consent: true, documentSha256 }
    expect(await command(t, stage.landlord, 'signContract', { id: given(offer).id, input })).toMatchObject({
      error: null,
    })
    expect(await prepare(requestId, stage.landlord)).toMatchObject({ error: { reason: 'ALREADY_SIGNED' } })
    expect(await optionsOf(requestId, stage.landlord)).toMatchObject({
      canPrepare: { value: false, reason: 'ALREADY_SIGNED' },
      willReplace: false,
    })
  })

  it.each([
    [{ contractName: 'REFUGEE_GERMANY' }, 'contractName', 'contractName.unsupported'],
    [{ contractName: 'FRANCE_FURNISHED' }, 'contractName', 'contractName.unknown'],
    [{ language: 'fr' }, 'language', 'language.unknown'],
    [{ deposit: 450_001 }, 'deposit', 'deposit.tooHigh'],
    [{ cleaningFee: -1 }, 'cleaningFee', 'amount.invalid'],
  ])('%j is refused with its reason', async (change, field, key) => {
    const stage = await createStage(t)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    const { error } = await prepare(requestId, stage.landlord, change)
    expect(error).toMatchObject({
      name: 'ValidationError',
      fields: { [field]: `contractTerms.errors.${key}` },
    })
    expect(await optionsOf(requestId, stage.landlord)).toMatchObject({ isSaved: false })
  })
})

describe('a preview', () => {
  it('names where in the building the apartment is, in the language of the contract, once that is known', async () => {
    const where = { location_in_building: { en: 'Rear house, left', de: 'Hinterhaus links', fr: 'Au fond' } }
    const single = await createStage(t, { unit: where })
    const german = await optionsOf(await sendRequest(t, single, '2027-02-01', '2027-07-31'), single.landlord)
    const read = (previewUrl: string, language: string) =>
      textOf(single.landlord, `${previewUrl}?language=${language}`)
    expect(await read(german.previewUrl, 'de')).toContain('Hinterhaus links')
    expect(await read(german.previewUrl, 'en')).toContain('in the building: Rear house, left')
  })

  it('names no apartment of several before one is offered', async () => {
    const several = await createStage(t, { units: 2, unit: { location_in_building: { de: 'Hinterhaus' } } })
    const { previewUrl } = await optionsOf(
      await sendRequest(t, several, '2027-02-01', '2027-07-31'),
      several.landlord,
    )
    expect(await textOf(several.landlord, `${previewUrl}?language=de`)).not.toContain('Hinterhaus')
  })

  it('shows what is typed, marked as a draft, and keeps nothing', async () => {
    const stage = await createStage(t)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    const { previewUrl } = await optionsOf(requestId, stage.landlord)
    const typed = 'contractName=GERMANY_COMMERCIAL&language=en&deposit=123400&houseRules=No%20drums'
    const text = await textOf(stage.landlord, `${previewUrl}?${typed}`)
    for (const part of ['Draft', 'let by a business', '€1,234.00', 'No drums', 'checked by a lawyer']) {
      expect(text).toContain(part)
    }
    expect(await optionsOf(requestId, stage.landlord)).toMatchObject({ isSaved: false, offerId: null })
    const wrong = await t.send(stage.landlord, { method: 'GET', url: `${previewUrl}?deposit=99999999` })
    expect(wrong.statusCode).toBe(422)
  })
})

describe('a contract of the landlord’s own', () => {
  it('is proposed on paper, and the tenant sees it only then', async () => {
    const stage = await createStage(t)
    const requestId = await untilConfirmed(stage)
    await t.runJobs()
    const key = randomUUID()
    const answer = await handIn(requestId, stage.landlord, pdf, key)
    expect(answer.statusCode).toBe(201)
    const { fileId } = answer.json<{ fileId: string }>()
    expect((await handIn(requestId, stage.landlord, pdf, key)).json()).toEqual({ fileId })
    const see = async (browser: Browser) =>
      (
        await t.graphql<{ getFileDataById: unknown }>(
          'query($id: ID!) { getFileDataById(id: $id) { _id } }',
          { id: fileId },
          browser,
        )
      ).data.getFileDataById
    expect(await see(stage.landlord)).toEqual({ _id: fileId })
    expect(await see(stage.tenant)).toBeNull()
    expect(await prepare(requestId, stage.landlord, { ownContractFileId: fileId })).toMatchObject({
      error: { fields: { isOnlineSigning: 'contractTerms.errors.isOnlineSigning.ownContract' } },
    })
    const { error, contractOptions } = await prepare(requestId, stage.landlord, {
      ownContractFileId: fileId,
      isOnlineSigning: false,
    })
    expect(error).toBeNull()
    expect(contractOptions).toMatchObject({
      missing: [],
      ownContracts: [{ fileId, fileName: 'mein vertrag.pdf' }],
    })
    await t.runJobs()
    const offers = await offersOf(requestId)
    expect(offers.at(-1)).toMatchObject({ status: 'PROPOSED', contractFileId: fileId })
    expect(await landlordStatusOf(t.db, requestId)).toBe('MANUAL_CONTRACT_CREATED')
    expect(await see(stage.tenant)).toEqual({ _id: fileId })
  })

  it('is a whole PDF, whatever it is called', async () => {
    const stage = await createStage(t)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    for (const content of [
      Buffer.from('<html></html>'),
      Buffer.from('%PDF-1.7 broken off'),
      Buffer.from(''),
    ]) {
      expect((await handIn(requestId, stage.landlord, content)).statusCode).toBe(422)
    }
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), pdf])
    expect((await handIn(requestId, stage.landlord, large)).json()).toMatchObject({
      error: { name: 'ValidationError' },
    })
    expect((await optionsOf(requestId, stage.landlord)).ownContracts).toEqual([])
  })

  it('can’t be one of another request', async () => {
    const stage = await createStage(t, { units: 2 })
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-07-31')
    await t.createUser({ email: 'other@mezzo.example' })
    const other = await sendRequest(
      t,
      stage,
      '2027-02-01',
      '2027-07-31',
      await t.login('other@mezzo.example'),
    )
    const { fileId } = (await handIn(other, stage.landlord)).json<{ fileId: string }>()
    const { error } = await prepare(requestId, stage.landlord, {
      ownContractFileId: fileId,
      isOnlineSigning: false,
    })
    expect(error).toMatchObject({ name: 'ResourceNotFoundError' })
  })

  it('is asked for where there is no text of ours, and makes the contract once it is there', async () => {
    const stage = await createStage(t, {
      group: { country: 'CH', city: 'Basel', zip_code: '4051', currency: 'CHF' },
    })
    // Outside of tests there is no test contract to fall back on.
    await t.db.updateTable('groups').set({ contract_name: 'GERMANY_DEFAULT' }).execute()
    t.services.config.production = true
    const requestId = await untilConfirmed(stage)
    expect(await landlordStatusOf(t.db, requestId)).toBe('ACCEPTED')
    expect(await offersOf(requestId)).toEqual([])
    const mail = await t.db
      .selectFrom('mails')
      .select('template')
      .where('template', '=', 'contractNeeded')
      .execute()
    expect(mail).toHaveLength(1)
    const before = await optionsOf(requestId, stage.landlord)
    expect(before.missing).toContainEqual({ gap: 'OWN_CONTRACT', required: true })
    expect(await prepare(requestId, stage.landlord)).toMatchObject({ error: { name: 'ValidationError' } })
    const { fileId } = (await handIn(requestId, stage.landlord)).json<{ fileId: string }>()
    const { error } = await prepare(requestId, stage.landlord, {
      ownContractFileId: fileId,
      isOnlineSigning: false,
    })
    t.services.config.production = false
    expect(error).toBeNull()
    await t.runJobs()
    const offers = await offersOf(requestId)
    expect(offers).toMatchObject([{ status: 'PROPOSED', contractFileId: fileId, held: stage.unitIds[0] }])
  })
})

describe('the contract of an extension', () => {
  it('is an annex to the contract of the stay that goes on, in its kind and without a second deposit', async () => {
    const stage = await createStage(t, { group: { deposit: 300_000 } })
    const bookingId = await bookStay(t, stage, '2027-05-10', '2027-07-31')
    await t.db.updateTable('booking_offers').set({ contract_name: 'GERMANY_COMMERCIAL' }).execute()
    const asked = await command(t, stage.tenant, 'requestExtension', { id: bookingId, to: '2027-10-31' })
    expect(asked.error).toBeNull()
    const requestId = given(asked.request).id
    const options = await optionsOf(requestId, stage.landlord)
    expect(options).toMatchObject({
      annexTo: { from: '2027-05-10', to: '2027-07-31' },
      terms: { contractName: 'GERMANY_COMMERCIAL', deposit: 0 },
    })
    await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
    await t.runJobs()
    const [offer] = await offersOf(requestId)
    expect(offer).toMatchObject({
      contractName: 'GERMANY_COMMERCIAL',
      deposit: 0,
      status: 'LANDLORD_SIGNING',
    })
    const { data } = await t.graphql<{ bookingOffer: { contractUrl: string } }>(
      'query($id: ID!) { bookingOffer(_id: $id) { contractUrl } }',
      { id: given(offer).id },
      stage.landlord,
    )
    const text = await textOf(stage.landlord, data.bookingOffer.contractUrl)
    expect(text).toContain(`Nachtrag zum Mietvertrag ${given(options.annexTo).reference}`)
    expect(text).toContain('vom 1. August 2027 bis zum 31. Oktober 2027')
  })
})
