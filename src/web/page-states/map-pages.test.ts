import { afterEach, expect, test } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

// These pages have no WebGL: what they say then, and all that works beside a map.

afterEach(closePage)

const listing = { groupId: 'g1', name: 'Lime Court 4', city: 'Berlin', homeType: 'ENTIRE_APARTMENT' } as const
const box = { west: 13.3, south: 52.4, east: 13.5, north: 52.6 }
const found = { PublicSearch: { publicSearch: { totalCount: 1, nodes: [listing] } } }
const map = {
  PublicMap: {
    publicMap: {
      totalCount: 1,
      bounds: box,
      markers: [
        { lon: 13.4, lat: 52.5, count: 1, priceFrom: 90000, currency: 'EUR', groupId: 'g1', bounds: box },
      ],
    },
  },
}

test('a search with a map that can’t be drawn says so, and the list is there', async () => {
  const page = openPage('/en/search?view=map', null, new Network({ ...found, ...map }))
  await page.sees('Lime Court 4')
  await page.sees('This browser can’t draw the map.')
  await page.sees('The list shows the same homes.')
  expect(page.text()).not.toContain('Only homes on the map.')
})

test('a map that fails takes the list with it neither at first nor later, and is tried again', async () => {
  const network = new Network({ ...found, ...map })
  network.turn('NotAllowedError', ['PublicMap'])
  const page = openPage('/en/search?view=map', null, network)
  await page.sees('Lime Court 4')
  const retry = await page.find('button', 'Try again')
  network.turn('fair')
  retry.click()
  await page.sees('The list shows the same homes.')
})

test('a window without a home says how to go on', async () => {
  const page = openPage('/en/search?view=map&bounds=1,2,3,4', null, new Network(map))
  await page.sees('Only homes on the map.')
  await page.sees('There are no homes in this area. Move the map, or show all matches.')
})

test('the page of a home says what the circle is, and nothing where its place is unknown', async () => {
  const of = (placeArea: { lon: number; lat: number; radius: number } | null) =>
    new Network({
      PublicListing: {
        publicListing: {
          ...listing,
          furnitureStandard: 'STANDARD',
          petRule: 'ALLOWED',
          smokingRule: 'ALLOWED',
          placeArea,
        },
      },
    })
  const known = openPage('/en/l/l1', null, of({ lon: 13.4, lat: 52.5, radius: 650 }))
  await known.sees('somewhere in this circle in Berlin, about 1.3 km across')
  closePage()
  const unknown = openPage('/en/l/l1', null, of(null))
  await unknown.sees('Lime Court 4')
  expect(unknown.text()).not.toContain('somewhere in this circle')
})

const address = { street: 'Lime Street', streetNumber: '4', zipCode: '10115', city: 'Berlin', country: 'DE' }
const edited = (point: { lon: number; lat: number; source: 'SET' | 'CITY' } | null) =>
  new Network({
    ListingForEdit: {
      listingForEdit: {
        listingId: 'l1',
        groupId: 'g1',
        point,
        values: { location: { address }, apartment: {} },
      },
    },
  })

test('a landlord sees by what the point of a home is known, types another, and is told what is no number', async () => {
  const page = openPage(
    '/en/dashboard/l/l1/edit/location',
    jana,
    edited({ lon: 13.4, lat: 52.5, source: 'CITY' }),
  )
  await page.sees('The centre of the city.')
  expect(page.field('Latitude').value).toBe('52.50000')
  expect(page.has('button', 'Save point')).toBe(false)
  page.fill('Latitude', 'north')
  await page.sees('Please enter degrees, such as 52.52000.')
  page.fill('Latitude', '52,51')
  await page.find('button', 'Save point')
  ;(await page.find('button', 'Discard')).click()
  await page.gone('Save point')
  expect(page.field('Latitude').value).toBe('52.50000')
})

test('only a point that was set can be taken back, and an unknown one is asked for', async () => {
  const set = openPage(
    '/en/dashboard/l/l1/edit/location',
    jana,
    edited({ lon: 13.4, lat: 52.5, source: 'SET' }),
  )
  await set.find('button', 'Use the address again')
  closePage()
  const unknown = openPage('/en/dashboard/l/l1/edit/location', jana, edited(null))
  await unknown.sees('We don’t know yet where this apartment is.')
  expect(unknown.has('button', 'Use the address again')).toBe(false)
  expect(unknown.field('Latitude').value).toBe('')
})
