import { hostnameOf, portOf } from '../../config/allowed-hosts.ts'
import type { Config } from '../../config/config.ts'
import type { DropboxAccess } from '../../config/dropbox-access.ts'
import { openOutbound } from '../../outbound/fetch-outbound.ts'
import { outboundPolicy } from '../../outbound/outbound-policy.ts'
import type { PhotoFolders } from './photo-folder.ts'

const known = new WeakMap<DropboxAccess, Promise<PhotoFolders>>()

/** The provider of shared folders; null where the operator has none. Without keys a demo has one of its own. */
export async function photoFoldersOf(config: Config): Promise<PhotoFolders | null> {
  const { dropbox } = config
  if (!dropbox) return null
  const found = known.get(dropbox)
  if (found) return await found
  const opening = open(config, dropbox)
  known.set(dropbox, opening)
  return await opening
}

/** Its library is large and needed for few calls: it is read with the first of them. */
async function open(config: Config, access: DropboxAccess): Promise<PhotoFolders> {
  const { dropboxFolders } = await import('./dropbox.ts')
  const url = access.url ?? (await startOwn(access))
  const policy = outboundPolicy(config)
  const named = { hostname: hostnameOf(new URL(url)), port: portOf(new URL(url)) }
  // Whoever names a server in their own network means it; the provider's own hosts are public.
  const allowedHosts = access.isTest ? [...policy.allowedHosts, named] : policy.allowedHosts
  return dropboxFolders(openOutbound({ ...policy, allowedHosts }), { ...access, url })
}

/** Each process has its own: what it tells depends on the link and the cursor alone. */
async function startOwn({ key, secret }: DropboxAccess): Promise<string> {
  const { startLocalDropbox } = await import('./local-dropbox.ts')
  return (await startLocalDropbox({ key, secret, isKeptAlive: false })).url
}
