import { describe, expect, it } from 'vitest'
import { bodyToChange } from './listing-body.ts'

const answered = {
  _id: 'unit',
  groupId: 'group',
  name: 'Torstraße 14',
  area: 48,
  createdAt: '2026-01-01T00:00:00Z',
  title: { en: 'A quiet flat' },
}

describe('what somebody asks to change', () => {
  it('is the body itself where it is no object, so that its parser refuses it', () => {
    for (const body of [null, undefined, 'text', 7]) expect(bodyToChange(body, answered)).toBe(body)
    const list = [{ name: 'x' }]
    expect(bodyToChange(list, answered)).toBe(list)
  })

  it('leaves out what only answers have, and keeps what nobody knows', () => {
    const body = { name: 'Other', createdAt: '2027-01-01T00:00:00Z', nonsense: 1, wifi: true }
    expect(bodyToChange(body, answered)).toEqual({ name: 'Other', nonsense: 1, wifi: true })
  })

  it.each([{ _id: 'unit' }, { groupId: 'group' }])(
    'of something that was read (%o) is what differs',
    (id) => {
      const body = { ...id, name: 'Torstraße 14', area: 50, title: { en: 'A quiet flat' } }
      expect(bodyToChange(body, answered)).toEqual({ area: 50 })
    },
  )

  it('of something written anew is all of it, the same or not', () => {
    expect(bodyToChange({ name: 'Torstraße 14', area: 50 }, answered)).toEqual({
      name: 'Torstraße 14',
      area: 50,
    })
  })

  it('takes places of amenities as a list of answers', () => {
    const list = [
      { amenity: 'wifi', availability: 'AVAILABLE' },
      { amenity: 'dryer', availability: 'AVAILABLE_IN_BUILDING' },
    ]
    const places = { wifi: 'AVAILABLE', dryer: 'AVAILABLE_IN_BUILDING' }
    const of = (amenitiesAvailability: unknown) => bodyToChange({ amenitiesAvailability }, answered)
    expect(of(list)).toEqual({ amenitiesAvailability: places })
    expect(of(places)).toEqual({ amenitiesAvailability: places })
    expect(of([])).toEqual({ amenitiesAvailability: {} })
    for (const odd of [
      null,
      'wifi',
      { amenity: 'wifi' },
      { amenity: 7, availability: 'AVAILABLE' },
      { amenity: 'wifi', place: 'AVAILABLE' },
      { availability: 'AVAILABLE', place: 'wifi' },
      { amenity: 'wifi', availability: 'AVAILABLE', more: 1 },
    ]) {
      expect(of([...list, odd])).toEqual({ amenitiesAvailability: [...list, odd] })
    }
  })

  it('takes pictures as they are answered, and no other list for one', () => {
    const picture = { imageId: 'a', category: 'BEDROOM' }
    const more = {
      name: 'a.jpg',
      contentHash: 'f',
      urls: {},
      width: 1,
      height: 1,
      placeholder: '',
      isUploaded: true,
    }
    const of = (pictures: unknown) => bodyToChange({ pictures }, answered)
    expect(of([{ ...picture, ...more }, 'odd', null])).toEqual({ pictures: [picture, 'odd', null] })
    expect(of('none')).toEqual({ pictures: 'none' })
    const rooms = [{ name: 'kept' }]
    expect(bodyToChange({ roomsInformation: rooms }, answered)).toEqual({ roomsInformation: rooms })
  })
})
