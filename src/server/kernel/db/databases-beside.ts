import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Databases of demos on this server belong to the database whose name they carry a digest of. */
const PREFIX = sql`'mezzo_demo_' || left(md5(current_database()), 12) || '_'`

/** Makes an empty database beside this one on its server. */
export async function makeDatabaseBeside(db: Db, id: string): Promise<void> {
  await sql`create database ${sql.id(await nameBeside(db, id))}`.execute(db)
}

/** Deletes a database beside this one, whoever is connected to it; one that is not there changes nothing. */
export async function dropDatabaseBeside(db: Db, id: string): Promise<void> {
  await sql`drop database if exists ${sql.id(await nameBeside(db, id))} with (force)`.execute(db)
}

/** The ids of all databases that were made beside this one. */
export async function listDatabasesBeside(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select right(datname, 32)::uuid::text as id from pg_database
    where starts_with(datname, ${PREFIX}) and datname ~ '_[0-9a-f]{32}$'`.execute(db)
  return rows.map(({ id }) => id)
}

/** The connection string of a database beside the one that a string names. */
export async function urlBeside(db: Db, url: string, id: string): Promise<string> {
  const beside = new URL(url)
  beside.pathname = `/${await nameBeside(db, id)}`
  return beside.href
}

async function nameBeside(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${PREFIX} || replace(${id}::uuid::text, '-', '') as name`.execute(db)
  return rows[0]?.name ?? ''
}
