import { afterEach, describe, expect, it } from 'vitest'
import type { BootstrapViewer } from '../bootstrap.ts'
import { type Answers, Network, type Operations } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'

/** A page with what it is to say in each of its states. */
export interface PageCase {
  name: string
  path: string
  viewer: BootstrapViewer | null
  /** What the page itself asks for. */
  answers: Answers
  /** The same over REST, by path. */
  rest?: Readonly<Record<string, unknown>>
  /** Said when all of it is there. */
  says: string
  /** Said where there is nothing yet; by default all lists are empty. */
  empty?: { answers?: Answers; rest?: Readonly<Record<string, unknown>>; says: string }
  /** Parts that can fail alone, by the title of their panel. */
  parts?: readonly { fails: Operations; says: string }[]
  /** Said of what is missing or foreign. */
  missing?: string
  /** Said to somebody who may not see it. */
  forbidden?: string
}

const NOT_HERE = 'This page doesn’t exist'
const FORBIDDEN = 'You don’t have access to this.'
const UNREACHABLE = 'The server can’t be reached.'
const FAILED = 'The server responded with an unknown error.'

/** Tries every state of some pages: loading, filled, empty, without a connection, failed, refused, not found. */
export function tryStates(pages: readonly PageCase[]): void {
  describe.each(pages)('$name', (page) => {
    afterEach(closePage)
    const network = (answers: Answers = page.answers, rest = page.rest) => new Network(answers, rest)

    it('says that it is loading until it shows what there is', async () => {
      const slow = network()
      slow.turn('silent')
      const opened = openPage(page.path, page.viewer, slow)
      await opened.sees('Loading…')
      expect(opened.text()).not.toContain(page.says)
      slow.turn('fair')
      await opened.sees(page.says)
      expect(opened.text()).not.toContain('Loading…')
    })

    it.each([
      ['without a connection', 'gone', UNREACHABLE],
      ['when the server fails', 'broken', FAILED],
    ] as const)('says %s what happened, and goes on with the next try', async (_, weather, sentence) => {
      const poor = network()
      poor.turn(weather)
      const opened = openPage(page.path, page.viewer, poor)
      await opened.sees(sentence)
      poor.turn('fair')
      const retry = await opened.find('button', 'Try again')
      retry.click()
      await opened.sees(page.says)
      expect(opened.has('button', 'Try again')).toBe(false)
    })

    it('tells somebody who may not see it', async () => {
      const refusing = network()
      refusing.turn('NotAllowedError')
      const opened = openPage(page.path, page.viewer, refusing)
      await opened.sees(page.forbidden ?? FORBIDDEN)
    })

    it('tells that it is not there', async () => {
      const refusing = network()
      refusing.turn('ResourceNotFoundError')
      const opened = openPage(page.path, page.viewer, refusing)
      await opened.sees(page.missing ?? NOT_HERE)
    })

    it.each(page.empty ? [page.empty] : [])('says what to do where there is nothing yet', async (empty) => {
      const opened = openPage(page.path, page.viewer, network(empty.answers ?? {}, empty.rest ?? page.rest))
      await opened.sees(empty.says)
      expect(opened.text()).not.toContain(page.says)
    })

    it.each(page.parts ?? [])('goes on where a part alone fails: $says', async ({ fails, says }) => {
      const patchy = network()
      patchy.turn('UnknownErrorResponseError', fails)
      const opened = openPage(page.path, page.viewer, patchy)
      await opened.sees(says)
      patchy.turn('fair')
      const retry = await opened.find('button', 'Try again')
      retry.click()
      await opened.gone(says)
    })
  })
}
