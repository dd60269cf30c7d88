import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { pull, readOpenImmo } from '../../../../test/portals.ts'
import { json } from '../../kernel/db/parameters.ts'
import { later, picture, portalUrl, startFeedStage } from '../../../../test/feed-stage.ts'
import { given } from '../../../../test/builders.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const feeds = startFeedStage()

describe('a feed in OpenImmo', () => {
  it('tells a home as another reader understands it, and no street', async () => {
    await picture(feeds)
    const answer = await pull(feeds.app, await portalUrl(feeds))
    expect(answer.statusCode).toBe(200)
    expect(XMLValidator.validate(answer.body)).toBe(true)
    const { transfer, homes, provider, cursor } = readOpenImmo(answer.body)
    expect(transfer).toMatchObject({
      '@art': 'ONLINE',
      '@umfang': 'VOLL',
      '@version': '1.2.7',
      '@regi_id': 'P-17',
    })
    expect(provider).toMatchObject({ anbieternr: 'P-17', openimmo_anid: 'P-17' })
    expect(cursor).toBe('e1')
    expect(homes).toEqual([
      {
        objektkategorie: {
          nutzungsart: { '@WOHNEN': 'true', '@GEWERBE': 'false' },
          vermarktungsart: { '@KAUF': 'false', '@MIETE_PACHT': 'true' },
          objektart: { wohnung: '' },
        },
        geo: { plz: '10119', ort: 'Berlin', land: { '@iso_land': 'DEU' } },
        kontaktperson: expect.objectContaining({ name: provider.firma }),
        preise: {
          warmmiete: '1500.00',
          heizkosten_enthalten: 'true',
          pauschalmiete: '1500.00',
          preis_zeiteinheit: { '@zeiteinheit': 'MONAT' },
          waehrung: { '@iso_waehrung': 'EUR' },
        },
        flaechen: {
          wohnflaeche: '48',
          anzahl_zimmer: '2',
          anzahl_schlafzimmer: '1',
          anzahl_wohneinheiten: '1',
        },
        ausstattung: { moebliert: { '@moeb': 'VOLL' } },
        freitexte: { objekttitel: 'Eine ruhige Wohnung' },
        anhaenge: {
          anhang: [
            {
              '@location': 'REMOTE',
              '@gruppe': 'TITELBILD',
              format: 'webp',
              daten: { pfad: expect.stringMatching(/^https?:\/\/[^/]+\/p\/l\.webp$/) },
            },
          ],
        },
        verwaltung_objekt: expect.objectContaining({
          objektadresse_freigeben: 'false',
          verfuegbar_ab: 'sofort',
          vermietet: 'false',
          max_personen: '2',
          nichtraucher: 'true',
          haustiere: 'false',
        }),
        verwaltung_techn: {
          objektnr_intern: feeds.stage.groupId,
          objektnr_extern: feeds.stage.groupId,
          aktion: { '@aktionart': 'CHANGE' },
          openimmo_obid: feeds.stage.groupId,
          kennung_ursprung: 'Mezzo',
          stand_vom: '2026-11-26',
          weitergabe_generell: 'false',
          sprache: 'de-DE',
        },
      },
    ])
    expect(answer.body).not.toContain('Torstra')
    expect(answer.body).not.toContain('Keller')
  })

  it('stays XML whatever a landlord writes', async () => {
    const hostile = ']]></freitexte><immobilie> & "\u0000\u0008\u000B\uFFFE\uD800 \u{1F3E0} <!-- \'\r\n&#0;'
    const stored = hostile.replaceAll('\u0000', '').toWellFormed()
    const text = json({ de: `x${stored}y` })
    await feeds.app.db
      .updateTable('groups')
      .set({ title: text, description: text })
      .where('id', '=', feeds.stage.groupId)
      .execute()
    const answer = await pull(feeds.app, await portalUrl(feeds))
    expect(XMLValidator.validate(answer.body)).toBe(true)
    // oxlint-disable-next-line no-control-regex
    expect(answer.body).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/)
    const { homes } = readOpenImmo(answer.body)
    expect(homes).toHaveLength(1)
    expect(homes[0]?.['freitexte'].objekttitel).toContain(']]></freitexte><immobilie> & "')
    expect(homes[0]?.['freitexte'].objekttitel).toContain("\u{1F3E0} <!-- '")
  })
})

describe('a feed in JSON', () => {
  it('tells the same home', async () => {
    const answer = await pull(feeds.app, await portalUrl(feeds, { format: 'JSON', language: 'en' }))
    expect(answer.headers['content-type']).toContain('application/json')
    const feed = answer.json<{ scope: string; cursor: string; homes: Record<string, unknown>[] }>()
    expect(feed).toMatchObject({ version: 1, scope: 'FULL', cursor: 'e1', language: 'en' })
    expect(feed.homes).toEqual([
      expect.objectContaining({
        id: feeds.stage.groupId,
        action: 'CHANGE',
        title: 'A quiet flat',
        rent: '1500.00',
        highestRent: '1500.00',
        rentPer: 'MONTH',
        currency: 'EUR',
        city: 'Berlin',
        availability: 'NOW',
        availableFrom: null,
        url: expect.stringContaining(`/en/l/${feeds.stage.unitIds[0]}`),
      }),
    ])
    expect(answer.body).not.toContain('Torstra')
  })
})

describe('a house whose units cost different rents', () => {
  const house = async (first: number, second: number) => {
    const [unitId] = feeds.stage.unitIds
    await feeds.app.db.updateTable('groups').set({ part_of_group: true }).execute()
    const added = await feeds.app.db
      .insertInto('listings')
      .values({
        group_id: feeds.stage.groupId,
        landlord_id: feeds.stage.landlordId,
        apartment_name: 'WE 2',
        available_from: parseDay('2026-01-01'),
        published: true,
        price: second,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setRent(given(unitId), first)
    return added.id
  }
  const setRent = (unitId: string, price: number) =>
    feeds.app.db.updateTable('listings').set({ price }).where('id', '=', unitId).execute()

  it('is told at the lowest of them, with the highest beside it', async () => {
    await house(120_000, 180_000)
    const { homes } = readOpenImmo((await pull(feeds.app, await portalUrl(feeds))).body)
    expect(homes[0]?.['preise']).toMatchObject({
      warmmiete: '1200.00',
      pauschalmiete: '1200.00',
      user_defined_simplefield: { '@feldname': 'hoechste_miete', '#text': '1800.00' },
    })
    const answer = await pull(feeds.app, await portalUrl(feeds, { format: 'JSON', language: 'en' }))
    expect(answer.json()).toMatchObject({ homes: [{ rent: '1200.00', highestRent: '1800.00' }] })
  })

  it('is told anew when the dearest alone changes, and goes out at its units’ rents where it has none', async () => {
    const dearest = await house(120_000, 180_000)
    const url = await portalUrl(feeds, { format: 'JSON' })
    expect((await pull(feeds.app, url)).json()).toMatchObject({ cursor: 'e1' })
    later(feeds)
    await setRent(dearest, 190_000)
    await feeds.app.db.updateTable('groups').set({ price: 0 }).execute()
    expect((await pull(feeds.app, `${url}?cursor=e1`)).json()).toMatchObject({
      homes: [{ action: 'CHANGE', rent: '1200.00', highestRent: '1900.00' }],
    })
  })
})
