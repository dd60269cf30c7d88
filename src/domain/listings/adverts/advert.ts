import type { Day } from '../../kernel/day.ts'
import { LISTING_TEXT_MAX_LENGTH } from '../../kernel/text-limits.ts'
import { readAdvertAddress } from './advert-address.ts'
import { readAdvertAmenities } from './advert-amenities.ts'
import type { Advert } from './found-advert.ts'
import { readAdvertMoney } from './advert-money.ts'
import {
  isFurnished,
  languageOfAdvert,
  readAvailableFrom,
  readMinimumStay,
  readAdvertTitle,
} from './advert-words.ts'
import { readHomeKind, readAdvertFloor, readLivingArea, readRooms } from './advert-home.ts'

/** Longest advert that is read, in characters: what a description takes. */
export const LONGEST_ADVERT = LISTING_TEXT_MAX_LENGTH

/** Longer ones are read in sentences, and no further than this in any. */
const LONGEST_LINE = 300

/**
 * Reads the text of an advert from any portal in English, German or French. Takes what stands there in so many words and
 * nothing else: what could be meant in two ways is left out. Null for a text without any word.
 */
export function readAdvert(text: string, today: Day): Advert | null {
  const written = linesOf(text)
  if (written.length === 0) return null
  const lines = written.flatMap((line) =>
    line.length <= LONGEST_LINE
      ? [line]
      : line.split(/(?<=[.!?;]) /).map((sentence) => sentence.slice(0, LONGEST_LINE)),
  )
  const language = languageOfAdvert(lines)
  const address = readAdvertAddress(lines, language)
  return {
    language,
    title: readAdvertTitle(lines),
    ...address,
    homeType: readHomeKind(lines),
    area: readLivingArea(lines),
    rooms: readRooms(lines),
    floor: readAdvertFloor(lines),
    ...readAdvertMoney(lines),
    availableFrom: readAvailableFrom(lines, today),
    minBookingDuration: readMinimumStay(lines),
    amenities: readAdvertAmenities(lines),
    furnished: isFurnished(lines),
    description: written.join('\n'),
  }
}

function linesOf(text: string): string[] {
  return text
    .slice(0, LONGEST_ADVERT)
    .normalize('NFC')
    .replaceAll(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll(/[\u200B-\u200F\u00AD]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}
