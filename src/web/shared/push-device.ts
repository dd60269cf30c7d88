import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { localStore } from './browser-store.ts'

const key = 'mezzo-push-device'

const removeMutation = graphql(`
  mutation RemovePushDevice($id: ID!) {
    removePushDevice(id: $id) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Remembers which of the person's devices this browser is; the server tells nobody the addresses of devices. */
export function rememberDevice(id: string | null): void {
  if (id) localStore.write(key, id)
  else localStore.remove(key)
}

/** Which of the person's devices this browser is; null where it isn't known. */
export function rememberedDevice(): string | null {
  return localStore.read(key)
}

/** Sends nothing more to a device. */
export async function removeDevice(id: string): Promise<void> {
  await request(removeMutation, { id })
}
