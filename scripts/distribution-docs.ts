import { join } from 'node:path'
import { openDatabase } from '../src/server/kernel/db/database.ts'
import { migrate } from '../src/server/kernel/db/migrate.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { GLOBAL_REASONS, type GlobalReason } from './distribution/declared.ts'
import {
  isOfOneLandlord,
  keysWithoutLandlord,
  type Place,
  placesOf,
  referencesIntoWorlds,
  referencesWithoutLandlord,
} from './distribution/places.ts'
import { readStoredTables, type StoredTable } from './distribution/stored.ts'
import { formatted } from './formatted.ts'
import { root } from './processes.ts'

// docs/distribution.md comes from the migrated database and what is declared of tables without landlord_id.
const path = join(root, 'docs/distribution.md')
const tables = await readTables()
const places = placesOf(tables)
const lying = <At extends Place['at']>(at: At) =>
  tables.flatMap((table) => {
    const place = places.get(table.name)
    return place?.at === at ? [{ table, place: place as Extract<Place, { at: At }> }] : []
  })
const withLandlord = lying('landlord')
const keys = withLandlord.flatMap(({ table, place }) =>
  keysWithoutLandlord(table, place).map((key) => ({ table, key })),
)
const ownKeys = keys.filter(({ table, key }) => isOfOneLandlord(table, key, places))
const foreignKeys = keys.filter((one) => !ownKeys.includes(one))
const plainIds = withLandlord.filter(({ table }) =>
  table.keys.some(({ kind, columns }) => kind === 'primary' && columns.join() === 'id'),
).length
const within = tables.flatMap((table) => referencesWithoutLandlord(table, places))
const into = tables.flatMap((table) => referencesIntoWorlds(table, places).map((to) => ({ table, ...to })))

const text = `# How the schema would be distributed by landlord

Made by \`npm run gen\` from the migrated database and [declared.ts](../scripts/distribution/declared.ts). Mezzo runs on one PostgreSQL (with replicas), and [distribution.test.ts](../test/distribution.test.ts) keeps it possible to spread one over several nodes by \`landlord_id\`, as Citus does: a new table has \`landlord_id\` in every row, or it is declared why not ([decision 148](decisions/0148-each-table-has-a-landlord-or-says-why-not.md)). None of this has been tried on several nodes.

${tables.length} tables: ${withLandlord.length} lie with their landlord, ${lying('everywhere').length} would be copied to every node, ${lying('once').length} lie on one node.

## With their landlord

By \`landlord_id\` in every row: ${names(withLandlord.filter(({ place }) => place.by === 'landlord_id' && !place.others))}.

By a key that leads to a row with \`landlord_id\`, or that holds it under another name. To distribute them the column would be added and filled first, and be part of their primary key:

| Table | By |
| --- | --- |
${withLandlord
  .filter(({ place }) => place.by !== 'landlord_id')
  .map(({ table, place }) => `| \`${table.name}\` | \`${place.by}\` |`)
  .join('\n')}

With \`landlord_id\`, but not in every row. Rows without one would need a world of their own (one fixed id that is nobody’s):

| Table | Rows without a landlord |
| --- | --- |
${withLandlord
  .filter(({ place }) => place.others)
  .map(({ table, place }) => `| \`${table.name}\` | ${place.others ?? ''} |`)
  .join('\n')}

## Copied to every node

Rows that lie with a landlord lead to them, so each node needs all of them (reference tables). Writing one is a transaction on all nodes.

${global('everywhere')}

## On one node

${global('once')}

## What would hinder

**Keys without the landlord.** A node can only keep apart what it has. Of ${plainIds} tables the primary key is \`id\` alone; it would become \`(landlord_id, id)\`, and that ids are unique everywhere would rest on their 122 random bits. ${ownKeys.length} other keys name something that one landlord has (an offer, a booking, a request, a home): \`landlord_id\` would be added to them and they would hold as before. They are of ${names(ownKeys)}.

These ${foreignKeys.length} hold across landlords. Each would need a table on one node, or an id that says which node (a landlord’s part in the number of an invoice, a prefix in what providers give back), or be given up where it only guards random values (tokens, places of files, idempotency keys):

| Table | Columns |
| --- | --- |
${foreignKeys.map(({ table, key }) => `| \`${table.name}\` | ${key.columns.map((column) => `\`${column}\``).join(', ')} |`).join('\n')}

**Exclusion constraints** are the promise that nobody books a unit twice. Those of \`occupancies\` go by \`listing_id\` and \`offer_id\`, which belong to one landlord each; they would get \`landlord_id WITH =\` in front and hold as before, on the landlord’s node.

**Foreign keys.** ${within.length} lead from one table of a landlord to another without naming the landlord on both sides; they would be made of \`(landlord_id, …_id)\`, as those of \`groups\` to bank accounts and contact persons are already. These ${into.length} lead from a table that lies elsewhere into a landlord’s world, which no node can check; they would go, and the job that sweeps would look for what they lead to:

${into.map(({ table, columns, to }) => `- \`${table.name}.${columns.join()}\` → \`${to}\``).join('\n')}

**A tenant’s request.** \`booking_requests\` is the tenant’s and leads to several landlords; \`listing_requests\` is each landlord’s part of it. As a table on every node each new request is written on all of them. A tenant’s own pages ask every node, or keep a copy.

**Statements across landlords** would ask every node: public search and the map; a tenant’s requests, stays and messages; the staff’s lists; the operator’s books, reconciliation and tax report; jobs that look for what is due in all worlds (deadlines, feeds, expiring contracts, erasures). Most actions stay in one landlord’s world. Those that don’t: a command on a request locks the tenant (a row of \`users\`, so on the node that leads for copied tables) and the groups of all their active requests, also at other landlords ([decision 4](decisions/0004-lock-order.md)), and a booking declines what it rules out there ([decision 16](decisions/0016-declining-other-requests.md)); a home that changes hands is written in two worlds ([decision 115](decisions/0115-handovers.md)). Over two nodes these are transactions with two-phase commit.

**The queue** (\`pgboss\`) knows no landlord. It would stay on one node; that a job exists only if its action commits would need two-phase commit, too, or a queue for each node.

**Books.** A transfer is between two accounts, often a landlord’s and the operator’s, and \`payout_items\` leads to it: so transfers would be everywhere, or each landlord’s node would have an account of the operator, and the books would sum those.
`

writeGenerated(path, await formatted(path, text))

async function readTables(): Promise<StoredTable[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' })
  try {
    await migrate(database)
    return await database.session(readStoredTables)
  } finally {
    await database.close()
  }
}

function names(found: readonly { table: StoredTable }[]): string {
  return [...new Set(found.map(({ table }) => `\`${table.name}\``))].join(', ')
}

function global(at: 'everywhere' | 'once'): string {
  const found = lying(at)
  return (Object.keys(GLOBAL_REASONS) as GlobalReason[])
    .map((why) => ({ why, of: found.filter(({ place }) => place.why === why) }))
    .filter(({ of }) => of.length > 0)
    .map(({ why, of }) => `- ${GLOBAL_REASONS[why]} ${names(of)}`)
    .join('\n')
}
