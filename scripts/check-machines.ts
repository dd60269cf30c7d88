import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasNamespaces, namespaces } from './cluster/network.ts'
import { throwAway } from './cluster/throw-away.ts'
import { currentCommit, isChanged } from './image/build-image.ts'
import { Debian } from './machines/debian.ts'
import { install, installBackups, PAGES, untilWhole } from './machines/install.ts'
import { openMailbox } from './machines/mailbox.ts'
import { findCgroups, layRelease, makeSystem } from './machines/parts.ts'
import { TRIALS } from './machines/trials.ts'
import { endOnSignals, root } from './processes.ts'

// Whether docs/operations.md and docs/restore.md lead to an installation that works: types their commands into four machines
// of Debian 12 with systemd (namespaces of this one), and then takes from them what can be taken. Wants root and mmdebstrap;
// `--sources FILE` is a file of apt's that names where packages come from.
endOnSignals()
const { values } = parseArgs({ options: { sources: { type: 'string' } } })
const say = (line: string) => void process.stdout.write(`${line}\n`)
if (!hasNamespaces())
  throw new Error('Only root can make machines: they take networks, mounts and processes of their own.')
if (isChanged())
  throw new Error('Commit first: the release is laid out of the commit, the pages are those of this folder.')

const since = performance.now()
const network = namespaces(4)
const group = join(findCgroups(), network.name)
const { folder, remove } = throwAway(network.name, group)
let machines: Debian[] = []
try {
  await tryPages()
  say(
    `✓ The pages lead to an installation that works (${Math.round((performance.now() - since) / 60_000)} minutes).`,
  )
} catch (error) {
  say(`✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await Promise.allSettled(machines.map((machine) => machine.cut()))
  await remove()
}

async function tryPages(): Promise<void> {
  network.prepare()
  const gateway = network.addressOf(0).replace(/\d+$/, '1')
  const mailbox = await openMailbox(gateway)
  try {
    say('A system of Debian, with the packages that the pages name')
    const packages = Object.values(PAGES).flatMap((page) => page.packages())
    const parts = {
      system: join(folder, 'system'),
      release: join(folder, 'release'),
      releaseAt: PAGES.operations.folderOfRelease(),
      modules: join(root, 'node_modules'),
      shared: join(folder, 'shared'),
    }
    makeSystem(parts.system, packages, values.sources)
    layRelease(parts.release, currentCommit())
    machines = ['db1', 'db2', 'db3', 'app1'].map((name, at) => {
      const place = join(folder, name)
      mkdirSync(place)
      return new Debian({
        name,
        address: network.addressOf(at + 1),
        place,
        parts,
        cgroup: join(group, name),
        connect: (isConnected) => network.connect(at + 1, isConnected),
        inside: network.inside(at + 1),
      })
    })
    await Promise.all(machines.map((machine) => machine.start()))
    const [app, databases] = [machines[3], machines.slice(0, 3)]
    if (!app) throw new Error('There are four machines.')
    const wanted = { databases, app, range: network.range, mailServer: mailbox.address }
    await install(wanted, say)
    say('Backups')
    await installBackups(wanted)
    for (const { what, run } of TRIALS) {
      await untilWhole(databases)
      say(`${what}: ${await run({ ...wanted, mailbox })}`)
    }
  } finally {
    await mailbox.close()
  }
}
