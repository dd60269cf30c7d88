import { withoutAccents } from './text.ts'

/** Names of each month in English, German and French, without accents. */
const NAMES = [
  ['january', 'januar', 'janner', 'jaenner', 'janvier'],
  ['february', 'februar', 'feber', 'fevrier'],
  ['march', 'marz', 'maerz', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juni', 'juin'],
  ['july', 'juli', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'oktober', 'octobre'],
  ['november', 'novembre'],
  ['december', 'dezember', 'decembre'],
]

/** How the months are written in short, where that is not the name. */
const SHORT_NAMES = [
  ['jan', 'janv'],
  ['feb', 'fev', 'fevr'],
  ['mar', 'mrz'],
  ['apr', 'avr'],
  [],
  ['jun'],
  ['jul', 'juil'],
  ['aug'],
  ['sep', 'sept'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
]

/** The month (1 to 12) of a name in one of three languages; 0 for none. */
export function monthOfName(word: string): number {
  return placeIn(NAMES, word)
}

/** The same, also for names in short, with or without a dot. */
export function monthOfShortName(word: string): number {
  return monthOfName(word) || placeIn(SHORT_NAMES, word.replace(/\.$/, ''))
}

function placeIn(months: readonly (readonly string[])[], word: string): number {
  const plain = withoutAccents(word)
  return months.findIndex((names) => names.includes(plain)) + 1
}
