import { z } from 'zod'

/** The settings that say where the database is, and what this process does with it. */
export const databaseSettings = {
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .optional(),
  MEZZO_DATABASE_REPLICA_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgresql://user:password@host:5433/database',
    })
    .optional(),
  MEZZO_DATABASE_POOL: z.coerce
    .number({ error: 'must be a number of connections, for example 10' })
    .int('must be a whole number')
    .min(2, 'must be 2 or more')
    .max(100, 'must be 100 or less')
    .default(10),
  MEZZO_MIGRATIONS: z
    .enum(['all', 'before', 'none'], { error: 'must be "all", "before" or "none"' })
    .default('all'),
}
