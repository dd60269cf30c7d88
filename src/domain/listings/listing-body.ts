import { isPayloadField } from './listing-content.ts'
import { sameValue } from '../kernel/same-value.ts'

/** A listing as it was answered, field by field. */
export type AnsweredListing = Readonly<Record<string, unknown>>

/**
 * What somebody asks to change who may send back what they have read: fields that only answers have are passed over,
 * and in a body with an id, which was read before, all that are as they are answered. Amenities and pictures may have
 * the form of answers.
 */
export function bodyToChange(body: unknown, answered: AnsweredListing): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const wasRead = '_id' in body || 'groupId' in body
  const fields = Object.entries(body)
    .filter(([field]) => isPayloadField(field) || !Object.hasOwn(answered, field))
    .filter(([field, value]) => !(wasRead && sameValue(value, answered[field])))
    .map(([field, value]) => [field, toPayloadForm(field, value)])
  return Object.fromEntries(fields)
}

function toPayloadForm(field: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (field === 'amenitiesAvailability') return placesOf(value)
  return field === 'pictures' ? value.map(withoutAnswers) : value
}

function placesOf(list: readonly unknown[]): unknown {
  const pairs = list.filter(isPlace)
  return pairs.length === list.length
    ? Object.fromEntries(pairs.map(({ amenity, availability }) => [amenity, availability]))
    : list
}

function isPlace(entry: unknown): entry is { amenity: string; availability: unknown } {
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== 2) return false
  return 'amenity' in entry && typeof entry.amenity === 'string' && 'availability' in entry
}

// What a picture is answered with and nobody tells.
const pictureAnswers = ['name', 'contentHash', 'urls', 'width', 'height', 'placeholder', 'isUploaded']

function withoutAnswers(picture: unknown): unknown {
  if (typeof picture !== 'object' || picture === null) return picture
  return Object.fromEntries(Object.entries(picture).filter(([field]) => !pictureAnswers.includes(field)))
}
