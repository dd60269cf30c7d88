import { randomUUID } from 'node:crypto'
import { requestInput } from '../../test/builders.ts'
import { DOCUMENTS } from './documents.ts'
import { stay, type Stage, STAYS, type Tenant } from './stage.ts'
import { dataOf, until, type writersOf } from './writers.ts'

interface Seen {
  request: { offer: { _id: string; documentSha256: string | null; generating: boolean } | null } | null
}

/** From a request to a contract that both have signed, one stay in the same home after the other. */
export function signing(stage: Stage, note: ReturnType<typeof writersOf>['note']) {
  let count = 0
  return async ({ person, number }: Tenant): Promise<void> => {
    // From then on days are taken.
    if (count >= STAYS) return
    const { landlord } = stage
    const input = requestInput(stage.signed, ...stay('2032-01-01', count++))
    const sent = dataOf<{ request: { id: string } }>(
      await person.insist(person.operation(DOCUMENTS.send, { input, key: randomUUID() }, true)),
    )
    if (!sent) return
    const { id } = sent.request
    const accept = landlord.operation(DOCUMENTS.accept, { id, seen: [], key: randomUUID() }, true)
    if (!(await landlord.insist(accept))) return
    if (!(await person.insist(person.operation(DOCUMENTS.confirm, { id, key: randomUUID() }, true)))) return
    const written = await until<Seen>(
      person,
      DOCUMENTS.request,
      { id },
      ({ request }) => !!request?.offer?.documentSha256,
    )
    const offer = written?.request?.offer
    if (!offer) return
    const { _id: offerId, documentSha256 } = offer
    for (const [signer, typedName] of [
      [landlord, 'Jana Keller'],
      [person, 'Amélie Fournier'],
    ] as const) {
      const key = randomUUID()
      const consent = { typedName, consent: true, documentSha256 }
      const call = signer.operation(DOCUMENTS.sign, { id: offerId, input: consent, key }, true)
      const signed = dataOf<{ offer: { status: string } }>(await signer.insist(call))
      if (!signed) return
      note('SIGNATURE', key, number, id, signed.offer.status)
    }
  }
}
