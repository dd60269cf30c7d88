import type { Environment } from './environment.ts'

/** Where DeepL is asked, unless the settings say otherwise. */
export const DEEPL_API_URL = 'https://api.deepl.com'

/** Access to whom messages are translated by. */
export interface DeepLAccess {
  /** Without a slash at the end; null: the server of our own that a demo starts. */
  url: string | null
  key: string
  /** Not DeepL but our local server: its translations are none. */
  isTest: boolean
}

/** Who translates messages, where there is a key; a demo without one has a translator that is made up. */
export function deeplIn(env: Environment, demo: boolean): DeepLAccess | null {
  const { DEEPL_API_KEY: key } = env
  if (!key) return demo ? { url: null, key: 'demo', isTest: true } : null
  const url = env.DEEPL_API_URL.replace(/\/+$/, '')
  return { url, key, isTest: url !== DEEPL_API_URL }
}
