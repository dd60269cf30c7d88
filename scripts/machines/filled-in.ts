import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { root } from '../processes.ts'
import type { Debian } from './debian.ts'

/** A file of deploy/ with these values in place of its own, and without the lines that match. */
function filledIn(file: string, values: Record<string, string>, without?: RegExp): string {
  let text = readFileSync(join(root, 'deploy', file), 'utf8')
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}( ?= ?).*$`, 'm')
    if (!line.test(text)) throw new Error(`deploy/${file} has no line for ${name}.`)
    text = text.replace(line, (_, is: string) => `${name}${is}${value}`)
  }
  return text
    .split('\n')
    .filter((line) => !without?.test(line))
    .join('\n')
}

/** What an operator writes into the files of all machines. */
export interface Wanted {
  databases: readonly Debian[]
  app: Debian
  /** Of the network that the machines are in, such as 10.0.0.0/24. */
  range: string
  /** Takes mails, as host:port. */
  mailServer: string
}

const secret = (bytes = 24) => randomBytes(bytes).toString('hex')

const SECRETS = {
  SUPERUSER_PASSWORD: secret(),
  REPLICATION_PASSWORD: secret(),
  REST_PASSWORD: secret(),
  REPO_CIPHER: secret(32),
}

/** /root/machine.env of one machine. */
export function machineEnv({ databases, app, range }: Wanted, of: Debian): string {
  const each = (what: (one: Debian) => string) => databases.map(what).join(',')
  return filledIn('machine.env', {
    NODE: of.name,
    ADDRESS: of.address,
    ...Object.fromEntries(databases.map(({ name, address }) => [`${name.toUpperCase()}_ADDRESS`, address])),
    NETWORK: range,
    ETCD_HOSTS: each(({ address }) => `${address}:2379`),
    ETCD_CLUSTER: each(({ name, address }) => `${name}=http://${address}:2380`),
    SHARED_BUFFERS: '128MB',
    MAX_WAL_SIZE: '512MB',
    MAX_WAL_HELD: '512MB',
    REPO_TYPE: 'posix',
    REPO_PATH: '/mnt/backups/mezzo',
    WEB_BIND: `${app.address}:8080`,
    SERVER1: `${app.address}:3001`,
    // There is but one machine of Mezzo here.
    SERVER2: `${app.address}:3002`,
    ...SECRETS,
  })
}

/** /etc/mezzo/alarm.conf of one machine. */
export function alarmConf({ mailServer }: Wanted): string {
  return filledIn('alarm.conf', { url: `"smtp://${mailServer}"` }, /^user/)
}

/** /etc/mezzo/mezzo.env; `seal` are its two lines, of the key and of the certificate. */
export function mezzoEnv({ app, mailServer }: Wanted, password: string, seal: readonly string[]): string {
  const url = (port: number) => `postgresql://mezzo:${password}@127.0.0.1:${port}/mezzo`
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const [key = '', certificate = ''] = seal
  const values = {
    MEZZO_SECRET: secret(32),
    DATABASE_URL: url(5000),
    MEZZO_DATABASE_REPLICA_URL: url(5001),
    HOST: app.address,
    SMTP_URL: `smtp://${mailServer}`,
    MEZZO_FILES_COPY: '/mnt/copy/mezzo',
    MEZZO_SEAL_KEY: `'${key}'`,
    MEZZO_SEAL_CERTIFICATE: `'${certificate}'`,
    MEZZO_PUSH_PUBLIC_KEY: publicKey,
    MEZZO_PUSH_PRIVATE_KEY: privateKey,
  }
  // Files lie in a folder here: there is no bucket.
  return filledIn('mezzo.env', values, /^MEZZO_(?:FILES|S3_BUCKET)=/)
}
