import { DAY_ORDERS } from '../../../domain/kernel/written-day.ts'
import { TABLE_PROBLEMS } from '../csv/table.ts'
import { builder } from './builder.ts'

/** GraphQL DayOrder. */
export const dayOrderType = builder.enumType('DayOrder', {
  values: DAY_ORDERS,
  description: 'How 03/04/2027 is meant: 3 April, or March 4.',
})

/** GraphQL TableProblem. */
export const tableProblemType = builder.enumType('TableProblem', {
  values: TABLE_PROBLEMS,
  description: 'Why a table that somebody sends can not be read, or not be understood.',
})
