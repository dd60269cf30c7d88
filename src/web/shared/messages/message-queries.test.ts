import { expect, it } from 'vitest'
import { blockBefore } from './message-queries.ts'

it.each([
  [1, -1],
  [2, 0],
  [51, 0],
  [52, 1],
  [101, 1],
  [102, 2],
])('before message %i stands the block %i', (position, block) => {
  expect(blockBefore(position)).toBe(block)
})
