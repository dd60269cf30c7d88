import { expect, type Locator, type Page } from '@playwright/test'
import type { Fixtures } from './fixtures.ts'
import type { Asked } from './stages.ts'
import type { Translate } from './texts.ts'

/** The parts of the addresses of both sides' pages of a request. */
export function placeOf({ bookingRequestId, id }: Asked): {
  bookingRequestId: string
  listingRequestId: string
} {
  return { bookingRequestId, listingRequestId: id }
}

/** What both sides of a request write to each other, on the page of either of them. */
export function conversationOn(page: Page, t: Translate): Locator {
  return page.getByRole('region', { name: t('messages.title') })
}

/** Opens a request on the page of one side; answers its conversation. */
export async function openConversation(
  { page, t, to }: Pick<Fixtures, 't' | 'to'> & { page: Page },
  side: 'inbox' | 'tenantRequest',
  asked: Asked,
): Promise<Locator> {
  await page.goto(to(side, placeOf(asked)))
  return conversationOn(page, t)
}

/** Sends a message, and sees it as the last one. */
export async function write(conversation: Locator, t: Translate, text: string): Promise<void> {
  await conversation.getByRole('textbox').fill(text)
  await conversation.getByRole('button', { name: t('messages.send') }).click()
  await expect(conversation.getByRole('listitem').last()).toContainText(text)
}
