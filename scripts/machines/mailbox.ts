import { SMTPServer } from 'smtp-server'
import { freePort } from '../../test/free-port.ts'

/** A mail server that takes everything and sends nothing on. */
export interface Mailbox {
  /** host:port. */
  address: string
  /** The subjects of all that came, the first one first. */
  subjects(): string[]
  close(): Promise<void>
}

/** Opens one at an address of this machine. */
export async function openMailbox(host: string): Promise<Mailbox> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (part: string) => (mail += part))
      stream.once('error', done).once('end', () => {
        mails.push(mail)
        done()
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    address: `${host}:${port}`,
    subjects: () => mails.map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? ''),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
