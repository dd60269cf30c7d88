import { readFile, stat } from 'node:fs/promises'
import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { textFilesOf } from './interface-texts.ts'
import type { Route } from './route.ts'

/** The texts of the interface per language (D7). */
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
      const areas = textFilesOf(language).map(
        async ({ area, path }) => [area, JSON.parse(await readFile(path, 'utf8')) as unknown] as const,
      )
      return [language, Object.fromEntries(await Promise.all(areas))] as const
    }),
  )
  return JSON.stringify(Object.fromEntries(parsed))
}

async function lastChange(): Promise<number> {
  const files = await Promise.all(LANGUAGES.flatMap(textFilesOf).map(({ path }) => stat(path)))
  return Math.max(...files.map(({ mtimeMs }) => mtimeMs))
}
