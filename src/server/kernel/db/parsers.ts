/** Reads a column's text as sent by PostgreSQL. */
export type Parser = (text: string) => unknown

const json = 114
const int8 = 20
const int8Array = 1016
const date = 1082
const dateArray = 1182
const timestamp = 1114
const timestamptz = 1184
const timestamptzArray = 1185
const numeric = 1700

/** The parsers of the product's own tables: days stay texts, instants are Temporal, amounts safe integers. */
export const temporalParsers: Record<number, Parser> = {
  [json]: parseExactJson,
  [int8]: parseSafeInteger,
  [int8Array]: (text) => parseFlatArray(text).map(parseSafeInteger),
  [date]: checkDay,
  [dateArray]: (text) => parseFlatArray(text).map(checkDay),
  [timestamp]: (text) => Temporal.PlainDateTime.from(text),
  [timestamptz]: (text) => Temporal.Instant.from(text),
  [timestamptzArray]: (text) => parseFlatArray(text).map((instant) => Temporal.Instant.from(instant)),
  [numeric]: (text) => text,
}

/** The parsers for libraries that know only Date: login and jobs. */
export const dateParsers: Record<number, Parser> = {
  [int8]: parseSafeInteger,
  [date]: (text) => new Date(text),
  [timestamp]: (text) => new Date(`${text}Z`),
  [timestamptz]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  [numeric]: (text) => text,
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw tooLarge(text)
  return value
}

const longNumber = /[:[,] ?-?\d{16}/

/** Rows come as JSON: a number in it that is not exact any more is refused, as one in a column is. */
function parseExactJson(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_, value: unknown) => {
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw tooLarge(String(value))
    return value
  })
}

function tooLarge(number: string): RangeError {
  return new RangeError(`The number ${number} is too large to be exact.`)
}

// PostgreSQL writes existing days; what is longer or shorter is infinite, before Christ or after the year 9999.
function checkDay(text: string): string {
  if (text.length !== 10) throw new RangeError(`Not a day of the years 1 to 9999: ${text}`)
  return text
}

function parseFlatArray(text: string): string[] {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map((element) => element.replaceAll('"', ''))
}
