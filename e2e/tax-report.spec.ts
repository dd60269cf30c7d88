import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { graphql, jana, login, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

const year = new Date().getUTCFullYear() - 1
const company = 'Lindenhof Apartments GmbH'

interface Reports {
  taxReportYear: {
    statements: { sellers: number }
    reports: { nodes: { _id: string; state: string; messageRefId: string }[] }
  }
}

const reportsOf = async (request: APIRequestContext) =>
  (
    await graphql<Reports>(
      request,
      `
        query ($year: Int!) {
          taxReportYear(year: $year, mode: TESTING) {
            statements {
              sellers
            }
            reports {
              nodes {
                _id
                state
                messageRefId
              }
            }
          }
        }
      `,
      { year },
    )
  ).taxReportYear

/** Waits for the demo's report, and brings what an earlier try has left behind to its end. */
async function settle(request: APIRequestContext): Promise<void> {
  await expect
    .poll(async () => (await reportsOf(request)).statements.sellers, { timeout: 120_000 })
    .toBeGreaterThan(1)
  const { reports } = await reportsOf(request)
  for (const { _id } of reports.nodes.filter(({ state }) => state === 'HANDED_IN'))
    await graphql(
      request,
      `
        mutation ($id: ID!, $key: ID!) {
          answerTaxReport(reportId: $id, outcome: ACCEPTED, note: "By phone", idempotencyKey: $key) {
            error {
              name
            }
          }
        }
      `,
      { id: _id, key: randomUUID() },
    )
}

/** The landlord's company has moved into another wing since it was reported. */
async function move(staff: APIRequestContext, landlord: APIRequestContext): Promise<void> {
  const { taxDataItems } = await graphql<{ taxDataItems: { nodes: { _id: string; name: string }[] } }>(
    staff,
    `
      query ($search: String!) {
        taxDataItems(state: ALL, search: $search) {
          nodes {
            _id
            name
          }
        }
      }
    `,
    { search: jana.email },
  )
  await graphql(
    landlord,
    `
      mutation ($id: ID!, $input: BillingDetailsInput!, $key: ID!) {
        updateBillingDetailsItem(billingDetailsId: $id, input: $input, idempotencyKey: $key) {
          error {
            name
          }
        }
      }
    `,
    {
      id: taxDataItems.nodes.find(({ name }) => name === company)?._id,
      key: randomUUID(),
      input: {
        type: 'COMPANY',
        companyName: company,
        firstName: 'Jana',
        lastName: 'Keller',
        registrationNumber: 'HRB 184207',
        vatId: 'DE312546789',
        addressLine1: 'Weigandufer 22',
        addressLine2: `Aufgang ${Date.now() % 1_000_000}`,
        zipCode: '12045',
        city: 'Berlin',
        country: 'DE',
      },
    },
  )
}

const answerOf = (ref: string, status: string, results = '') => ({
  name: 'answer.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><dipResponse><dipProtocol><consignment><transferticketId>${ref}</transferticketId>` +
      `</consignment><processStatus>${status}</processStatus>${results}</dipProtocol></dipResponse>`,
  ),
})

