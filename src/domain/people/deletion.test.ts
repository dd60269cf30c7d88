import { expect, it } from 'vitest'
import { DELETION_OBSTACLES, type DeletionObstacle } from '../catalogue/people.ts'
import { deletionObstacles, withdrawDeletionUntil } from './deletion.ts'

const facts = (...those: DeletionObstacle[]) =>
  Object.fromEntries(DELETION_OBSTACLES.map((one) => [one, those.includes(one)])) as Record<
    DeletionObstacle,
    boolean
  >

it('what stands in the way of a deletion is told in the order of the catalogue', () => {
  expect(deletionObstacles(facts())).toEqual([])
  for (const one of DELETION_OBSTACLES) expect(deletionObstacles(facts(one))).toEqual([one])
  expect(deletionObstacles(facts(...DELETION_OBSTACLES.toReversed()))).toEqual(DELETION_OBSTACLES)
})

it('a wish to be deleted can be taken back for thirty days', () => {
  const asked = Temporal.Instant.from('2030-03-01T10:00:00Z')
  expect(withdrawDeletionUntil(asked).toString()).toBe('2030-03-31T10:00:00Z')
})
