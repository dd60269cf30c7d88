import { hostnameOf, portOf } from '../../config/allowed-hosts.ts'
import type { Config } from '../../config/config.ts'
import type { DeepLAccess } from '../../config/deepl-access.ts'
import { openOutbound } from '../../outbound/fetch-outbound.ts'
import { outboundPolicy } from '../../outbound/outbound-policy.ts'
import type { TextTranslator } from './translation.ts'

const known = new WeakMap<DeepLAccess, Promise<TextTranslator>>()

/** Who translates texts; null where the operator has nobody. Without a key a demo has a translator of its own. */
export async function translatorOf(config: Config): Promise<TextTranslator | null> {
  const { deepl } = config
  if (!deepl) return null
  const found = known.get(deepl)
  if (found) return await found
  const opening = open(config, deepl)
  known.set(deepl, opening)
  return await opening
}

/** Its library is needed for few calls: it is read with the first of them. */
async function open(config: Config, access: DeepLAccess): Promise<TextTranslator> {
  const { deeplTranslator } = await import('./deepl.ts')
  const url = access.url ?? (await startOwn(access))
  const policy = outboundPolicy(config)
  const named = { hostname: hostnameOf(new URL(url)), port: portOf(new URL(url)) }
  // Whoever names a server in their own network means it; the provider's own host is public.
  const allowedHosts = access.isTest ? [...policy.allowedHosts, named] : policy.allowedHosts
  return deeplTranslator(openOutbound({ ...policy, allowedHosts }), { ...access, url })
}

/** Each process has its own: what it tells depends on the text alone. */
async function startOwn({ key }: DeepLAccess): Promise<string> {
  const { startLocalDeepL } = await import('./local-deepl.ts')
  return (await startLocalDeepL({ key, isKeptAlive: false })).url
}
