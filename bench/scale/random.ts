/** SQL for a number from 0 up to 1 that is always the same for the same row and salt: the seed of the data. */
export function random(row: string, salt: number): string {
  return `((hashint8extended((${row})::bigint, ${salt}) & 2147483647) / 2147483648::float8)`
}

/** SQL for a whole number from `least` up to and including `most`. */
export function between(row: string, salt: number, least: number, most: number): string {
  return `(${least} + floor(${random(row, salt)} * ${most - least + 1})::int)`
}

/** SQL for one of some texts. */
export function oneOf(row: string, salt: number, texts: readonly string[]): string {
  return `(${array(texts)})[${between(row, salt, 1, texts.length)}]`
}

/** SQL for the id of the n-th row of a kind: as scattered as the product's own ids, and known without a look-up. */
export function id(kind: string, row: string): string {
  return `md5('${kind} ' || (${row}))::uuid`
}

function array(texts: readonly string[]): string {
  return `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]`
}
