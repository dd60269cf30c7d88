import { leaderOf, untilReady, untilWhole } from './install.ts'
import type { Wanted } from './filled-in.ts'
import { replaceMachine, restoreCluster } from './lost.ts'
import { type Debian, waitFor } from './debian.ts'
import type { Mailbox } from './mailbox.ts'

interface Installation extends Wanted {
  mailbox: Mailbox
}

/** What is taken from an installation that is whole; each answers with its figures, and throws where it fails. */
export const TRIALS: { what: string; run: (at: Installation) => Promise<string> }[] = [
  { what: 'whoever has to know of failed units got a mail from each machine', run: tryAlarms },
  { what: 'a server that is killed as soon as it runs, eight times', run: killAgainAndAgain },
  { what: 'a server and a worker that are stopped', run: stop },
  { what: 'backups by their units, and a repository that is gone', run: backUp },
  { what: 'the machine that leads is cut off and killed', run: cutLeader },
  { what: 'the machine of Mezzo is cut off and killed', run: cutApp },
  { what: 'a database machine is lost', run: replaceMachine },
  { what: 'the cluster is restored to a moment', run: restoreCluster },
]

async function tryAlarms({ databases, app, mailbox }: Installation): Promise<string> {
  for (const { name } of [...databases, app]) await mailed(mailbox, `trial failed on ${name}`)
  return `${databases.length + 1} mails`
}

/** As a process that can't start: systemd must not lose its patience. */
async function killAgainAndAgain({ app }: Installation): Promise<string> {
  for (let time = 0; time < 8; time++) {
    await waitFor(
      10,
      'the server runs again',
      async () => (await app.try('systemctl is-active mezzo-server@3001')).ok,
    )
    await app.run('systemctl kill --signal=KILL mezzo-server@3001')
  }
  return `ready ${(await untilReady(app, 60)).toFixed(1)} s after the last`
}

async function stop({ app }: Installation): Promise<string> {
  const figures: string[] = []
  for (const unit of ['mezzo-server@3001', 'mezzo-worker']) {
    const since = performance.now()
    await app.run(`systemctl stop ${unit}`)
    const seconds = (performance.now() - since) / 1_000
    const result = await app.run(`systemctl show --property=Result --value ${unit}`)
    if (result !== 'success') throw new Error(`${unit} ended after ${seconds} s with: ${result}`)
    figures.push(`${unit} after ${seconds.toFixed(1)} s`)
    await app.run(`systemctl start ${unit}`)
  }
  await untilReady(app, 60)
  return figures.join(', ')
}

async function backUp({ databases, mailbox }: Installation): Promise<string> {
  const leader = await leaderOf(databases)
  const kept = async () =>
    (await leader.run('sudo -u postgres pgbackrest --stanza=mezzo info')).match(/backup: /g)?.length ?? 0
  const before = await kept()
  // Where another machine leads, the unit leaves it.
  for (const machine of databases) await machine.run('systemctl start mezzo-backup@incr mezzo-backup-check')
  const made = (await kept()) - before
  if (made !== 1) throw new Error(`Three machines that were told to made ${made} backups.`)
  const timers = await leader.run('systemctl list-timers --no-legend')
  for (const name of ['full', 'incr', 'check'])
    if (!timers.includes(`mezzo-backup-${name}.timer`)) throw new Error(`No timer for ${name}: ${timers}`)
  await leader.run('mv /mnt/backups/mezzo /mnt/backups/away')
  const { ok } = await leader.try('systemctl start mezzo-backup-check')
  await leader.run('mv /mnt/backups/away /mnt/backups/mezzo')
  if (ok) throw new Error('mezzo-backup-check finds nothing wrong where there is no repository.')
  await mailed(mailbox, `mezzo-backup-check.service failed on ${leader.name}`)
  return 'one machine of three made one, and a mail said that its repository was gone'
}

async function cutLeader({ databases, app }: Installation): Promise<string> {
  const leader = await leaderOf(databases)
  const others = databases.filter((machine) => machine !== leader)
  await leader.cut()
  const led = await waitFor(60, 'another machine leads', async () => await leads(others))
  const ready = await untilReady(app, 60)
  const since = performance.now()
  await leader.start()
  await untilWhole(databases)
  const whole = (performance.now() - since) / 1_000
  return `another one led after ${led.toFixed(1)} s, Mezzo was ready ${ready.toFixed(1)} s later; all three ${whole.toFixed(1)} s after its start`
}

async function cutApp({ app }: Installation): Promise<string> {
  await app.cut()
  const since = performance.now()
  await app.start()
  await untilReady(app, 60)
  return `ready ${((performance.now() - since) / 1_000).toFixed(1)} s after its start`
}

async function leads(databases: readonly Debian[]): Promise<boolean> {
  for (const machine of databases)
    if (
      (await machine.try('. /root/machine.env; curl -fs -o /dev/null "http://$ADDRESS:$REST_PORT/primary"'))
        .ok
    )
      return true
  return false
}

async function mailed(mailbox: Mailbox, subject: string): Promise<void> {
  await waitFor(60, `a mail "${subject}" comes`, () => mailbox.subjects().includes(subject))
}
