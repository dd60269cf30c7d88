import { expect, test } from 'vitest'
import type { SentOperation } from '../../kernel/graphql/limits.ts'
import { askForPerson, drawFor, together } from './first-answers.ts'

const operation = (query: string): SentOperation => ({ query })

/** Answers each operation with who asked it, later the longer the person's name is. */
function answering(person: string) {
  const batches: string[][] = []
  const ask = together(async (operations) => {
    batches.push(operations.map(({ query }) => query))
    await new Promise((done) => setTimeout(done, person.length))
    return operations.map(({ query }) => `${query} of ${person}`)
  })
  return { ask, batches }
}

test('what is asked while two pages are drawn at once is asked for the person of each', async () => {
  const draw = async () => {
    const first = await askForPerson(operation('a'))
    await new Promise((done) => setTimeout(done, 5))
    return [first, ...(await Promise.all([askForPerson(operation('b')), askForPerson(operation('c'))]))]
  }
  const people = ['Jana', 'Someone with a long name']
  const drawn = await Promise.all(people.map((person) => drawFor(answering(person).ask, draw)))
  expect(drawn).toEqual(people.map((person) => ['a', 'b', 'c'].map((query) => `${query} of ${person}`)))
})

test('nothing is asked for nobody', async () => {
  await expect(askForPerson(operation('a'))).rejects.toThrow('while no page was drawn')
})

test('what is asked in one turn travels together, and a refusal of all is the answer to each', async () => {
  const { ask, batches } = answering('Jana')
  await Promise.all([ask(operation('a')), ask(operation('b'))])
  expect(batches).toEqual([['a', 'b']])
  const refused = together(async () => ({ errors: [] }))
  expect(await Promise.all([refused(operation('a')), refused(operation('b'))])).toEqual([
    { errors: [] },
    { errors: [] },
  ])
})
