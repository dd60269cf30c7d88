import { expect, it } from 'vitest'
import { PRIVATE_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import { startErasureStage } from '../../../../test/erasure-stage.ts'

const stage = startErasureStage()

it.each(['landlord', 'tenant'] as const)(
  'an erasure of the %s leaves nothing of a key handover, nor its photos',
  async (role) => {
    const { id } = await stage.everything(role)
    const key = 'handover-photos/meter'
    const { numUpdatedRows } = await stage.t.db
      .updateTable('key_handover_photos')
      .set({ storage_key: key })
      .executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
    for (const size of PRIVATE_PHOTO_SIZES)
      await stage.t.services.files.put(`${key}/${size}.jpg`, Buffer.from('zq-photo-qz'))
    await stage.erase(id)
    expect(await stage.t.db.selectFrom('key_handovers').select('id').execute()).toEqual([])
    expect(await stage.t.db.selectFrom('key_handover_photos').select('id').execute()).toEqual([])
    expect(await Array.fromAsync(stage.t.services.files.list(key))).toEqual([])
  },
)
