import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/processes.ts'
import { statementsOf } from './cases.ts'
import type { CheckFigures, LedgerFigures } from './ledger.ts'
import type { EmbeddedFigures } from './embedded.ts'
import type { Measured } from './measure.ts'
import type { PageFigures } from './pages.ts'
import type { CaseName } from './queries.ts'
import { describeSize, sizeFor } from './scale/size.ts'

/** One case, side by side; of each server the round in the middle. */
export interface CaseFigures {
  name: CaseName
  title: string
  /** The POSTs that the page sends. */
  posts: number
  /** Length of the hand-written query's answer. */
  characters: number
  mezzo: Measured
  bare: Measured
  graphile: Measured | null
}

/** One way to read the inbox, with the answers per second of the time before. */
export interface InboxFigures {
  name: string
  title: string
  mezzo: Measured
  before: number | null
}

/** What is known so far: a run that measures a part keeps the rest. */
export interface Figures {
  /** What they were measured on. */
  machine?: string
  seconds?: number
  rounds?: number
  connections?: number
  cases?: CaseFigures[]
  /** The most memory of the server under that load, in bytes. */
  memory?: number
  embedded?: EmbeddedFigures[]
  inbox?: InboxFigures[]
  growth?: { name: string; small: number; large: number }[]
  pages?: PageFigures[]
  /** The money page of a landlord with 60 000 entries, and how fast books are written and proved. */
  money?: CaseFigures
  ledger?: LedgerFigures[]
  check?: CheckFigures
}

const kept = join(root, 'bench/figures.json')
const report = join(root, 'bench/README.md')

/** The figures of the last run. */
export function readFigures(): Figures {
  return existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Figures) : {}
}

/** Writes bench/README.md, and the figures for the next run. */
export function writeReport(figures: Figures): void {
  writeFileSync(kept, `${JSON.stringify(figures, null, 2)}\n`)
  const text = readFileSync(report, 'utf8')
  const [before = '', rest = ''] = text.split(/<!-- figures -->\n/)
  const [, after = ''] = rest.split(/<!-- \/figures -->\n/)
  writeFileSync(report, `${before}<!-- figures -->\n\n${tables(figures)}\n<!-- /figures -->\n${after}`)
}

/** The tables of bench/README.md. */
export function tables(figures: Figures): string {
  return [
    figures.machine && `${figures.machine}\n`,
    figures.cases && throughput(figures.cases, figures),
    figures.embedded && embedded(figures.embedded),
    figures.inbox && inbox(figures.inbox),
    figures.growth && growth(figures.growth),
    figures.money && money(figures.money),
    figures.ledger && ledger(figures.ledger, figures.check),
    figures.pages && pages(figures.pages),
  ]
    .filter((part) => part !== undefined)
    .join('\n')
}

