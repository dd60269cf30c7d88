import {
  HomeFiguresDocument,
  HomeListingsDocument,
  HomeNeedsYouCalendarsDocument,
  HomeNeedsYouDocument,
  HomePayoutObstacleDocument,
  InboxPageDocument,
  InboxRequestDocument,
  ListingChoicesDocument,
  MoneyOverviewDocument,
  PaymentInvoicesDocument,
  PerformanceDocument,
  ShellInboxCountDocument,
} from '../src/web/gen/graphql.ts'
import { type PinnedPage, pinnedStatements } from '../test/pinned-statements.ts'
import type { CaseName } from './queries.ts'
import { HOUSES, HOUSES_EMAIL } from './scale/houses.ts'

/** A document with its variables. */
export type Operation = readonly [document: { toString(): string }, variables?: Record<string, unknown>]

/** What a page asks for: the POSTs that it sends, each with its batch of operations. */
export interface BenchCase {
  name: CaseName
  title: string
  posts: readonly (readonly Operation[])[]
  /** The address that it reads instead of the graph. */
  get?: string
  /** Whose page it is, where it isn't that of the landlord of 1000 single apartments. */
  landlord?: { id: string; email: string }
}

/** What the measurements are about. */
export interface Subject {
  landlordId: string
  /** Who lets 200 houses. */
  housesLandlordId: string
  bookingRequestId: string
  listingRequestId: string
  /** Rows of the landlord's overview. */
  groups: number
  /** Of the request: its group, the tenant's last name and its days. */
  groupId: string
  lastName: string
  from: string
  to: string
}

/** Rows per window of the overview and of the inbox. */
const WINDOW = 50

/** Windows that go into one POST: what the limits on a request allow (S3). */
const WINDOWS_PER_POST = 10

/** The measured cases, with the very documents of the pages. */
export function casesOf(subject: Subject): BenchCase[] {
  const { bookingRequestId, listingRequestId } = subject
  const window = { offset: 0, limit: WINDOW }
  const inboxCount: Operation = [ShellInboxCountDocument]
  const firstWindow: Operation[] = [
    [HomeListingsDocument, window],
    [HomeNeedsYouDocument],
    [HomeNeedsYouCalendarsDocument],
    [HomePayoutObstacleDocument],
    [HomeFiguresDocument],
    inboxCount,
  ]
  return [
    {
      name: 'home',
      title: 'home, first window: listings, what needs the landlord, figures, badge',
      posts: [firstWindow],
    },
    {
      name: 'listings',
      title: 'home, first window: the 50 listings alone',
      posts: [[[HomeListingsDocument, window]]],
    },
    {
      name: 'whole',
      title: 'home, whole list: all windows',
      posts: allWindows(subject.groups),
    },
    {
      name: 'houses',
      title: 'home of 200 groups of five units, first window with everything beside it',
      posts: [firstWindow],
      landlord: { id: subject.housesLandlordId, email: HOUSES_EMAIL },
    },
    {
      name: 'houses-whole',
      title: 'home of 200 groups of five units, whole list: all windows',
      posts: allWindows(HOUSES),
      landlord: { id: subject.housesLandlordId, email: HOUSES_EMAIL },
    },
    {
      name: 'inbox',
      title: 'inbox, first page',
      posts: [[[InboxPageDocument, { filter: 'ALL', ...window }], inboxCount]],
    },
    {
      name: 'request',
      title: 'request detail',
      posts: [[[InboxRequestDocument, { bookingRequestId, listingRequestId }]]],
    },
    {
      name: 'calendar',
      title: 'calendar of 1000 units for 18 months, with who wants days',
      posts: [],
      get: '/api/calendar',
    },
    {
      name: 'performance',
      title: 'performance of 1000 homes in twelve months, beside the year before',
      posts: [
        [
          [PerformanceDocument, { period: 'last-12', homesOffset: 0, homesLimit: 20, spellsLimit: 5 }],
          [ListingChoicesDocument],
          inboxCount,
        ],
      ],
    },
  ]
}

/** The whole overview, as a page that is scrolled to its end asks for it. */
function allWindows(groups: number): Operation[][] {
  return chunk(
    Array.from({ length: Math.ceil(groups / WINDOW) }, (_, at): Operation => [
      HomeListingsDocument,
      { offset: at * WINDOW, limit: WINDOW },
    ]),
    WINDOWS_PER_POST,
  )
}

/** The page of each case by which the tests pin the statements of one POST. */
const pinnedPages: Readonly<Record<CaseName, PinnedPage>> = {
  performance: 'performance of all homes',
  money: 'payments',
  home: 'home',
  listings: 'listings at home',
  whole: 'whole overview of many groups',
  houses: 'home',
  'houses-whole': 'whole overview of many groups',
  inbox: 'inbox',
  request: 'request detail',
  calendar: 'calendar of all units',
}

/** SQL statements of a case that sends so many POSTs, as the tests pin them. */
export function statementsOf(name: CaseName, posts: number): number {
  return pinnedStatements[pinnedPages[name]] * posts
}

/** The money page, in the database whose landlord has 60 000 entries in the books. */
export function moneyCase(month: string): BenchCase {
  const operations: Operation[] = [
    [MoneyOverviewDocument, { period: month }],
    [ListingChoicesDocument],
    [PaymentInvoicesDocument, { page: 0, pageSize: 50 }],
  ]
  return { name: 'money', title: 'Money: 1000 units, 60 000 entries in the books', posts: [operations] }
}

/** The POST bodies of a case. */
export function bodiesOf({ posts }: Pick<BenchCase, 'posts'>): string[] {
  return posts.map((operations) =>
    JSON.stringify(
      operations.map(([document, variables = {}]) => ({ query: document.toString(), variables })),
    ),
  )
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
