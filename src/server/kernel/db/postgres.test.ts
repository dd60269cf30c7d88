import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { ignoreUnheardErrors } from './postgres.ts'

test('a lost connection that nobody listens to any more does not end the process', () => {
  ignoreUnheardErrors()
  const client = new pg.Client()
  const heard = vi.fn<(error: Error) => void>()
  client.once('error', heard)
  const told = [new Error('terminating connection'), new Error('server conn crashed?')]
  for (const error of told) client.emit('error', error)
  expect(heard).toHaveBeenCalledExactlyOnceWith(told[0])
})
