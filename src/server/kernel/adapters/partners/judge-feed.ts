import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** What a partner finds in a feed of ours. */
export interface FeedJudgement {
  format: 'OPENIMMO' | 'JSON' | null
  /** Ids of what is told and of what is to be taken out. */
  homes: string[]
  removed: string[]
  cursor: string | null
  /** What is wrong, each in a sentence; empty where nothing is. */
  findings: string[]
}

type Node = Record<string, unknown>

const most = 50

/** Reads a feed as a partner does, and says what is wrong with it; anything else than a feed is a finding, never an error. */
export function judgeFeed(text: string): FeedJudgement {
  const judged = text.trimStart().startsWith('<') ? judgeOpenImmo(text) : judgeJson(text)
  const ids = [...judged.homes, ...judged.removed]
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (twice.length > 0) judged.findings.push(`These ids come twice: ${[...new Set(twice)].join(', ')}.`)
  if (judged.cursor === null) judged.findings.push('There is no cursor.')
  return { ...judged, findings: judged.findings.slice(0, most) }
}

const NEEDED = {
  objektkategorie: ['nutzungsart', 'vermarktungsart', 'objektart'],
  geo: ['plz', 'ort', 'land'],
  kontaktperson: ['name'],
  preise: ['warmmiete', 'waehrung'],
  flaechen: ['wohnflaeche', 'anzahl_zimmer'],
  freitexte: ['objekttitel'],
  verwaltung_objekt: ['objektadresse_freigeben'],
  verwaltung_techn: ['objektnr_intern', 'objektnr_extern', 'aktion', 'openimmo_obid', 'stand_vom'],
} as const

// Of a home that is gone its contents are not needed, and better not told.
const NEEDED_OF_REMOVED = ['objektkategorie', 'kontaktperson', 'verwaltung_techn'] as const

function judgeOpenImmo(text: string): FeedJudgement {
  const judged: FeedJudgement = { format: 'OPENIMMO', homes: [], removed: [], cursor: null, findings: [] }
  const valid = XMLValidator.validate(text)
  if (valid !== true)
    return { ...judged, findings: [`It is no XML: ${valid.err.msg} (line ${valid.err.line}).`] }
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'immobilie',
  })
  const root = nodeOf(nodeOf(parser.parse(text))['openimmo'])
  const transfer = nodeOf(root['uebertragung'])
  const provider = nodeOf(root['anbieter'])
  const { findings } = judged
  if (transfer['@_version'] !== '1.2.7') findings.push('uebertragung doesn’t say version 1.2.7.')
  const scope = transfer['@_umfang']
  if (scope !== 'VOLL' && scope !== 'TEIL') findings.push('uebertragung has no umfang VOLL or TEIL.')
  for (const name of ['firma', 'openimmo_anid'])
    if (!provider[name]) findings.push(`anbieter has no ${name}.`)
  judged.cursor = textOf(nodeOf(root['user_defined_simplefield'])['#text'])
  const homes = Array.isArray(provider['immobilie']) ? provider['immobilie'].map(nodeOf) : []
  for (const home of homes) judgeHome(home, scope === 'VOLL', judged)
  return judged
}

function judgeHome(home: Node, isFull: boolean, judged: FeedJudgement): void {
  const technical = nodeOf(home['verwaltung_techn'])
  const id = textOf(technical['openimmo_obid']) ?? '(no id)'
  const isRemoved = nodeOf(technical['aktion'])['@_aktionart'] === 'DELETE'
  ;(isRemoved ? judged.removed : judged.homes).push(id)
  if (isRemoved && isFull) judged.findings.push(`${id} is deleted in a full feed.`)
  for (const part of isRemoved ? NEEDED_OF_REMOVED : (Object.keys(NEEDED) as (keyof typeof NEEDED)[]))
    for (const name of NEEDED[part])
      if (!(name in nodeOf(home[part]))) judged.findings.push(`${id} has no ${part}/${name}.`)
  if (isRemoved && 'freitexte' in home) judged.findings.push(`${id} is deleted and still tells its texts.`)
}

function judgeJson(text: string): FeedJudgement {
  const judged: FeedJudgement = { format: 'JSON', homes: [], removed: [], cursor: null, findings: [] }
  let feed: Node
  try {
    feed = nodeOf(JSON.parse(text))
  } catch {
    // Anybody may send anything: that is what is found.
    return { ...judged, format: null, findings: ['It is neither XML nor JSON.'] }
  }
  judged.cursor = textOf(feed['cursor'])
  if (!Array.isArray(feed['homes'])) judged.findings.push('It has no homes.')
  for (const home of Array.isArray(feed['homes']) ? feed['homes'].map(nodeOf) : []) {
    const id = textOf(home['id']) ?? '(no id)'
    const isRemoved = home['action'] === 'DELETE'
    ;(isRemoved ? judged.removed : judged.homes).push(id)
    const needed = isRemoved
      ? ['changedAt']
      : ['changedAt', 'title', 'url', 'city', 'country', 'rent', 'currency']
    for (const name of needed) if (!textOf(home[name])) judged.findings.push(`${id} has no ${name}.`)
  }
  return judged
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
