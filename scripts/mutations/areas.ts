import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../processes.ts'

/** Files whose rules are broken in one run, and the tests that have to notice. */
export interface Area {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

const DOMAIN_TESTS = ['src/domain/**/*.test.ts']

// What the server does with the rules, by sample: the statements and actions that decide most, each with the tests of its
// feature, which build a server for every change.
const SAMPLE: readonly Area[] = [
  sampled('rentals/requests/list-sql', 'rentals/requests/{list-api,order,request-listing}'),
  sampled('rentals/requests/take-back-actions', 'rentals/requests/take-back'),
  sampled('rentals/figures/sql', 'rentals/figures/figures'),
  sampled('calendars/feeds/window-actions', 'calendars/feeds/window-closures'),
]

function sampled(file: string, tests: string): Area {
  return { name: basename(file), files: [`src/server/${file}.ts`], tests: [`src/server/${tests}.test.ts`] }
}

// Lists of words without rules: the compiler and the tests of the catalogue hold them, and each of their words
// would run every test there is.
const LISTS = [
  'src/domain/{catalogue/**,public/{help-articles,help-questions,ukraine-questions}*}',
  'src/domain/**/*.{gen,test,test-data}.ts',
]

const AREAS: Record<string, string> = {
  requests:
    '{booking-request,landlord-status,request-,classification,badge,tenant-status,ended-cause,suggested-dates,needs-landlord,availability-check,deal,notification}*',
  contracts: '{offer,signing,contract-,supported-contracts,drawn-signature,tenant-document}*',
  stays:
    '{extension,stay-,cancellation,booking,rent,tenant-p,availability,allowed-vacancy,current-state,occupancy,day,money}*',
  listings:
    '{listing-,publish,unpublish,pictures,energy-certificate,floor-plan,price-,public-search,search,deletion}*',
  units: '{unit,gaps-of-unit,identifier,saved-view,block-input,partner-sync}*',
  calendars: 'calendar-*',
  feeds: 'feed-*',
}

/**
 * What the words ask for: areas by their names, `sample` for that of the server, single files by a part of theirs; all
 * areas of the domain without words.
 */
export function chosenAreas(words: readonly string[]): readonly Area[] {
  const areas = areasOfDomain()
  if (words.length === 0) return areas
  return words.flatMap((word) => {
    if (word === 'sample') return SAMPLE
    const named = [...areas, ...SAMPLE].filter(({ name }) => name === word)
    const files = areas.flatMap((area) => area.files).filter((file) => file.includes(word))
    const area = named.length > 0 ? named : files.map((file) => areaOf(basename(file, '.ts'), [file]))
    if (area.length === 0) throw new Error(`Neither an area nor a file of the domain: ${word}`)
    return area
  })
}

/** The areas of the domain: each file is in the first one that names it, what nobody names is in the last. */
function areasOfDomain(): Area[] {
  const lists = new Set(LISTS.flatMap(filesOf))
  const left = new Set(filesOf('src/domain/**/*.ts').filter((file) => !lists.has(file)))
  const named = Object.entries(AREAS).map(([name, glob]) =>
    areaOf(
      name,
      filesOf(`src/domain/**/${glob}.ts`).filter((file) => left.delete(file)),
    ),
  )
  return [...named, areaOf('people and the rest', [...left])]
}

function areaOf(name: string, files: readonly string[]): Area {
  return { name, files, tests: DOMAIN_TESTS }
}

function filesOf(glob: string): string[] {
  return globSync(glob, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}
