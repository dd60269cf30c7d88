import type { APIRequestContext, Page } from '@playwright/test'
import { graphql, mailedLink } from './api.ts'
import { expect, test } from './fixtures.ts'

interface Unit {
  _id: string
  apartmentName: string
}

interface House {
  groupId: string
  /** Two units, the first with a stay in it. */
  own: [Unit, Unit]
  others: Unit[]
}

test('somebody is limited to two units of a house, and sees exactly these in calendar, units and bookings', async ({
  landlord,
  tenant,
  t,
  to,
}) => {
  const { groupId, own, others } = await findHouse(landlord.request)
  const { page } = landlord
  const { person, page: theirs } = tenant
  await page.goto(to('team'))
  await page.getByRole('button', { name: t('team.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('team.email')).fill(person.email)
  await dialog.getByRole('radio', { name: t('team.namedListings') }).check()
  await dialog.getByLabel(t('team.searchListings')).fill('Lindenhof')
  await dialog.getByRole('button', { name: t('team.singleUnits', { count: 0, name: 'Lindenhof' }) }).click()
  const units = dialog.getByRole('group', { name: t('team.unitsOf', { name: 'Lindenhof' }) })
  for (const { apartmentName } of own) {
    await units.getByRole('searchbox').fill(apartmentName)
    await units.getByRole('checkbox', { name: apartmentName, exact: true }).check()
  }
  await expect(dialog.getByText(t('team.singleUnitsWhat'))).toBeVisible()
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: t('teamRoles.abilities.CHANGE_LISTINGS') })
      .locator('[class*="no"]'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: t('team.sendInvitation') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('team.unitsIn', { count: 2, name: 'Lindenhof' })).first()).toBeVisible()

  await theirs.goto(await mailedLink(landlord.request, person, 'teamInvitation'))
  await expect(theirs.getByText(t('team.invitation.namedUnits'))).toBeVisible()
  await theirs.getByRole('button', { name: t('team.invitation.accept') }).click()
  await expect(theirs).toHaveURL(to('homepage'))
  await expect(theirs.getByText('Lindenhof').first()).toBeVisible()

  await theirs.goto(to('units', { groupId }))
  await expect(theirs.getByText(t('units.onlySome')).first()).toBeVisible()
  await expect(theirs.getByRole('table', { name: t('units.table') })).toHaveAttribute('aria-rowcount', '3')
  await expectOnly(theirs, own, others)
  await expect(theirs.getByRole('button', { name: t('units.addUnits') })).toBeDisabled()

  await theirs.goto(to('groupAvailability', { groupId }))
  await expectOnly(theirs, own, others)

  await theirs.goto(to('bookings'))
  await expectOnly(theirs, [own[0]], others)

  await theirs.goto(to('sublistingAvailability', { groupId, sublistingId: own[0]._id }))
  await expect(theirs.getByText(own[0].apartmentName).first()).toBeVisible()
  const outside = others[0]
  await theirs.goto(to('sublistingAvailability', { groupId, sublistingId: outside?._id ?? '' }))
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await expectOnly(theirs, [], others)
})

async function findHouse(request: APIRequestContext): Promise<House> {
  const { landlordListings, bookings } = await graphql<{
    landlordListings: { nodes: { groupId: string; group: Unit[] }[] }
    bookings: { nodes: { listing: { _id: string } }[] }
  }>(
    request,
    `
      query {
        landlordListings(search: "Lindenhof") {
          nodes {
            groupId
            group {
              _id
              apartmentName
            }
          }
        }
        bookings(limit: 100, filter: { phase: CURRENT }) {
          nodes {
            listing {
              _id
            }
          }
        }
      }
    `,
  )
  const house = landlordListings.nodes.find(({ group }) => group.length > 2)
  const booked = new Set(bookings.nodes.map(({ listing }) => listing._id))
  const units = (house?.group ?? []).toSorted((a, b) => Number(booked.has(b._id)) - Number(booked.has(a._id)))
  const [first, second, ...others] = units
  if (!house || !first || !second) throw new Error('The demo has no house of several units.')
  return { groupId: house.groupId, own: [first, second], others }
}

/** Waits for what is theirs, then looks that nothing of the other units stands there. */
async function expectOnly(page: Page, own: readonly Unit[], others: readonly Unit[]) {
  for (const { apartmentName } of own) await expect(page.getByText(apartmentName).first()).toBeVisible()
  const text = await page.locator('body').innerText()
  expect(others.filter(({ apartmentName }) => text.includes(apartmentName))).toEqual([])
}
