import type { Guard } from './guard.ts'
import { guardsOfAccess } from './access.ts'
import { guardsOfAccounts } from './accounts.ts'
import { guardsOfEncoding } from './encoding.ts'
import { guardsOfTheFrontEnd } from './front-end.ts'
import { guardsOfOperations } from './operations.ts'

/** Every guard that `npm run check:guards` takes away, one at a time. */
export const guards: readonly Guard[] = [
  ...guardsOfEncoding,
  ...guardsOfTheFrontEnd,
  ...guardsOfAccounts,
  ...guardsOfAccess,
  ...guardsOfOperations,
]
