import { createTransport } from 'nodemailer'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { countWaitingMails } from '../../src/server/kernel/mail/sql.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, lengthOf, ok, sentenceOf, warn } from './finding.ts'

const check = 'mail'
const timeLimit = 8_000
const patience = 15 * 60

/** Whether the mail server lets us in; nothing is sent. */
export async function examineMailServer({ smtpUrl }: Config): Promise<Finding> {
  if (!smtpUrl)
    return warn(check, 'Mails are written and sent to nobody.', 'Set SMTP_URL to your mail server.')
  const { hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
  })
  try {
    await transport.verify()
    return ok(check, `The mail server ${hostname} lets us in.`)
  } catch (error) {
    return fail(
      check,
      `The mail server ${hostname} does not take mails: ${sentenceOf(error)}.`,
      'Look at host, port, user and password in SMTP_URL, and whether this machine may reach it.',
    )
  } finally {
    transport.close()
  }
}

/** Whether mails leave. */
export async function examineWaitingMails(database: AskedDatabase): Promise<Finding> {
  const { waiting, oldest, failed } = await database.ask((trx) =>
    countWaitingMails(trx, Temporal.Now.instant()),
  )
  if (waiting === 0 || oldest < patience)
    return ok(check, `No mail waits longer than usual (${waiting} wait, ${failed} could not be sent).`)
  return fail(
    check,
    `${waiting} mails have not left, the oldest for ${lengthOf(oldest)}, and ${failed} could not be sent.`,
    'Look whether jobs are worked on, and at the column last_error of the table mails.',
  )
}
