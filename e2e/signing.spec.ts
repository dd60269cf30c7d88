import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accept, bringToTenantSignature, confirmInterest, statusOf } from './stages.ts'
import { signAs } from './steps.ts'
import type { Translate } from './texts.ts'

/** Draws a signature with the pointer. */
async function draw(page: Page, t: Translate): Promise<void> {
  const pad = page.getByRole('img', { name: t('contract.sign.draw') })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to draw in.')
  await page.mouse.move(box.x + box.width * 0.15, box.y + box.height * 0.7)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++) {
    const y = step % 2 === 0 ? 0.7 : 0.25
    await page.mouse.move(box.x + box.width * (0.15 + step * 0.05), box.y + box.height * y, { steps: 3 })
  }
  await page.mouse.up()
}

test('a drawn and a typed signature, and the sealed contract is checked', async ({
  landlord,
  tenant,
  askFor,
  to,
  t,
}) => {
  const asked = await askFor('lindenhof')
  await accept(landlord.request, asked)
  const offerId = await confirmInterest(tenant.request, asked)
  const { page } = landlord

  await test.step('the landlord draws', async () => {
    await page.goto(to('contractSign', { offerId }))
    await page.getByRole('radio', { name: t('contract.sign.draw') }).check({ force: true })
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('contract.sign.submit') }).click()
    await expect(page.getByText(t('contract.sign.drawMissing'))).toBeVisible()
    await draw(page, t)
    await page.getByRole('button', { name: t('contract.sign.undo'), exact: true }).click()
    await draw(page, t)
    await page.getByRole('button', { name: t('contract.sign.submit') }).click()
    await expect(page.getByText(t('contract.sign.done'), { exact: true })).toBeVisible()
  })

  await test.step('and has the tenant reminded, once a day', async () => {
    const name = { name: tenant.person.name }
    await page.getByRole('button', { name: t('contract.ways.remind', name) }).click()
    await expect(page.getByText(t('contract.ways.remindDone', name))).toBeVisible()
    await expect(page.getByText(t('reasons.REMINDED_RECENTLY'))).toBeVisible()
  })

  await test.step('the tenant types', async () => {
    await tenant.page.goto(to('tenantContractSign', { offerId }))
    await signAs(tenant.page, t, tenant.person)
  })

  await test.step('anybody can check the file', async () => {
    const link = tenant.page.getByRole('link', { name: t('contract.document.openSigned') })
    await expect(link).toBeVisible()
    const file = await tenant.request.get((await link.getAttribute('href')) ?? '')
    const pdf = await file.body()
    await tenant.page.getByRole('link', { name: t('contract.document.check') }).click()
    await expect(tenant.page.getByRole('heading', { level: 1, name: t('checkDocument.title') })).toBeVisible()
    const choose = (buffer: Buffer) =>
      tenant.page
        .getByLabel(t('checkDocument.file'))
        .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer })
    const submit = () => tenant.page.getByRole('button', { name: t('checkDocument.submit') }).click()
    await choose(pdf)
    await submit()
    await expect(
      tenant.page.getByRole('heading', { name: t('checkDocument.state.INTACT.title') }),
    ).toBeVisible()
    const changed = Buffer.from(pdf)
    changed[1000] = (changed[1000] ?? 0) ^ 1
    await choose(changed)
    await submit()
    await expect(
      tenant.page.getByRole('heading', { name: t('checkDocument.state.CHANGED.title') }),
    ).toBeVisible()
  })
})

test('signing online is stopped, and the copy signed on paper makes the booking', async ({
  landlord,
  tenant,
  askFor,
  to,
  t,
}) => {
  const asked = await askFor('lindenhof')
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  const { page } = landlord
  const names = { tenant: tenant.person.name }
  await page.goto(to('contractSign', { offerId }))
  await page.getByRole('button', { name: t('contract.ways.stop.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('contract.ways.stop.title') })
  await expect(dialog.getByText(t('contract.ways.stop.days', names))).toBeVisible()
  await dialog
    .getByRole('radio', { name: t('catalogue.stopOnlineSigningReason.CONTRACT_HAD_TO_BE_ADJUSTED') })
    .check({ force: true })
  await dialog.getByLabel(t('contract.ways.stop.comment')).fill('The deposit is lower.')
  await dialog.getByRole('button', { name: t('contract.ways.stop.submit') }).click()
  await expect(page.getByText(t('contract.ways.stop.done', names))).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(offerId))

  await tenant.page.goto(to('tenantContractSign', { offerId }))
  await expect(tenant.page.getByText('The deposit is lower.')).toBeVisible()
  await tenant.page.getByRole('link', { name: t('contract.ended.toNext') }).click()
  await tenant.page.getByRole('button', { name: t('contract.upload.open') }).click()
  const upload = tenant.page.getByRole('dialog', { name: t('contract.upload.title') })
  await upload.getByRole('button', { name: t('contract.upload.submit') }).click()
  await expect(upload.getByText(t('contract.upload.missing'))).toBeVisible()
  await upload.getByLabel(t('contract.upload.file')).setInputFiles({
    name: 'signed.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% both have signed\n'),
  })
  await upload.getByRole('button', { name: t('contract.upload.submit') }).click()
  await expect(tenant.page.getByText(t('contract.upload.done'))).toBeVisible()
  await expect(tenant.page.getByRole('heading', { name: t('contract.next.bookedTitle') })).toBeVisible()
  expect(await statusOf(tenant.request, asked)).toBe('BOOKED')
})

test('the tenant refuses one contract, the landlord takes back another', async ({
  landlord,
  tenant,
  askFor,
  to,
  t,
}) => {
  const refused = await askFor('lindenhof')
  const first = await bringToTenantSignature(landlord.request, tenant.request, refused)
  await tenant.page.goto(to('tenantContractSign', { offerId: first }))
  await tenant.page.getByRole('button', { name: t('contract.ways.refuse.open') }).click()
  const refuse = tenant.page.getByRole('dialog', { name: t('contract.ways.refuse.title') })
  await expect(refuse.getByText(t('contract.ways.refuse.days'))).toBeVisible()
  await refuse.getByRole('button', { name: t('contract.ways.refuse.submit') }).click()
  await expect(tenant.page.getByRole('heading', { name: t('contract.ended.REJECTED.title') })).toBeVisible()
  expect(await statusOf(tenant.request, refused)).toBe('CONTRACT_GENERATION')

  const asked = await askFor('westendstrasse')
  const second = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await landlord.page.goto(to('contractSign', { offerId: second }))
  await landlord.page.getByRole('button', { name: t('contract.ways.cancel.open') }).click()
  const cancel = landlord.page.getByRole('dialog', { name: t('contract.ways.cancel.title') })
  await cancel.getByRole('button', { name: t('contract.ways.cancel.submit') }).click()
  await expect(landlord.page.getByRole('heading', { name: t('contract.ended.CANCELED.title') })).toBeVisible()
  expect(await statusOf(tenant.request, asked)).toBe('NOT_AVAILABLE')
})
