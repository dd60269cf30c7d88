import { describe, expect, it } from 'vitest'
import { TAGS } from '../catalogue/flags.ts'
import { isPersonLabel } from './person-labels.ts'

describe('labels of people', () => {
  it('are two of all tags', () => {
    expect(TAGS.filter((tag) => isPersonLabel(tag))).toEqual(['SERVICE_ACCOUNT', 'REFUGEE_USER'])
  })
})
