/** One thing that protects, and the test that holds it. */
export interface Guard {
  /** Requirements of docs/security.md that stand on it. */
  rows: readonly string[]
  file: string
  /** Stands in the file once; with `broken` in its place the protection is gone. */
  line: string
  broken: string
  /** The file and the name (or its beginning) of a test that then fails. */
  test: string
  name: string
}

/** A guard of some requirements (with spaces between): what becomes what in a file, and which test has to notice. */
export function guard(
  rows: string,
  file: string,
  [line, broken]: readonly [string, string],
  [test, name]: readonly [string, string],
): Guard {
  return { rows: rows.split(' '), file, line, broken, test, name }
}
