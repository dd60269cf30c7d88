import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { launchFlags } from '../scripts/launch-flags.ts'
import { login, mailedLink, post, sam, signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import type { Translate } from './texts.ts'

// The browser's own test picture stands for the camera, and nobody has to allow it.
test.use({
  launchOptions: {
    executablePath: process.env.MEZZO_CHROMIUM || undefined,
    args: [...launchFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

async function graphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = await post(request, '/api/graphql', { query, variables })
  return ((await answer.json()) as { data: Data }).data
}

/** Staff ask somebody for their identity. */
async function askFor(request: APIRequestContext, email: string): Promise<void> {
  await login(request, sam)
  const { staffPeople } = await graphql<{ staffPeople: { _id: string }[] }>(
    request,
    'query($search: String!) { staffPeople(search: $search) { _id } }',
    { search: email },
  )
  await graphql(
    request,
    'mutation($userId: ID!, $key: ID!) { setFeatureFlagForUser(name: ID_VERIFICATION, userId: $userId, enabled: true, reason: "Asked for their papers.", idempotencyKey: $key) { error { name } } }',
    { userId: staffPeople[0]?._id, key: randomUUID() },
  )
}

/** Staff take the only verification of somebody and decide it. */
async function decide(request: APIRequestContext, lastName: string, decision: object): Promise<void> {
  const { reviewQueue } = await graphql<{
    reviewQueue: { nodes: { subjectId: string; lastName: string }[] }
  }>(request, '{ reviewQueue(kind: IDENTITY, limit: 1000) { nodes { subjectId lastName } } }')
  const id = reviewQueue.nodes.find((one) => one.lastName === lastName)?.subjectId
  const key = () => crypto.randomUUID()
  await graphql(
    request,
    'mutation($id: ID!, $key: ID!) { claimReview(kind: IDENTITY, subjectId: $id, idempotencyKey: $key) { error { name } } }',
    { id, key: key() },
  )
  const answer = await graphql<{ decideIdVerification: { error: unknown } }>(
    request,
    `
      mutation (
        $id: ID!
        $status: IdVerificationStatus!
        $failureReason: IdVerificationFailureReason
        $data: IdentityDataInput
        $key: ID!
      ) {
        decideIdVerification(
          id: $id
          status: $status
          failureReason: $failureReason
          data: $data
          idempotencyKey: $key
        ) {
          error {
            name
            reason
            fields
          }
        }
      }
    `,
    { id, key: key(), ...decision },
  )
  expect(answer.decideIdVerification.error).toBeNull()
}

async function photograph(page: Page, t: Translate, side: string, word: 'take' | 'retake'): Promise<void> {
  const title = t(`verification.sides.${side}.title`)
  await page.getByRole('button', { name: `${t(`verification.${word}`)} ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('verification.camera.take') }).click()
  await expect(dialog.getByRole('img', { name: t('verification.camera.taken') })).toBeVisible()
  await dialog.getByRole('button', { name: t('verification.camera.use') }).click()
  await expect(dialog).toBeHidden()
}

for (const isLandlord of [true, false]) {
  test(`a ${isLandlord ? 'landlord' : 'tenant'} shows document and face to the camera, again where asked, and is verified`, async ({
    page,
    browser,
    language,
    t,
    to,
  }) => {
    const person = someone()
    await signUp(page.request, person, language, isLandlord)
    const staff = (await browser.newContext()).request
    await askFor(staff, person.email)
    await page.goto(to(isLandlord ? 'onboardingVerification' : 'tenantVerification'))
    await expect(page.getByText(t('verification.sentences.unverified'))).toBeVisible()
    await expectNoFinding(page, 'the identity before it is shown')
    await page.getByRole('button', { name: t('verification.begin') }).click()
    await page.getByLabel(t('catalogue.idDocument.PASSPORT')).check()
    await expect(page.getByRole('button', { name: t('verification.submit') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await photograph(page, t, 'FRONT', 'take')
    await expect(page.getByText(t('verification.progress', { given: 1, needed: 2 }))).toBeVisible()
    // A file that can't be used says why, and what there is stays.
    const file = page.getByLabel(`${t('verification.choose')} ${t('verification.sides.SELFIE.title')}`)
    await file.setInputFiles({
      name: 'face.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(page.getByText(t('verification.wrong.identity.picture.pdf'))).toBeVisible()
    await photograph(page, t, 'SELFIE', 'take')
    await expect(page.getByText(t('verification.progress', { given: 2, needed: 2 }))).toBeVisible()
    await expectNoFinding(page, 'the pictures of an identity')
    await page.getByRole('button', { name: t('verification.submit') }).click()
    await expect(page.getByText(t('verification.sentences.pending'))).toBeVisible()

    await decide(staff, person.lastName, { status: 'RESUBMISSION_REQUESTED', failureReason: 'UNREADABLE' })
    await page.goto(await mailedLink(page.request, person, 'identityToShowAgain'))
    await expect(page.getByText(t('verification.reasons.UNREADABLE'))).toBeVisible()
    await photograph(page, t, 'FRONT', 'retake')
    await page.getByRole('button', { name: t('verification.submit') }).click()
    await expect(page.getByText(t('verification.sentences.pending'))).toBeVisible()

    const { firstName, lastName } = person
    const document = {
      birthDate: '1990-01-31',
      expiresOn: '2099-12-31',
      country: 'DE',
      documentNumber: person.lastName,
    }
    await decide(staff, lastName, { status: 'APPROVED', data: { firstName, lastName, ...document } })
    await page.goto(await mailedLink(page.request, person, 'identityVerified'))
    await expect(page.getByText(t('verification.sentences.succeeded'))).toBeVisible()
    await expect(page.getByText(person.name).last()).toBeVisible()
    await expectNoFinding(page, 'a verified identity')
  })
}
