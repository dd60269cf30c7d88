import { rmSync } from 'node:fs'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { graphql, jana, login } from './api.ts'
import { expect, test } from './fixtures.ts'

// A server of this test's own, so that killing it disturbs nobody else.
let server: ServerProcess
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(async () => {
  await server.remove()
  rmSync(server.dataDir, { recursive: true, force: true, maxRetries: 10 })
})

test('the server dies under an answer: the dialog keeps it, and it is given once when the server is back', async ({
  browser,
  language,
  t,
  to,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await login(page.request, jana)
  const { landlordListingRequests } = await graphql<{
    landlordListingRequests: { nodes: { id: string; bookingRequestId: string; landlordStatus: string }[] }
  }>(
    page.request,
    '{ landlordListingRequests(filter: OPEN, limit: 50) { nodes { id bookingRequestId landlordStatus } } }',
  )
  const open = landlordListingRequests.nodes.find(({ landlordStatus }) => landlordStatus === 'OPEN')
  if (!open) throw new Error('The demo has no open request')

  await page.goto(
    to('inbox', { language, bookingRequestId: open.bookingRequestId, listingRequestId: open.id }),
  )
  await page.getByRole('button', { name: t('request.actions.reject'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('declineReason.OTHER') }).check()
  await dialog.getByRole('textbox').fill('My sister moves in.')
  const { dataDir, url } = server
  await server.end('SIGKILL')
  const decline = dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true })
  await decline.click()
  await expect(dialog.getByText(t('request.failure.connection'))).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('My sister moves in.')

  server = await startServer({ dataDir, port: Number(new URL(url).port) })
  await dialog.getByRole('button', { name: t('request.failure.retry'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const after = await graphql<{
    landlordListingRequest: { status: { type: string; data: { explanation: string } } }
  }>(
    page.request,
    `
      query ($request: ID!, $id: ID!) {
        landlordListingRequest(bookingRequestId: $request, listingRequestId: $id) {
          status {
            type
            data {
              explanation
            }
          }
        }
      }
    `,
    { request: open.bookingRequestId, id: open.id },
  )
  expect(after.landlordListingRequest.status).toEqual({
    type: 'NOT_AVAILABLE',
    data: { explanation: 'My sister moves in.' },
  })
  await context.close()
})

test('a part of a page that can’t be loaded says so in its place, a dialog with a toast, and the page stays', async ({
  landlord,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const { page } = landlord
  await page.route(/\/assets\/(rent-made|suggest-dialog)-[^/]*\.js$/, (route) => route.abort())
  await page.goto(to('inbox', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }))
  const told = page.getByText(t('errors.ConnectionError'))
  await expect(told).toHaveCount(1)
  await expect(page.getByRole('region', { name: t('messages.title') })).toBeVisible()
  // Asked for once more it tells once more.
  for (let count = 0; count < 2; count++) {
    await page.getByRole('button', { name: t('request.actions.suggest'), exact: true }).click()
    await expect(told).toHaveCount(2)
    await expect(told).toHaveCount(1)
  }
  await page.getByRole('button', { name: t('request.actions.reject'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page whose question no server knows any more keeps what was typed, and has it back once loaded anew', async ({
  landlord,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const { page } = landlord
  await page.goto(to('inbox', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }))
  await page.getByRole('button', { name: t('request.actions.reject'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('declineReason.OTHER') }).check()
  await dialog.getByRole('textbox').fill('My sister moves in.')
  const unknown = { errors: [{ message: 'This server answers the operations of its own pages only.' }] }
  await page.route('**/api/graphql', (route) => route.fulfill({ status: 400, json: unknown }))
  const submit = dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true })
  await submit.click()
  await expect(dialog.getByText(t('errors.OtherReleaseError'))).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('textbox')).toHaveValue('My sister moves in.')

  await page.unroute('**/api/graphql')
  await page.reload()
  // A page that is loaded anew opens by itself what was open.
  await expect(dialog.getByRole('radio', { name: t('declineReason.OTHER') })).toBeChecked()
  await expect(dialog.getByRole('textbox')).toHaveValue('My sister moves in.')
  await submit.click()
  await expect(dialog).toBeHidden()
})
