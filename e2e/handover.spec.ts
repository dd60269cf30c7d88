import { graphql, mailedLink, signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('a landlord hands the business over, both confirm, and each sees what is theirs', async ({
  browser,
  language,
  t,
  to,
}) => {
  test.setTimeout(120_000)
  const owner = someone()
  const person = someone()
  const landlord = await (await browser.newContext()).newPage()
  const receiver = await (await browser.newContext()).newPage()
  await signUp(landlord.request, owner, language, true)
  const addHome = () =>
    graphql(
      landlord.request,
      `
        mutation ($key: ID!) {
          createListing(idempotencyKey: $key, input: { city: "Berlin", country: "DE" }) {
            groupId
          }
        }
      `,
      { key: crypto.randomUUID() },
    )
  await addHome()
  const homes = async (of: typeof landlord) =>
    (
      await graphql<{ landlordListings: { totalCount: number } }>(
        of.request,
        '{ landlordListings(limit: 1) { totalCount } }',
      )
    ).landlordListings.totalCount
  const confirm = async () => {
    await receiver.getByRole('button', { name: t('handover.other.agree') }).click()
    const dialog = receiver.getByRole('dialog')
    const agree = dialog.getByRole('button', { name: t('handover.other.agree') })
    await expect(agree).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await agree.click()
  }
  const said = { landlordName: owner.name, receiverName: person.name }
  const handover = to('account', { section: 'handover' })

  await test.step('the landlord sees what goes and stays, and offers it', async () => {
    await landlord.goto(handover)
    const row = landlord.getByRole('row', { name: new RegExp(`^${t('handover.kinds.HOMES')}`) })
    await expect(row.getByRole('cell').first()).toHaveText('1')
    await expectNoFinding(landlord, 'handover')
    await landlord.getByLabel(t('handover.email')).fill(owner.email)
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
    await confirm()
    await expect(receiver.getByText(t('handover.other.confirmed', said))).toBeVisible()
    expect(await homes(landlord)).toBe(1)
  })

  await test.step('what is added after that is confirmed once more', async () => {
    await addHome()
    await landlord.reload()
    await expect(landlord.getByText(t('handover.own.changed', said))).toBeVisible()
    await expect(landlord.getByRole('button', { name: t('handover.own.agree') })).toBeDisabled()
    await receiver.reload()
    await expect(receiver.getByText(t('handover.other.changed', said))).toBeVisible()
    await confirm()
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
    expect([await homes(landlord), await homes(receiver)]).toEqual([0, 2])
    await expect(landlord.getByRole('heading', { name: t('handover.past') })).toBeVisible()
    await receiver.goto(handover)
    await expect(receiver.getByRole('heading', { name: t('handover.past') })).toBeVisible()
  })
})
