import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, landlordStatusOf, offerOf } from '../../../../test/builders.ts'
import { checkSeal, seen, sign, stageWithContract } from '../../../../test/signing-stage.ts'
import { diskFiles } from '../../kernel/adapters/files.ts'
import { generateContract, orderStuckContracts, sealContract } from './contract-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

describe('a contract whose files could not be kept for longer than jobs try', () => {
  /** The job that was ordered fails until it has used up its tries, since the place of files is away. */
  async function failWithoutFiles(job: 'generateContract' | 'sealContract', offerId: string) {
    const { files } = app.services
    app.services.files = diskFiles('/dev/null')
    try {
      const work = { generateContract, sealContract }[job]
      await expect(work(await app.ctxFor(null), { offerId })).rejects.toThrow('ENOTDIR')
    } finally {
      app.services.files = files
    }
    await app.boss.deleteAllJobs(job)
    await app.runJobs()
  }

  async function orderAgain() {
    await orderStuckContracts(await app.ctxFor(null))
    return app.runJobs()
  }

  it.each([true, false])('is written afterwards, signed online: %s', async (online_signing) => {
    const stage = await createStage(app, { group: { online_signing } })
    const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await failWithoutFiles('generateContract', (await offerOf(app.db, id)).id)
    expect(await orderAgain()).toBe(0)
    expect(await landlordStatusOf(app.db, id)).toBe('CREATING_CONTRACT')
    app.setNow(app.services.now().add({ hours: 1 }))
    await orderAgain()
    expect(await landlordStatusOf(app.db, id)).toBe(
      online_signing ? 'CONTRACT_CREATED' : 'MANUAL_CONTRACT_CREATED',
    )
  })

  it('is sealed afterwards, once', async () => {
    const stage = await stageWithContract(app)
    await sign(app, stage, 'landlord')
    await sign(app, stage, 'tenant')
    await failWithoutFiles('sealContract', stage.offerId)
    expect((await seen(app, stage.offerId, stage.tenant)).signedContractUrl).toBeNull()
    app.setNow(app.services.now().add({ hours: 1 }))
    await orderAgain()
    const { signedContractUrl } = await seen(app, stage.offerId, await app.login('amelie@mezzo.example'))
    const pdf = (await app.send(null, { method: 'GET', url: given(signedContractUrl) })).rawPayload
    expect((await checkSeal(app, pdf)).json()).toMatchObject({ state: 'INTACT' })
    expect(await orderAgain()).toBe(0)
  })

  it('is not sealed where it was signed on paper', async () => {
    const stage = await stageWithContract(app, { group: { online_signing: false } })
    await command(app, stage.tenant, 'acceptProposedContract', { id: stage.offerId })
    const booked = await command(app, stage.landlord, 'recordOfflineSignatures', { id: stage.offerId })
    expect(booked.offer).toMatchObject({ status: 'ACCEPTED' })
    await app.runJobs()
    app.setNow(app.services.now().add({ hours: 1 }))
    expect(await orderAgain()).toBe(0)
  })
})
