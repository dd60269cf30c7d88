import { pushSubjectProblem } from '../../../domain/notifications/push-subject.ts'
import { pushKeysOf } from '../../kernel/adapters/push/push-keys.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/config/log.ts'

/** Makes the keys at the first start, and says where Apple will not take messages, and what to do about it. */
export async function checkPush(config: Config, log: Log): Promise<void> {
  await pushKeysOf(config)
  if (pushSubjectProblem(config.push.subject) === null) return
  log.warn(
    { subject: config.push.subject },
    'push messages do not reach Apple devices: set MEZZO_PUSH_SUBJECT to an address that others can reach, for example mailto:push@your-domain.com',
  )
}
