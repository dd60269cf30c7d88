import { expect, test } from 'vitest'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { saveOrder } from './use-picture-order.ts'

/** A server that has some photos, and refuses an order with others. */
function serverWith(there: string[]) {
  const saved: string[][] = []
  const save = (imageIds: string[]) => {
    if (!imageIds.every((id) => there.includes(id))) return Promise.reject(new ResourceNotFoundError())
    saved.push(imageIds)
    return Promise.resolve()
  }
  return { saved, ports: { save, reload: () => Promise.resolve(there) } }
}

test.each([
  [['b', 'a', 'c'], ['a', 'b', 'c'], [['b', 'a', 'c']]],
  [['b', 'a', 'c'], ['b', 'c'], [['b', 'c']]],
])('%j is saved where there are %j', async (order, there, expected) => {
  const { saved, ports } = serverWith(there)
  await saveOrder(order, ports)
  expect(saved).toEqual(expected)
})

test('what is refused for another reason stays refused', async () => {
  const { ports } = serverWith(['a'])
  const save = () => Promise.reject(new ResourceNotFoundError())
  await expect(saveOrder(['a'], { ...ports, save })).rejects.toThrow(ResourceNotFoundError)
  const failing = () => Promise.reject(new Error('no line'))
  await expect(saveOrder(['a', 'b'], { ...ports, save: failing })).rejects.toThrow('no line')
})
