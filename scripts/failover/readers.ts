import { DOCUMENTS } from './documents.ts'
import type { Stage } from './stage.ts'

/** What clients read, in the shares in which they come; none is tried again, since somebody looks elsewhere meanwhile. */
export function readersOf(stage: Stage): (() => Promise<unknown>)[] {
  let turn = 0
  const next = <Item>(list: readonly Item[]): Item => {
    const item = list[turn++ % list.length]
    if (item === undefined) throw new Error('There is nothing to read.')
    return item
  }
  const talker = () => next(stage.talkers)
  const feed = () => stage.landlord.call({ path: next(stage.feeds) })
  const request = () => {
    const { person, requestId } = talker()
    return person.call(person.operation(DOCUMENTS.request, { id: requestId }))
  }
  const thread = () => {
    const { person, requestId } = talker()
    return person.call(person.operation(DOCUMENTS.thread, { id: requestId, before: null }))
  }
  const inbox = () => stage.landlord.call(stage.landlord.operation(DOCUMENTS.inbox, {}))
  const search = () => talker().person.call(talker().person.operation(DOCUMENTS.publicListings, {}))
  return [feed, request, request, thread, feed, request, inbox, search]
}
