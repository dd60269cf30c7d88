import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { graphql, henrike, login, mailedLink, signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

// Another installation: nobody else's tests need the landlord who goes.
let other: ServerProcess
test.beforeAll(async () => {
  other = await startServer()
})
test.afterAll(() => other.remove())

test('a landlord hands the business over, both confirm, and each sees what is theirs', async ({
  browser,
  language,
  t,
  to,
}) => {
  test.setTimeout(180_000)
  const person = someone()
  const landlord = await (await browser.newContext({ baseURL: other.url })).newPage()
  const receiver = await (await browser.newContext({ baseURL: other.url })).newPage()
  await login(landlord.request, henrike)
  const said = { landlordName: henrike.name, receiverName: person.name, email: person.email }
  // A home, a stay that runs and an invoice of the demo's second landlord.
  const home = 'Schanzenstraße 5'
  const before = await graphql<Business>(landlord.request, business)
  const [running] = before.bookings.nodes
  const [invoice] = before.me.bcInvoiceCacheItemsLink.nodes
  const handover = to('account', { section: 'handover' })
  const row = (kind: string) =>
    landlord.getByRole('row', { name: new RegExp(`^${t(`handover.kinds.${kind}`)}`) })

  await test.step('the landlord sees what goes and stays, and offers it', async () => {
    await landlord.goto(handover)
    await expect(row('HOMES').getByRole('cell').first()).toHaveText('3')
    await expect(row('INVOICES').getByRole('cell').first()).toHaveText('0')
    await expect(row('INVOICES')).toContainText(t('handover.why.INVOICES'))
    await expectNoFinding(landlord, 'handover')
    await landlord.getByLabel(t('handover.email')).fill(henrike.email)
    await landlord.getByRole('button', { name: t('handover.offer') }).click()
    await expect(landlord.getByText(t('handover.emailOwn'))).toBeVisible()
    await landlord.getByLabel(t('handover.email')).fill(person.email)
    await landlord.getByRole('button', { name: t('handover.offer') }).click()
    await expect(
      landlord.getByText(t('handover.own.offered', { ...said, receiverName: person.email })),
    ).toBeVisible()
    await expect(landlord.getByRole('button', { name: t('handover.own.agree') })).toBeDisabled()
  })

  await test.step('the other person, who had no login, reads what they take over and confirms', async () => {
    expect(await mailedLink(landlord.request, person, 'handover')).toContain('/my/account/handover')
    await signUp(receiver.request, person, language)
    await receiver.goto(handover)
    await expect(receiver.getByText(t('handover.other.offered', said))).toBeVisible()
    await expect(receiver.getByText(t('handover.kinds.HOMES'))).toBeVisible()
    await expect(receiver.getByText(t('handover.kinds.INVOICES'))).toBeHidden()
    await receiver.getByRole('button', { name: t('handover.other.agree') }).click()
    const dialog = receiver.getByRole('dialog')
    const agree = dialog.getByRole('button', { name: t('handover.other.agree') })
    await expect(agree).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await agree.click()
    await expect(receiver.getByText(t('handover.other.confirmed', said))).toBeVisible()
  })

  await test.step('the landlord says the last word', async () => {
    await landlord.reload()
    await expect(landlord.getByText(t('handover.own.confirmed', said))).toBeVisible()
    await landlord.getByRole('button', { name: t('handover.own.agree') }).click()
    const dialog = landlord.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t('handover.own.agree') }).click()
    await expect(landlord.getByText(t('handover.own.agreed', said))).toBeVisible()
  })

  await test.step('each sees what is theirs', async () => {
    await receiver.goto(to('homepage'))
    await expect(receiver.getByText(home).first()).toBeVisible()
    await receiver.goto(to('bookings'))
    await expect(receiver.getByText(given(running?.tenant.lastName)).first()).toBeVisible()
    await landlord.goto(to('homepage'))
    await expect(landlord.getByRole('main')).toBeVisible()
    await expect(landlord.getByText(home)).toHaveCount(0)
    await landlord.goto(to('payments'))
    await expect(landlord.getByText(given(invoice?.bcId)).first()).toBeVisible()
    await landlord.goto(handover)
    await expect(
      landlord.getByText(given(t('handover.pastOwn.DONE', { ...said, when: '@' }).split('@')[1])),
    ).toBeVisible()
  })
})

interface Business {
  me: { bcInvoiceCacheItemsLink: { nodes: { bcId: string }[] } }
  bookings: { nodes: { tenant: { lastName: string } }[] }
}

const business = `{
  me { bcInvoiceCacheItemsLink { nodes { bcId } } }
  bookings(filter: { phase: CURRENT }) { nodes { tenant { lastName } } }
}`

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The demo has no such thing.')
  return value
}
