import {
  HomeFiguresDocument,
  InboxPageDocument,
  InboxRequestDocument,
  ShellInboxCountDocument,
} from '../src/web/gen/graphql.ts'
import type { Operation, Subject } from './cases.ts'

/** One way to read the inbox, measured on our server alone. */
export interface InboxCase {
  name: string
  title: string
  posts: readonly (readonly Operation[])[]
}

const window = { offset: 0, limit: 50 }
const count: Operation = [ShellInboxCountDocument]

/** The ways in which an inbox of 10 000 requests is read, with the very documents of the pages. */
export function inboxCasesOf(subject: Subject): InboxCase[] {
  const { bookingRequestId, listingRequestId, groupId, lastName } = subject
  const page = (more: Record<string, unknown>): InboxCase['posts'] => [
    [[InboxPageDocument, { filter: 'ALL', ...window, ...more }]],
  ]
  return [
    {
      name: 'first',
      title: 'first page, with the badge',
      posts: [[[InboxPageDocument, { filter: 'ALL', ...window }], count]],
    },
    { name: 'next', title: 'next page', posts: page({ offset: 50 }) },
    { name: 'far', title: 'page 100', posts: page({ offset: 4_950 }) },
    { name: 'needsYou', title: 'filter: needs you', posts: page({ filter: 'NEEDS_YOU' }) },
    {
      name: 'state',
      title: 'filter: two states',
      posts: page({ statuses: ['ACCEPTED', 'CONTRACT_CREATED'] }),
    },
    { name: 'listing', title: 'filter: one listing', posts: page({ groupId }) },
    { name: 'days', title: 'filter: a month', posts: page({ from: subject.from, to: subject.to }) },
    { name: 'search', title: 'search: a name', posts: page({ search: lastName }) },
    { name: 'archive', title: 'archive: those that have ended', posts: page({ filter: 'ENDED' }) },
    {
      name: 'request',
      title: 'request detail',
      posts: [[[InboxRequestDocument, { bookingRequestId, listingRequestId }]]],
    },
    {
      name: 'counts',
      title: 'counts of 1000 units: badge and figures of home',
      posts: [[count, [HomeFiguresDocument]]],
    },
  ]
}