/** A sentence about this machine. */
export function describeMachine(): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Measured on ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), ${memory} GB of memory, Node ${process.versions.node}, with load, server and database on the same cores.`
}

function throughput(cases: readonly CaseFigures[], figures: Figures): string {
  const { seconds, rounds, connections, memory } = figures
  const rows = cases.map((one) => [
    one.title,
    String(statementsOf(one.name, one.posts)),
    rate(one.mezzo),
    rate(one.bare),
    ratio(one.mezzo.perSecond, one.bare.perSecond),
    one.graphile ? rate(one.graphile) : '–',
    one.graphile ? ratio(one.mezzo.perSecond, one.graphile.perSecond) : '–',
  ])
  const times = cases.map((one) => [
    one.name,
    ...[one.mezzo, one.bare].flatMap(({ serverTime, databaseTime, p95, bytes }) => [
      serverTime.toFixed(2),
      // Connections that ended meanwhile took their time along.
      databaseTime < 0 ? '–' : databaseTime.toFixed(2),
      p95.toFixed(0),
      (bytes / 1000).toFixed(1),
    ]),
  ])
  return [
    '### Throughput (F1)\n',
    `${describeSize(sizeFor(1_000_000))}. ${connections} connections, ${rounds} rounds of ${seconds} s of each server in turn, the round in the middle. Answers per second; ratios are of one run.\n`,
    table(['Page', 'SQL statements', 'Mezzo', 'by hand', 'ratio', 'PostGraphile 5', 'ratio'], rows),
    'The same rounds in milliseconds of processor per answer, which say less about what else the machine was doing, with the 95th percentile of the time and the kilobytes of an answer:\n',
    table(['Page', 'Mezzo', 'database', 'p95', 'kB', 'by hand', 'database', 'p95', 'kB'], times),
    memory && `Under all of this the server had ${Math.round(memory / 2 ** 20)} MB of memory at most.\n`,
  ]
    .filter(Boolean)
    .join('\n')
}

function embedded(found: readonly EmbeddedFigures[]): string {
  return [
    "### On the embedded database, at the demo's size\n",
    'The demo’s landlord, whose server has the database within itself. Answers per second, the 95th percentile in milliseconds, milliseconds of processor per answer, the database’s among them.\n',
    table(
      ['Page', 'answers per second', 'p95', 'server'],
      found.map(({ title, mezzo }) => [
        title,
        rate(mezzo),
        mezzo.p95.toFixed(0),
        mezzo.serverTime.toFixed(2),
      ]),
    ),
  ].join('\n')
}

function inbox(found: readonly InboxFigures[]): string {
  return [
    '### Inbox of 10 000 requests\n',
    'The same database and connections, our server alone. Answers per second, the 95th percentile in milliseconds, kilobytes of an answer, milliseconds of processor per answer; beside them the answers per second of the measurement before.\n',
    table(
      ['Read', 'answers per second', 'before', 'p95', 'kB', 'server', 'database'],
      found.map(({ title, mezzo, before }) => [
        title,
        rate(mezzo),
        before === null ? '–' : before.toFixed(before < 100 ? 1 : 0),
        mezzo.p95.toFixed(0),
        (mezzo.bytes / 1000).toFixed(1),
        mezzo.serverTime.toFixed(2),
        mezzo.databaseTime < 0 ? '–' : mezzo.databaseTime.toFixed(2),
      ]),
    ),
  ].join('\n')
}

function growth(found: readonly { name: string; small: number; large: number }[]): string {
  return [
    '### Growth (F2)\n',
    `The 95th percentile in milliseconds, of the same landlord among ${describeSize(sizeFor(10_000))}, and among ${describeSize(sizeFor(1_000_000))}; both servers in turn.\n`,
    table(
      ['Page', '10 000 requests', '1 000 000 requests', 'growth'],
      found.map((one) => [one.name, one.small.toFixed(0), one.large.toFixed(0), ratio(one.large, one.small)]),
    ),
  ].join('\n')
}

function money(one: CaseFigures): string {
  const { mezzo, bare } = one
  return [
    '### Money page\n',
    'A landlord with 1000 units, 10 200 invoices and 60 400 transfers in the books; the very batch of the page beside one hand-written query for the same sums, in turn. Times in milliseconds.\n',
    table(
      ['Page', 'SQL statements', 'Mezzo', 'p95', 'by hand', 'p95', 'ratio of p95'],
      [
        [
          one.title,
          String(statementsOf(one.name, one.posts)),
          rate(mezzo),
          mezzo.p95.toFixed(0),
          rate(bare),
          bare.p95.toFixed(0),
          ratio(mezzo.p95, bare.p95),
        ],
      ],
    ),
  ].join('\n')
}

function ledger(found: readonly LedgerFigures[], check: CheckFigures | undefined): string {
  return [
    '### Books\n',
    'Transfers per second through the product’s own actions, every one of them onto one hot account, committed to the disk. pgledger publishes 7 500 to 10 600.\n',
    table(
      ['Way', 'callers', 'transfers per second', 'p95 of a transaction, ms'],
      found.map(({ title, callers, perSecond, p95 }) => [
        title,
        String(callers),
        perSecond.toFixed(0),
        p95.toFixed(1),
      ]),
    ),
    check &&
      `\`npm run ledger:check\` proves the ${check.transfers} transfers and ${check.invoices} invoices of these books in ${check.seconds.toFixed(1)} s, without the files of the documents.\n`,
  ]
    .filter(Boolean)
    .join('\n')
}

function pages(visits: readonly PageFigures[]): string {
  const middle = (pick: (visit: PageFigures) => number) => middleOf(visits, pick)
  return [
    '### First visit of the home page (F3)\n',
    `Lighthouse with its mobile settings, ${visits.length} visits with an empty cache, logged in on the demo's data; the middle of each figure.\n`,
    table(
      ['Figure', 'middle', 'best'],
      [
        [
          'performance',
          middle((visit) => visit.performance),
          Math.max(...visits.map((visit) => visit.performance)),
        ],
        ...(
          [
            ['first contentful paint, ms', (visit: PageFigures) => visit.firstContentfulPaint],
            ['largest contentful paint, ms', (visit: PageFigures) => visit.largestContentfulPaint],
            ['total blocking time, ms', (visit: PageFigures) => visit.totalBlockingTime],
            ['speed index, ms', (visit: PageFigures) => visit.speedIndex],
            ['scripts, kB', (visit: PageFigures) => visit.scripts / 1000],
            ['styles, kB', (visit: PageFigures) => visit.styles / 1000],
          ] as const
        ).map(([name, pick]): [string, number, number] => [
          name,
          middle(pick),
          Math.min(...visits.map(pick)),
        ]),
      ].map(([name, ...values]) => [String(name), ...values.map((value) => Number(value).toFixed(0))]),
    ),
    `Layout shift: ${middle((visit) => visit.layoutShift).toFixed(3)}.\n`,
  ].join('\n')
}

/** What lies in the middle of some visits. */
export function middleOf(visits: readonly PageFigures[], pick: (visit: PageFigures) => number): number {
  return visits.map(pick).toSorted((a, b) => a - b)[visits.length >> 1] ?? 0
}

function rate({ perSecond }: Measured): string {
  return perSecond.toFixed(perSecond < 100 ? 1 : 0)
}

function ratio(one: number, other: number): string {
  return other > 0 ? (one / other).toFixed(2) : '–'
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `${[line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')}\n`
}
