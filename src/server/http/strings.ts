import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import type { Route } from './route.ts'

const directory = join(import.meta.dirname, '../../web/i18n')

/** The texts of the interface per language (D7), read as data: the server never imports the browser's part. */
export const stringRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/strings.json',
    policy: 'public',
    handler: async (_, __, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      const texts = await Promise.all(
        LANGUAGES.map((language) => readFile(join(directory, `${language}.json`), 'utf8')),
      )
      return Object.fromEntries(
        LANGUAGES.map((language, index) => [language, JSON.parse(texts[index] ?? '{}')]),
      )
    },
  },
]
