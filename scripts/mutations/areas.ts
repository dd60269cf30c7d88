import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../processes.ts'

/** Files of the domain whose rules are broken in one run. */
export interface Area {
  readonly name: string
  readonly files: readonly string[]
}

// Lists of words without rules: the compiler and the tests of the catalogue hold them, and each of their words
// would run every test there is.
const LISTS = ['src/domain/{catalogue,content,reference}/**', 'src/domain/**/*.{gen,test,test-data}.ts']

const AREAS: Record<string, string> = {
  requests:
    '{booking-request,landlord-status,request-,classification,badge,tenant-status,ended-cause,suggested-dates,needs-landlord,availability-check,deal,notification}*',
  contracts: '{offer,signing,contract-,supported-contracts,drawn-signature,tenant-document}*',
  stays:
    '{extension,stay-,cancellation,booking,rent,tenant-p,availability,allowed-vacancy,current-state,occupancy,day,money}*',
  listings:
    '{listing-,publish,unpublish,pictures,energy-certificate,floor-plan,price-,public-search,search,deletion}*',
  units: '{unit,gaps-of-unit,csv,identifier,saved-view,block-input,partner-sync}*',
  calendars: 'calendar-*',
  feeds: 'feed-*',
}

/** What the words ask for: areas by their names, single files by a part of theirs; all areas without words. */
export function chosenAreas(words: readonly string[]): Area[] {
  const areas = areasOfDomain()
  if (words.length === 0) return areas
  return words.flatMap((word) => {
    const named = areas.filter(({ name }) => name === word)
    const files = areas.flatMap((area) => area.files).filter((file) => file.includes(word))
    const area =
      named.length > 0 ? named : files.map((file) => ({ name: basename(file, '.ts'), files: [file] }))
    if (area.length === 0) throw new Error(`Neither an area nor a file of the domain: ${word}`)
    return area
  })
}

/** The areas of the domain: each file is in the first one that names it, what nobody names is in the last. */
function areasOfDomain(): Area[] {
  const lists = new Set(LISTS.flatMap(filesOf))
  const left = new Set(filesOf('src/domain/**/*.ts').filter((file) => !lists.has(file)))
  const named = Object.entries(AREAS).map(([name, glob]) => ({
    name,
    files: filesOf(`src/domain/${glob}.ts`).filter((file) => left.delete(file)),
  }))
  return [...named, { name: 'people and the rest', files: [...left] }]
}

function filesOf(glob: string): string[] {
  return globSync(glob, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}
