import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated file, unless it says the same already: what reads it meanwhile never finds half of it. */
export function writeGenerated(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
