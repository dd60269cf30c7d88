import { draftKey, readRecord, tabStore } from './browser-store.ts'

const KEY = draftKey('names')

/** First and last name as somebody has typed them. */
export interface TypedNames {
  firstName: string
  lastName: string
}

/** Keeps, in this tab, the names that somebody has given before they have an account. */
export function keepTypedNames({ firstName, lastName }: TypedNames): void {
  tabStore.write(KEY, JSON.stringify({ firstName, lastName }))
}

/** What was kept; empty where nothing was. */
export function readTypedNames(): TypedNames {
  const { firstName, lastName } = readRecord(tabStore, KEY) ?? {}
  return {
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
  }
}
