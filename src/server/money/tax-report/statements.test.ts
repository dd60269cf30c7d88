import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { AFTER_YEAR, SELLER, reportingStage } from '../../../../test/tax-report/reporting-stage.ts'
import { forgetTaxReports } from './forget-actions.ts'
import { writeTaxStatements } from './statement-actions.ts'

const { at, accept, compute, get, goTo, nameSeller, receive } = reportingStage()

describe('a statement', () => {
  const mails = () =>
    at()
      .app.db.selectFrom('mails')
      .select(['subject', 'text'])
      .where('template', '=', 'taxStatement')
      .orderBy('created_at')
      .execute()
  const write = async () => {
    await writeTaxStatements(await at().app.ctxFor(null))
  }

  it('goes to each seller from the middle of January, once, and anew where something else was accepted', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2031-01-14T09:00:00Z')
    await write()
    expect(await mails()).toHaveLength(0)
    await goTo('2031-01-15T09:00:00Z')
    await write()
    await write()
    expect(await mails()).toHaveLength(1)
    const { data } = await at().app.graphql<{ taxStatements: { documentUrl: string; year: number }[] }>(
      '{ taxStatements { year name isCorrection isTest documentUrl } }',
      {},
      at().landlord,
    )
    expect(data.taxStatements).toMatchObject([
      { year: 2030, name: 'Jana Keller', isCorrection: false, isTest: true },
    ])
    const file = await get(given(data.taxStatements[0]).documentUrl, at().landlord)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

    await receive(3, '2030-04-05', 150_000)
    await compute()
    await accept()
    await at().app.runJobs()
    const told = await mails()
    expect(told).toHaveLength(2)
    expect(told.filter(({ subject }) => subject.includes('Corrected'))).toHaveLength(1)
    await write()
    expect(await mails()).toHaveLength(2)
  })

  it('tells nothing of who is exempt or can’t be reported', async () => {
    await nameSeller({ ...SELLER, birthDate: null })
    await goTo(AFTER_YEAR)
    await write()
    expect(await mails()).toHaveLength(0)
  })

  it('is listed for staff with what became of its mail, and opens for them', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2031-01-15T09:00:00Z')
    await write()
    expect(await forStaff('kel')).toMatchObject({
      statements: { sellers: 1 },
      sentStatements: { totalCount: 1, nodes: [{ name: 'Jana Keller', mail: 'WAITING', mailedAt: null }] },
    })
    await at().app.runJobs()
    const { sentStatements } = await forStaff('')
    expect(sentStatements.nodes).toMatchObject([{ mail: 'SENT', mailedAt: expect.any(String) }])
    const file = await get(given(sentStatements.nodes[0]).documentUrl, at().accountant)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await forStaff('somebody')).sentStatements).toEqual({ totalCount: 0, nodes: [] })
    await at().app.db.updateTable('mails').set({ sent_at: null, last_error: 'no' }).execute()
    expect((await forStaff('')).sentStatements.nodes).toMatchObject([{ mail: 'FAILED' }])
    await at().app.db.deleteFrom('mails').execute()
    expect((await forStaff('')).sentStatements.nodes).toMatchObject([{ mail: 'FORGOTTEN' }])
  })

  it('is deleted with its file after ten years, and not a day before', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2031-12-31T23:59:00Z')
    await write()
    const { storage_key: key } = await at()
      .app.db.selectFrom('files')
      .select('storage_key')
      .where('type', '=', 'TAX_STATEMENT')
      .executeTakeFirstOrThrow()
    await at().app.db.deleteFrom('mails').execute()
    expect(await at().app.services.files.get(key)).not.toBeNull()
    await goTo('2041-12-31T09:00:00Z')
    await forgetTaxReports(await at().app.ctxFor(null))
    expect((await forStaff('')).sentStatements.totalCount).toBe(1)
    await goTo('2042-01-01T09:00:00Z')
    await forgetTaxReports(await at().app.ctxFor(null))
    expect((await forStaff('')).sentStatements.totalCount).toBe(0)
    const left = await at().app.db.selectFrom('files').select('id').where('storage_key', '=', key).execute()
    expect(left).toEqual([])
    expect(await at().app.services.files.get(key)).toBeNull()
  })

  async function forStaff(search: string) {
    const { data } = await at().app.graphql<{
      taxReportYear: {
        statements: { sellers: number }
        sentStatements: { totalCount: number; nodes: { documentUrl: string }[] }
      }
    }>(
      `query($search: String!) { taxReportYear(year: 2030, mode: TESTING) { statements { sellers last }
        sentStatements(search: $search) { totalCount nodes { name mail mailedAt isCorrection documentUrl } } } }`,
      { search },
      at().accountant,
    )
    return data.taxReportYear
  }
})
