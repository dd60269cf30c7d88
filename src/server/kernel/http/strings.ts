import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'
import type { Route } from './route.ts'

const directory = join(import.meta.dirname, '../../../web/i18n')

/** The texts of the interface per language (D7), read as data: the server never imports the browser's part. */
export const stringRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/strings.json',
    policy: 'public',
    scope: 'any',
    handler: async (ctx, _, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      reply.type('application/json; charset=utf-8')
      return await readTexts(ctx.config.production ? 0 : await lastChange())
    },
  },
]

let texts: { changed: number; json: Promise<string> } | null = null

/** The answer, built once; again when a file has changed, which happens while developing. */
async function readTexts(changed: number): Promise<string> {
  if (texts?.changed !== changed) texts = { changed, json: buildTexts() }
  const { json } = texts
  try {
    return await json
  } catch (error) {
    // The next call tries anew.
    if (texts?.json === json) texts = null
    throw error
  }
}

async function buildTexts(): Promise<string> {
  const parsed = await Promise.all(
    LANGUAGES.map(async (language) => {
      const content: unknown = JSON.parse(await readFile(fileOf(language), 'utf8'))
      return [language, content] as const
    }),
  )
  return JSON.stringify(Object.fromEntries(parsed))
}

async function lastChange(): Promise<number> {
  const files = await Promise.all(LANGUAGES.map((language) => stat(fileOf(language))))
  return Math.max(...files.map(({ mtimeMs }) => mtimeMs))
}

function fileOf(language: Language): string {
  return join(directory, `${language}.json`)
}
