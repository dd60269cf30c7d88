import type { Environment } from './environment.ts'

/** Where Dropbox is asked, unless the settings say otherwise. */
export const DROPBOX_API_URL = 'https://api.dropboxapi.com'

/** Access to shared folders of Dropbox. */
export interface DropboxAccess {
  /** Without a slash at the end; null: the server of our own that a demo starts. */
  url: string | null
  key: string
  secret: string
  /** Not Dropbox but our local server: its folders are made up. */
  isTest: boolean
}

/** Shared folders of Dropbox, where there are the keys of an app; a demo without them has made-up ones. */
export function dropboxIn(env: Environment, demo: boolean): DropboxAccess | null {
  const { DROPBOX_APP_KEY: key, DROPBOX_APP_SECRET: secret } = env
  if (!key || !secret) return demo ? { url: null, key: 'demo', secret: 'demo', isTest: true } : null
  const url = env.DROPBOX_API_URL.replace(/\/+$/, '')
  return { url, key, secret, isTest: url !== DROPBOX_API_URL }
}
