import { ValidationError } from '../../../domain/kernel/errors.ts'
import { IMPORT_PART_BYTES } from '../../../domain/public/data-imports/data-import.ts'
import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { receiveImportPart } from './actions.ts'

/** Where the parts of an archive are sent that a landlord imports. */
export const dataImportRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/data-imports/:dataImportId/parts',
    policy: 'owner',
    scope: 'none',
    upload: true,
    perMinute: 240,
    description:
      'The next part of an archive that is imported, as the file of a form, and which it is, from 0. Answers how many have arrived: what is there already changes nothing, so that sending can go on where it broke off.',
    takes: 'multipart/form-data: number, file',
    answers: '{ parts }',
    handler: async (ctx, request) => {
      const { dataImportId } = request.params as { dataImportId: string }
      const { fields, file } = await readUpload(request, { maxBytes: IMPORT_PART_BYTES + 1 })
      const { number = '' } = fields
      if (!/^\d{1,6}$/.test(number)) throw new ValidationError({ number: 'query.invalid' })
      const part = { number: Number(number), content: file.content }
      return { parts: await receiveImportPart(ctx, dataImportId, part) }
    },
  },
]