test('staff compute last year anew, check it, hand it in, and record errors and the acceptance', async ({
  page,
  landlord,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`taxReports.${key}`, values)
  await login(page.request, sam)
  await settle(page.request)
  await move(page.request, landlord.request)
  await page.goto(to('staffBooks'))
  await page.getByRole('link', { name: t('books.taxReports'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('title') })).toBeVisible()
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem')
  const part = (view: string) => main.getByRole('link', { name: new RegExp(`^${text(`view.${view}`)}`) })
  await expect(rows.filter({ hasText: t('catalogue.taxReportState.ACCEPTED') }).first()).toBeVisible()
  await expectNoFinding(page, 'the tax report of a year')

  const fresh = await computeAgain(page, text)
  const correction = rows.filter({ hasText: fresh })
  await expect(correction).toContainText(t('catalogue.taxReportKind.DPI402'))
  await expect(correction).toContainText(t('catalogue.taxReportState.READY'))

  await test.step('who is to be looked at leads to what to mend', async () => {
    await part('check').click()
    await expect(page.getByText(t('catalogue.taxReportProblem.TAX_ID_MISSING')).first()).toBeVisible()
    await expectNoFinding(page, 'what is to be checked of a tax report')
    await page.getByRole('searchbox').fill('Lohmann')
    await expect(rows.filter({ hasText: 'Henrike Lohmann' })).toBeVisible()
    await expect(rows.filter({ hasText: company })).toHaveCount(0)
    await page
      .getByRole('link', { name: text('toTaxData') })
      .first()
      .click()
    await expect(page).toHaveURL(/view=tax/)
    await expect(page.getByText('Henrike Lohmann').first()).toBeVisible()
    await page.goBack()
    await part('messages').click()
  })

  await test.step('a message has its files', async () => {
    await correction.getByRole('link').click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('catalogue.taxReportKind.DPI402') }),
    ).toBeVisible()
    await expectNoFinding(page, 'a message to the tax office')
    const files = page.getByRole('navigation', { name: text('files') })
    const contents = []
    for (const link of await files.getByRole('link').all())
      contents.push(await (await page.request.get((await link.getAttribute('href')) ?? '')).text())
    expect(contents[0]).toContain('<dip')
    expect(contents[1]).toContain(`<MessageRefId>${fresh}</MessageRefId>`)
    expect(contents[2]).toContain(company)
    const downloading = page.waitForEvent('download')
    await files.getByRole('link', { name: text('file.dip') }).click()
    expect((await downloading).suggestedFilename()).toBe(`${fresh}-dip.xml`)
  })

  await handIn(page, text)
  await expect(page.getByText(text('next.HANDED_IN'))).toBeVisible()

  await test.step('an answer that isn’t one is told beside the field, and changes nothing', async () => {
    await page.getByRole('button', { name: text('answerOf', { ref: fresh }) }).click()
    const dialog = page.getByRole('dialog')
    const record = dialog.getByRole('button', { name: text('answerDialog.submit'), exact: true })
    const file = dialog.getByLabel(text('answerDialog.file'), { exact: true })
    await record.click()
    await expect(dialog.getByText(text('answerDialog.problems.none'))).toBeVisible()
    await file.setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('no XML') })
    await record.click()
    await expect(dialog.getByText(text('answerDialog.problems.unreadable'))).toBeVisible()
    await file.setInputFiles(answerOf('DE2025DE-another', 'OK'))
    await record.click()
    await expect(dialog.getByText(text('answerDialog.problems.foreign'))).toBeVisible()
    await expectNoFinding(page, 'an answer about another message')
    const xml = await (
      await page.request.get(`${page.url().replace(/^.*\//, '/api/tax-reports/')}/message.xml`)
    ).text()
    const ref = [...xml.matchAll(/<(?:stf:)?DocRefId>([^<]+)</g)].map(([, found]) => found).at(-1) ?? ''
    const refusal = `<payloadResult><RecordError><Code>60001</Code><Details>Invalid address</Details><DocRefIDInError>${ref}</DocRefIDInError></RecordError></payloadResult>`
    await file.setInputFiles(answerOf(fresh, 'PARTIALLY_REJECTED', refusal))
    await record.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(text('next.PARTLY_ACCEPTED'))).toBeVisible()
    await expect(rows.filter({ hasText: company })).toContainText('Invalid address')
    await expectNoFinding(page, 'a message that was accepted in part')
  })

  await test.step('what was refused is reported anew, and accepted by phone', async () => {
    await page.getByRole('link', { name: text('backToYear', { year: String(year) }) }).click()
    const again = await computeAgain(page, text)
    await rows.filter({ hasText: again }).getByRole('link').click()
    // The list has the same button.
    await expect(
      page.getByRole('heading', { level: 1, name: t('catalogue.taxReportKind.DPI402') }),
    ).toBeVisible()
    await handIn(page, text)
    await page.getByRole('button', { name: text('answerOf', { ref: again }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: new RegExp(`^${text('answerDialog.ways.ACCEPTED')}`) }).check()
    await dialog.getByRole('button', { name: text('answerDialog.submit'), exact: true }).click()
    await expect(dialog.getByText(text('answerDialog.problems.note'))).toBeVisible()
    await expectNoFinding(page, 'an answer without a note')
    await dialog.getByLabel(text('answerDialog.note')).fill('Said on the phone')
    await dialog.getByRole('button', { name: text('answerDialog.submit'), exact: true }).click()
    await expect(page.getByText(text('next.ACCEPTED'))).toBeVisible()
  })

  await test.step('the seller is told of the correction', async () => {
    const statements = to('staffTaxReports', {}, { year: String(year), view: 'statements' })
    await expect(async () => {
      await page.goto(statements)
      await expect(rows.filter({ hasText: company })).not.toHaveCount(1, { timeout: 3000 })
    }).toPass()
    await expectNoFinding(page, 'what sellers were told')
  })

  await test.step('the landlord sees what is reported, and opens the statement', async () => {
    await landlord.page.goto(to('taxReport', {}, { year: String(year) }))
    await expect(landlord.page.getByRole('heading', { level: 2, name: company })).toBeVisible()
    const statement = landlord.page.getByRole('listitem').filter({ hasText: `${year}: ${company}` })
    const opening = statement.first().getByRole('link', { name: t('taxReport.open') })
    const pdf = await landlord.request.get((await opening.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await expectNoFinding(landlord.page, 'the tax report of a landlord')
  })
})

type Text = (key: string, values?: Record<string, string | number>) => string

/** Computes the year; answers the reference of the message that comes of it. */
async function computeAgain(page: Page, text: Text): Promise<string> {
  const known = (await reportsOf(page.request)).reports.nodes.map(({ messageRefId }) => messageRefId)
  await page.getByRole('button', { name: text('computeAgain') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(text('startDialog.whatNothing'))).toBeVisible()
  await expectNoFinding(page, 'before a year is computed')
  await dialog.getByRole('button', { name: text('startDialog.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const refs = async () =>
    (await reportsOf(page.request)).reports.nodes.map(({ messageRefId }) => messageRefId)
  await expect.poll(async () => (await refs()).length).toBeGreaterThan(known.length)
  const ref = (await refs()).find((one) => !known.includes(one)) ?? ''
  await expect(page.getByText(ref)).toBeVisible()
  return ref
}

/** Notes that a message was handed in, at the second thought. */
async function handIn(page: Page, text: Text): Promise<void> {
  const button = page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: text('handIn') })
  const dialog = page.getByRole('dialog')
  await button.click()
  await expect(dialog.getByRole('button', { name: text('handInDialog.cancel'), exact: true })).toBeFocused()
  await expectNoFinding(page, 'before a message is noted as handed in')
  await dialog.getByRole('button', { name: text('handInDialog.cancel'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await button.click()
  await dialog.getByRole('button', { name: text('handInDialog.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  // What says so lies over the next dialog for a while.
  await expect(page.getByText(text('handInDialog.done'))).toBeVisible()
  await expect(page.getByText(text('handInDialog.done'))).toBeHidden()
}
