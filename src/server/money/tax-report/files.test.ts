import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { AFTER_YEAR, reportingStage } from '../../../../test/tax-report/reporting-stage.ts'

const { at, compute, get, goTo, nameSeller, newest, receive } = reportingStage()

describe('the files of a report', () => {
  it('are the message, its envelope and both in an archive, for those who keep the books', async () => {
    await nameSeller()
    await goTo(AFTER_YEAR)
    await compute()
    const report = await newest()
    const message = await get(`/api/tax-reports/${report.id}/message.xml`, at().accountant)
    expect(message.body).toBe(report.xml)
    const dip = (await get(`/api/tax-reports/${report.id}/dip.xml`, at().accountant)).body
    expect(dip).toContain('<header environment="TEST">')
    expect(dip).toContain(`<transferticketId>${report.message_ref_id}</transferticketId>`)
    expect(dip).toContain('<application code="DAC7"/>')
    expect(dip).toContain(report.xml.replace(/^.*\n/, ''))
    const zip = await get(`/api/tax-report-runs/${given(report.run_id)}/messages.zip`, at().accountant)
    expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK')
    for (const url of [
      `/api/tax-reports/${report.id}/message.xml`,
      `/api/tax-report-runs/${given(report.run_id)}/messages.zip`,
    ])
      expect((await get(url, at().landlord)).statusCode).toBe(403)
    expect((await get(`/api/tax-reports/${randomUUID()}/dip.xml`, at().accountant)).statusCode).toBe(404)
  })

  it('are what the message says and what is to be checked as tables, without numbers of anybody', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(AFTER_YEAR)
    await compute()
    const { id, run_id: runId } = await newest()
    const records = await get(`/api/tax-reports/${id}/records.csv?language=de`, at().accountant)
    const [head, ...lines] = records.body.split('\r\n')
    expect(head).toContain('Referenz,Berichtigt,Art,Angenommen,Anbieter')
    expect(lines[0]).toMatch(/,NEW,,Jana Keller,.*,EUR,181,1,1,1501,0$/)
    expect(lines).toHaveLength(5)
    expect(records.body).not.toContain('86095742719')
    const findings = await get(`/api/tax-report-runs/${given(runId)}/findings.csv`, at().accountant)
    expect(findings.body.split('\r\n')[1]).toBe(
      'Jana Keller,Jana Keller,jana@mezzo.example,1,0,ACCOUNT_UNKNOWN',
    )
  })

  it.each(['message.xml', 'dip.xml', 'records.csv'])('%s of what isn’t there is missing', async (file) => {
    for (const id of [randomUUID(), 'x', '%00'])
      expect((await get(`/api/tax-reports/${id}/${file}`, at().accountant)).statusCode).toBe(404)
  })

  it.each(['messages.zip', 'findings.csv'])('%s of a run that isn’t there is missing', async (file) => {
    for (const id of [randomUUID(), 'x'])
      expect((await get(`/api/tax-report-runs/${id}/${file}`, at().accountant)).statusCode).toBe(404)
  })
})
