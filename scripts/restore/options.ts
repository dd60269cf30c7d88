import { parseArgs } from 'node:util'

/** What is asked of the command. */
export type Wish =
  | { kind: 'HELP' }
  | { kind: 'WRONG'; reason: string }
  | { kind: 'CHECK'; json: boolean }
  | { kind: 'RELEASE'; json: boolean; money: boolean; despiteDifferences: boolean; dropMails: boolean }
  | RestoreWish

/** A restore as it is ordered. */
export interface RestoreWish {
  kind: 'RESTORE'
  json: boolean
  /** Null: to the end of what is archived. */
  to: Temporal.Instant | null
  data: string
  over: boolean
  trial: boolean
  /** Of which life of the database; null: of the last one. */
  timeline: string | null
  stanza: string
  pgbackrestConfig: string | null
  configFile: string | null
  bin: string | null
}

export const USAGE = `Brings the database back to a moment, its files in step, and checks both (docs/restore.md).

  npm run restore -- --to MOMENT --data FOLDER   into a folder that is new or empty
      --to latest              as far as the archive goes; else as in '2026-11-28 12:00:00+00'
      --over                   FOLDER holds the stopped former state: what is the same stays
      --timeline 1             the moment is one of that life, from which a restore has led away since
      --trial                  a rehearsal: nothing outside of FOLDER is changed
      --stanza mezzo           the name that pgBackRest knows the database by
      --pgbackrest-config FILE its settings, where they don't lie in /etc
      --config-file FILE       postgresql.conf, where neither FOLDER nor /etc/postgresql has it
      --bin FOLDER             the programs of PostgreSQL; else those of Debian
  npm run restore -- --check                     only the checks, on the database of DATABASE_URL
  npm run restore -- --release                   lets the jobs go that wait since the restore
      --drop-mails             but not the mails that waited at the moment
      --money                  also those that send money, once the provider was compared
      --despite-differences    even where it has moved money that the books don't know
  --json                       says everything at the end as JSON
`

/** Reads the words of the command. */
export function readWish(args: string[]): Wish {
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        data: { type: 'string' },
        over: { type: 'boolean', default: false },
        trial: { type: 'boolean', default: false },
        timeline: { type: 'string' },
        stanza: { type: 'string', default: 'mezzo' },
        'pgbackrest-config': { type: 'string' },
        'config-file': { type: 'string' },
        bin: { type: 'string' },
        check: { type: 'boolean', default: false },
        release: { type: 'boolean', default: false },
        money: { type: 'boolean', default: false },
        'despite-differences': { type: 'boolean', default: false },
        'drop-mails': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const { json } = values
    if (values.help) return { kind: 'HELP' }
    if (values.check) return { kind: 'CHECK', json }
    if (values.release)
      return {
        kind: 'RELEASE',
        json,
        money: values.money,
        despiteDifferences: values['despite-differences'],
        dropMails: values['drop-mails'],
      }
    if (!values.to || !values.data) return { kind: 'WRONG', reason: '--to and --data say what goes where.' }
    const to = values.to === 'latest' ? null : readMoment(values.to)
    if (to && Temporal.Instant.compare(to, Temporal.Now.instant()) > 0)
      return { kind: 'WRONG', reason: `${to.toString()} has not come yet.` }
    return {
      kind: 'RESTORE',
      json,
      to,
      data: values.data,
      over: values.over,
      trial: values.trial,
      timeline: values.timeline ?? null,
      stanza: values.stanza,
      pgbackrestConfig: values['pgbackrest-config'] ?? null,
      configFile: values['config-file'] ?? null,
      bin: values.bin ?? null,
    }
  } catch (error) {
    return { kind: 'WRONG', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** A moment with its distance from UTC, which has to be said: a guess would be hours off. */
function readMoment(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new Error(
      `--to is a moment with its time zone, as in '2026-11-28 12:00:00+00', or latest; not ${text}.`,
    )
  }
}
