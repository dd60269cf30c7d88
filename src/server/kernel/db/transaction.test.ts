import { expect, test } from 'vitest'
import { createLog } from '../config/log.ts'
import { orTakeBack } from './transaction.ts'
import { UnknownCommitError } from './unavailable.ts'

test('what was opened outside is taken back unless it may have been stored', async () => {
  const taken: unknown[] = []
  const log = createLog({ logLevel: 'silent', production: true })
  const failing = (error: Error) =>
    orTakeBack(
      { log },
      async () => {
        throw error
      },
      async () => {
        taken.push(error)
        throw new Error('the provider is away, too')
      },
    )
  const [lost, unknown] = [new Error('refused'), new UnknownCommitError(new Error('Connection terminated'))]
  await expect(failing(lost)).rejects.toBe(lost)
  await expect(failing(unknown)).rejects.toBe(unknown)
  expect(taken).toEqual([lost])
})
