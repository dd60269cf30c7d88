import { PERMISSIONS } from '../src/domain/catalogue/people.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import { grantByOperator } from '../src/server/people/permissions/operator-actions.ts'
import { startServices } from '../src/server/services.ts'

// Gives somebody who has signed up a permission, without a second person: whoever runs this has the database anyway.
const [email = '', name = ''] = process.argv.slice(2)
const permission = PERMISSIONS.find((one) => one === name)

if (email === '' || !permission) {
  process.stderr.write(
    `Say whom and what: npm run staff:grant -- somebody@example.com DEVELOPER\nPermissions: ${PERMISSIONS.join(', ')}\n`,
  )
  process.exitCode = 1
} else {
  const config = readConfig(process.env)
  const services = await startServices(config, createLog({ ...config, logLevel: 'error' }), false)
  try {
    const outcome = await grantByOperator(systemContext(services), email, permission)
    const said = {
      GIVEN: `${email} now has ${permission}.`,
      HELD: `${email} has ${permission} already.`,
      UNKNOWN: `Nobody has signed up as ${email}.`,
    }
    process.stdout.write(`${said[outcome]}\n`)
    process.exitCode = outcome === 'UNKNOWN' ? 1 : 0
  } finally {
    await services.stop()
  }
}
