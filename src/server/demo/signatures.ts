import type { SignatureProcedureState } from '../../domain/catalogue/signatures.ts'
import { consentTextIn } from '../rentals/offers/consent-texts.ts'
import type { Person } from './people.ts'
import { chanceOf, demoId } from './random.ts'
import type { DemoRows } from './rows.ts'
import { hasReached, idsOf, type Story, timesOf } from './stories.ts'

type SignerRow = DemoRows['signers'][number]

/** Adds the e-signature procedure of a story with what both sides did; the hash of the document comes with it. */
export function addProcedure(rows: DemoRows, story: Story): void {
  const times = timesOf(story)
  if (story.place.facts.onPaper || !times.offeredAt) return
  const isFinished = times.tenantSignedAt !== undefined
  const endedAt = times.stoppedAt ?? times.contractEndedAt ?? times.tenantSignedAt ?? null
  const procedureId = demoId(`procedure/${story.key}`)
  const ids = idsOf(story.key)
  rows.signature_procedures.push({
    id: procedureId,
    offer_id: story.stopped ? ids.stoppedOffer : ids.offer,
    landlord_id: story.place.landlord.id,
    status: statusOf(story, isFinished),
    created_at: times.offeredAt,
    finished_at: endedAt,
  })
  const base = { procedure_id: procedureId, landlord_id: story.place.landlord.id }
  rows.signers.push(
    {
      ...base,
      ...signatureOf(story, story.place.landlord, 'LANDLORD', times.landlordSignedAt),
      status: isFinished ? 'DONE' : times.landlordSignedAt ? 'SIGNED' : 'NOTIFIED',
      notified_at: times.offeredAt,
    },
    {
      ...base,
      ...signatureOf(story, story.tenant, 'TENANT', times.tenantSignedAt),
      status: isFinished ? 'DONE' : times.landlordSignedAt ? 'NOTIFIED' : 'INITIATED',
      notified_at: times.landlordSignedAt ?? null,
    },
  )
}

function statusOf({ stopped, contractEnd }: Story, isFinished: boolean): SignatureProcedureState {
  if (stopped || contractEnd === 'EXPIRED') return 'EXPIRED'
  if (contractEnd) return 'REFUSED'
  return isFinished ? 'FINISHED' : 'ACTIVE'
}

function signatureOf(
  story: Story,
  person: Person,
  role: 'LANDLORD' | 'TENANT',
  signedAt: Temporal.Instant | undefined,
): Pick<SignerRow, 'role' | 'user_id'> & Partial<SignerRow> {
  const chance = chanceOf(`signature/${story.key}/${role}`)
  return {
    id: demoId(`signer/${story.key}/${role}`),
    role,
    user_id: person.id,
    ...(signedAt && {
      typed_name: `${person.firstName} ${person.lastName}`,
      consent_text: consentTextIn(person.language),
      // Addresses and browsers of nobody: 203.0.113.0/24 is set aside for examples.
      ip_address: `203.0.113.${chance.between(2, 250)}`,
      user_agent: chance.pick(browsers),
      opened_at: signedAt.subtract({ minutes: chance.between(2, 40) }),
      signed_at: signedAt,
    }),
  }
}

const browsers = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36',
]

/** Whether a contract was signed online and so can be shown again. */
export function isSignedOnline(story: Story): boolean {
  return hasReached(story, 'BOOKED') && !story.place.facts.onPaper
}
