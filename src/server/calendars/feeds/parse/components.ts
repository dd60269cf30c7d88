import { RefusedCalendar } from './refused.ts'
import { MAX_CALENDAR_EVENTS } from './limits.ts'

/** One property of a component, its name in capitals, the value as it stands in the file. */
export interface Property {
  name: string
  params: ReadonlyMap<string, string>
  value: string
}

/** A component of a calendar with those properties that matter here. */
export interface Component {
  name: string
  properties: Property[]
  components: Component[]
}

/** Everything else in a file can be as broken as it likes. */
const READ = new Set([
  'PRODID',
  'METHOD',
  'NAME',
  'X-WR-CALNAME',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'UID',
  'SEQUENCE',
  'DTSTAMP',
  'CREATED',
  'STATUS',
  'TRANSP',
  'SUMMARY',
  'DESCRIPTION',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
])
const KEPT = new Set(['VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'])

/**
 * The calendars (VCALENDAR) of a file, of which it may hold several. Without one it is no calendar; one that isn't
 * closed was cut off on its way, and what is missing would look like freed nights, so both are refused.
 */
export function calendarsOf(text: string): Component[] {
  const root: Component = { name: '', properties: [], components: [] }
  const open: Component[] = [root]
  let events = 0
  for (const line of linesOf(text)) {
    const property = propertyOf(line)
    if (!property) continue
    const inner = open.at(-1) ?? root
    if (property.name === 'BEGIN') {
      const component = { name: property.value.trim().toUpperCase(), properties: [], components: [] }
      if (component.name === 'VEVENT') events += 1
      if (events > MAX_CALENDAR_EVENTS)
        throw new RefusedCalendar('SYNCHRONIZATION_FAILED', `More than ${MAX_CALENDAR_EVENTS} events`)
      if (inner === root || KEPT.has(component.name)) inner.components.push(component)
      open.push(component)
    } else if (property.name === 'END') {
      // Whatever its name: one that is misspelled closes, too.
      if (open.length > 1) open.pop()
    } else inner.properties.push(property)
  }
  const calendars = root.components.filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) throw new RefusedCalendar('INVALID_ICS_LINK', 'There is no VCALENDAR')
  if (open.length > 1) throw new RefusedCalendar('SYNCHRONIZATION_FAILED', `${open.at(-1)?.name} has no end`)
  return calendars
}

/** The first property of a name. */
export function propertyNamed(component: Component, name: string): Property | undefined {
  return component.properties.find((property) => property.name === name)
}

/** All properties of a name. */
export function propertiesNamed(component: Component, name: string): Property[] {
  return component.properties.filter((property) => property.name === name)
}

const PRINTABLE = /^[\w-]+;[^:\n]{0,200}QUOTED-PRINTABLE/i

/** One line after the other; quoted-printable text of the former standard goes on where a line ends with '='. */
function* linesOf(text: string): Generator<string> {
  let from = 0
  while (from < text.length) {
    let to = lineEnd(text, from)
    if (text[to - 1] === '=' && PRINTABLE.test(text.slice(from, Math.min(to, from + 300))))
      while (text[to - 1] === '=' && to < text.length) to = lineEnd(text, to + 1)
    yield text.slice(from, to)
    from = to + 1
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** What says when an event is; its values hold no colon, so that one in an unquoted TZID isn't taken for theirs. */
const TIMES = /^\s*(DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID)(?![\w-])/i

function propertyOf(line: string): Property | null {
  const nameEnd = line.search(/[;:]/)
  const time = TIMES.exec(line)?.[1]
  if (nameEnd < 0 && !time) return null
  const name = time?.toUpperCase() ?? line.slice(0, Math.min(nameEnd, 100)).trim().toUpperCase()
  if (name !== 'BEGIN' && name !== 'END' && !READ.has(name)) return null
  const valueStart = time ? line.lastIndexOf(':') : colonOf(line, nameEnd)
  // A time without a value can't be understood; it is kept as it stands, for the refusal.
  if (valueStart < 0) return time ? { name, params: NO_PARAMS, value: line } : null
  return {
    name,
    params: paramsOf(line.slice(nameEnd + 1, valueStart)),
    value: line.slice(valueStart + 1),
  }
}

/** Where the value begins: at the first colon outside of quotes, or the first of all where a quote isn't closed. */
function colonOf(line: string, from: number): number {
  let quoted = false
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted
    else if (line[at] === ':' && !quoted) return at
  }
  return line.indexOf(':', from)
}

const NO_PARAMS: ReadonlyMap<string, string> = new Map()

function paramsOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return NO_PARAMS
  const params = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of text.matchAll(/([^;="]+)=(?:\s*"([^"]*)"|([^;]*))/g))
    params.set(name.trim().toUpperCase(), unescapeParam(quoted ?? plain.trim()))
  return params
}

/** RFC 6868. */
function unescapeParam(text: string): string {
  return text.replaceAll(/\^(['^n])/g, (_, code) => ({ "'": '"', '^': '^' })[String(code)] ?? '\n')
}
