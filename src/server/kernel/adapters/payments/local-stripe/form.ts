import { ProviderError } from './provider-error.ts'

/** A form as the provider's clients send it: names with brackets are maps in maps, lists are maps by number. */
export interface Form {
  readonly [name: string]: string | Form
}

const MOST_FIELDS = 500
const DEEPEST = 6

/** Reads a body or a query such as 'amount=1099&metadata[booking]=7&expand[0]=charge'. */
export function parseForm(text: string): Form {
  const root: Record<string, unknown> = Object.create(null)
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    if (++count > MOST_FIELDS || path.length > DEEPEST) throw ProviderError.invalid('The form is too large.')
    place(root, path, value)
  }
  return root as Form
}

function place(root: Record<string, unknown>, path: readonly string[], value: string): void {
  let map = root
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(map).length) : part
    if (index === path.length - 1) {
      map[name] = value
      return
    }
    const next = map[name]
    const inner = typeof next === 'object' && next ? next : Object.create(null)
    map[name] = inner
    map = inner as Record<string, unknown>
  }
}

/** The text of a field; null where it is missing or empty, which unsets. */
export function textIn(form: Form, name: string): string | null {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The text of a field that has to be there. */
export function requiredIn(form: Form, name: string): string {
  const value = textIn(form, name)
  if (value === null)
    throw ProviderError.invalid(`Missing required param: ${name}.`, {
      param: name,
      code: 'parameter_missing',
    })
  return value
}

/** A positive number of minor units; null where the field is missing. */
export function amountIn(form: Form, name: string): number | null {
  const value = textIn(form, name)
  if (value === null) return null
  if (!/^-?\d{1,12}$/.test(value))
    throw ProviderError.invalid(`Invalid integer: ${value}`, {
      param: name,
      code: 'parameter_invalid_integer',
    })
  if (Number(value) < 1)
    throw ProviderError.invalid('This value must be greater than or equal to 1.', {
      param: name,
      code: 'parameter_invalid_integer',
    })
  return Number(value)
}

/** An amount that has to be there. */
export function requiredAmountIn(form: Form, name: string): number {
  requiredIn(form, name)
  return amountIn(form, name) ?? 0
}

/** Three letters of a currency, small. */
export function currencyIn(form: Form): string {
  const value = requiredIn(form, 'currency').toLowerCase()
  if (!CURRENCIES.has(value))
    throw ProviderError.invalid(`Invalid currency: ${value}.`, { param: 'currency' })
  return value
}

/** What the local provider takes: those of its card methods in Europe, and the forint as one that we don't have. */
const CURRENCIES = new Set([
  'eur', 'chf', 'gbp', 'usd', 'pln', 'sek', 'dkk', 'nok', 'isk', 'czk', 'ron', 'try', 'uah', 'jpy', 'huf',
]) // prettier-ignore

/** The fields within a field. */
export function mapIn(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

/** The texts of a list. */
export function listIn(form: Form, name: string): string[] {
  return Object.values(mapIn(form, name)).filter((value) => typeof value === 'string')
}

/** What a client notes beside an object; only texts. */
export function metadataIn(form: Form): Record<string, string> {
  const given = Object.entries(mapIn(form, 'metadata'))
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Refuses what a call doesn't know, as the provider does. */
export function refuseUnknown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !known.includes(name))
  if (unknown !== undefined)
    throw ProviderError.invalid(`Received unknown parameter: ${unknown}`, {
      param: unknown,
      code: 'parameter_unknown',
    })
}
