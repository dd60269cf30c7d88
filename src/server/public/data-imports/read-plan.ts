import { z } from 'zod'
import type { ImportPlan } from '../../../domain/public/data-imports/import-plan.ts'

const counts = z.record(z.string(), z.number())
const planShape = z.object({
  madeAt: z.string(),
  productVersion: z.string(),
  live: counts,
  history: counts,
  underWay: z.number(),
  given: counts,
  members: z.array(z.string()),
  files: z.number(),
  photos: z.number(),
  bytes: z.number(),
})

/** A plan as it was stored; null before there is one. */
export function readPlan(stored: unknown): ImportPlan | null {
  return stored === null ? null : planShape.parse(stored)
}
