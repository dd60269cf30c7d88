import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  AFTER_YEAR,
  responseOf,
  textsOf,
  reportingStage,
} from '../../../../test/tax-report/reporting-stage.ts'

const { at, answer, compute, goTo, handIn, nameSeller, newest, receive, start, stored } = reportingStage()

describe('an answer of the tax office', () => {
  beforeEach(async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(AFTER_YEAR)
    await compute()
  })

  it('that refuses a record leaves it new; what was accepted of the message counts', async () => {
    const report = await newest()
    await handIn(report.id)
    const [, ref] = textsOf(report.xml, 'DocRefId')
    const results = `<payloadResult consignmentItemPosition="1"><RecordError><Code>60001</Code><Details>Invalid TIN</Details><DocRefIDInError>${ref}</DocRefIDInError></RecordError></payloadResult>`
    const message = responseOf(report.message_ref_id, 'PARTIALLY_REJECTED', results)
    expect(await answer(report.id, { message })).toMatchObject({
      error: null,
      report: { state: 'PARTLY_ACCEPTED', refused: 1 },
    })
    const { data } = await at().app.graphql<{ taxReport: { records: { nodes: object[] } } }>(
      '{ taxReport(reportId: "' +
        report.id +
        '") { records { nodes { name isAccepted errors { code text } } } } }',
      {},
      at().accountant,
    )
    expect(data.taxReport.records.nodes).toEqual([
      { name: 'Jana Keller', isAccepted: false, errors: [{ code: '60001', text: 'Invalid TIN' }] },
      { name: '', isAccepted: true, errors: [] },
    ])
    await compute()
    expect(textsOf((await newest()).xml, 'DocTypeIndic')).toEqual(['OECD10', 'OECD11'])
  })

  it('that refuses all of it begins anew, the operator included', async () => {
    const report = await newest()
    await handIn(report.id)
    const error = '<dipResult><code>D0001</code><message>No such account</message></dipResult>'
    const message = responseOf(report.message_ref_id, 'ERROR', error)
    expect(await answer(report.id, { message })).toMatchObject({ report: { state: 'REFUSED' } })
    expect((await stored())[0]?.errors).toEqual([{ code: 'D0001', text: 'No such account' }])
    await compute()
    const again = await newest()
    expect(textsOf(again.xml, 'DocTypeIndic')).toEqual(['OECD11', 'OECD11'])
    expect(textsOf(again.xml, 'DocRefId')).not.toEqual(textsOf(report.xml, 'DocRefId'))
  })

  it('by hand needs a note, and counts as well', async () => {
    const report = await newest()
    await handIn(report.id)
    expect((await answer(report.id, { outcome: 'ACCEPTED' })).error?.fields).toEqual({
      note: 'taxReport.answer.note',
    })
    expect((await answer(report.id, { note: 'By phone' })).error?.fields).toEqual({
      outcome: 'taxReport.answer.outcome',
    })
    expect(await answer(report.id, { outcome: 'ACCEPTED', note: 'By phone' })).toMatchObject({
      report: { state: 'ACCEPTED' },
    })
  })

  it.each<[string, (ref: string) => string]>([
    ['unreadable', () => 'no XML at all'],
    ['unreadable', (ref) => `<dipResponse>${ref}`],
    [
      'unreadable',
      (ref) => `<!DOCTYPE x [<!ENTITY a "b">]><a><b>${ref}</b><processStatus>OK</processStatus></a>`,
    ],
    ['foreign', () => responseOf('DE2030DE-1-somebody-else', 'OK')],
    ['noOutcome', (ref) => responseOf(ref, 'MAYBE')],
    [
      'unnamed',
      (ref) => responseOf(ref, 'PARTIALLY_REJECTED', '<payloadResult><code>1</code></payloadResult>'),
    ],
    ['contradictory', (ref) => responseOf(ref, 'OK', '<Status>Rejected</Status>')],
    [
      'foreignRecord',
      (ref) =>
        responseOf(
          ref,
          'ERROR',
          '<RecordError><Code>1</Code><DocRefIDInError>x</DocRefIDInError></RecordError>',
        ),
    ],
  ])('that is %s changes nothing and says why', async (problem, message) => {
    const report = await newest()
    await handIn(report.id)
    const said = await answer(report.id, { message: message(report.message_ref_id) })
    expect(said.error?.fields).toEqual({ message: `taxReport.answer.${problem}` })
    expect((await stored())[0]?.state).toBe('HANDED_IN')
  })

  it('comes after the handing in, and once; a double click is one', async () => {
    const report = await newest()
    const message = responseOf(report.message_ref_id, 'OK')
    expect((await answer(report.id, { message })).error).toMatchObject({ reason: 'TAX_REPORT_NOT_HANDED_IN' })
    const [one, two] = [randomUUID(), randomUUID()]
    expect([await handIn(report.id, one), await handIn(report.id, one)].map(({ error }) => error)).toEqual([
      null,
      null,
    ])
    expect((await handIn(report.id)).error).toMatchObject({ reason: 'TAX_REPORT_HANDED_IN' })
    expect((await start()).error).toMatchObject({ reason: 'TAX_REPORT_AWAITED' })
    const answers = await Promise.all([
      answer(report.id, { message }, two),
      answer(report.id, { message }, two),
    ])
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    expect((await answer(report.id, { message })).error).toMatchObject({ reason: 'TAX_REPORT_ANSWERED' })
    expect((await handIn(randomUUID())).error).toMatchObject({ name: 'ResourceNotFoundError' })
  })
})
