import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium, expect } from '@playwright/test'
import { graphql, jana, login } from '../../e2e/api.ts'
import type { textsIn } from '../../e2e/texts.ts'
import type { path } from '../../src/web/routes.ts'
import { answeredConsent } from '../answered-consent.ts'
import { findBrowser } from '../browser.ts'
import { launchFlags } from '../launch-flags.ts'
import { isMarked, mark, meetNewWorker, workerReady, workersOf } from './service-worker.ts'
import type { Documents } from './traffic.ts'

/** A browser with pages of the previous release, in which somebody is in the middle of something. */
export interface Visit {
  /** Goes on typing where it was, while both releases run. */
  goOn(): Promise<void>
  /** Sends what was typed before and after, and looks whether it arrived once, whole, without a page loaded anew. */
  finish(): Promise<string[]>
  close(): Promise<void>
}

const words = { before: 'My sister moves in', after: ', and she stays until May.' }
const message = { before: 'Dear guest,', after: ' the keys are with the neighbour.' }

/** Opens pages of the release in `folder` and begins to type: in a dialog, and in a conversation. */
export async function beginVisit(url: string, folder: string, documents: Documents): Promise<Visit> {
  // Its own texts and addresses: both may have changed since.
  const own = async <Module>(file: string) => (await import(pathToFileURL(join(folder, file)).href)) as Module
  const { textsIn: texts } = await own<{ textsIn: typeof textsIn }>('e2e/texts.ts')
  const { path: pathTo } = await own<{ path: typeof path }>('src/web/routes.ts')
  const t = texts('en')
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) || undefined,
    args: launchFlags,
  })
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', storageState: answeredConsent })
  await login(context.request, jana)
  const [declined, written] = await listOpen(context, documents)
  const at = (one: OpenRequest) =>
    pathTo('inbox', { language: 'en', bookingRequestId: one.bookingRequestId, listingRequestId: one.id })
  const failed = failedAnswers(context)
  const [first, second] = [await context.newPage(), await context.newPage()]

  await first.goto(at(declined))
  await workerReady(first)
  await first.reload()
  await first.getByRole('button', { name: t('request.actions.reject'), exact: true }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('declineReason.OTHER') }).check()
  await dialog.getByRole('textbox').fill(words.before)
  await second.goto(at(written))
  const conversation = second.getByRole('region', { name: t('messages.title') })
  await conversation.getByRole('textbox').fill(message.before)
  const former = await workersOf(first)
  for (const page of [first, second]) await mark(page)

  return {
    goOn: async () => {
      await second.getByRole('textbox').first().press('End')
      await second.getByRole('textbox').first().pressSequentially(message.after)
      await first.evaluate(async () => (await navigator.serviceWorker.ready).update())
      // One more, of whichever release.
      const third = await context.newPage()
      await third.goto(at(written))
      await expect(third.getByRole('region', { name: t('messages.title') })).toBeVisible()
    },
    finish: async () => {
      const problems: string[] = []
      await dialog.getByRole('textbox').press('End')
      await dialog.getByRole('textbox').pressSequentially(words.after)
      await dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true }).click()
      await expect(dialog).toBeHidden()
      await conversation.getByRole('button', { name: t('messages.send') }).click()
      const whole = message.before + message.after
      await expect(conversation.getByRole('listitem').last()).toContainText(whole)
      await expect(conversation.getByRole('listitem').filter({ hasText: whole })).toHaveCount(1)
      await second
        .getByRole('link', { name: t('shell.nav.calendar') })
        .first()
        .click()
      await expect(second).toHaveURL(/calendar/)
      await expect(second.getByRole('heading', { level: 1, name: t('calendar.title') })).toBeVisible()
      for (const [name, page] of Object.entries({ dialog: first, conversation: second }))
        if (!(await isMarked(page))) problems.push(`the page with the ${name} was loaded anew`)
      if (!(await hasWords(context, documents, declined)))
        problems.push('what was typed did not arrive whole')
      return [...problems, ...(await meetNewWorker(context, at(written), former)), ...failed]
    },
    close: () => browser.close(),
  }
}

/** Collects what fails on the way; a question of another release is refused and asked again, which is none. */
function failedAnswers(context: BrowserContext): string[] {
  const failed: string[] = []
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    const again = answer.status() === 400 && pathname.startsWith('/api/graphql')
    if (answer.status() >= 400 && !again) failed.push(`${pathname} was answered with ${answer.status()}`)
  })
  return failed
}

/** What is somebody's to answer, of the kind that can be declined. */
async function listOpen(context: BrowserContext, documents: Documents): Promise<[OpenRequest, OpenRequest]> {
  const { landlordListingRequests } = await graphql<{
    landlordListingRequests: { nodes: (OpenRequest & { landlordStatus: string })[] }
  }>(context.request, documents['InboxPage'] ?? '', { filter: 'OPEN', limit: 50 })
  const [first, second] = landlordListingRequests.nodes.filter(
    ({ landlordStatus }) => landlordStatus === 'OPEN',
  )
  if (!first || !second) throw new Error('The demo has no two open requests.')
  return [first, second]
}

/** Whether the words of a refusal stand in the request as it is now. */
async function hasWords(
  context: BrowserContext,
  documents: Documents,
  { id, bookingRequestId }: OpenRequest,
) {
  const variables = { bookingRequestId, listingRequestId: id }
  const request = await graphql(context.request, documents['InboxRequest'] ?? '', variables)
  return JSON.stringify(request).includes(JSON.stringify(words.before + words.after))
}

interface OpenRequest {
  id: string
  bookingRequestId: string
}
