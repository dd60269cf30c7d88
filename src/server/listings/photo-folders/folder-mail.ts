import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { PhotoFolderProblem } from '../../../domain/listings/photo-folder.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findFolderOfNotice } from './home-sql.ts'
import type { LeasedFolder } from './sql.ts'

/** Tells a landlord that a folder is read no more, and why; the mail leads to where it is connected. */
export async function tellOfStoppedFolder(
  trx: Db,
  ctx: Context,
  folder: LeasedFolder,
  problem: PhotoFolderProblem,
): Promise<void> {
  const home = await findFolderOfNotice(trx, folder)
  if (!home) return
  const { email, firstName, listingName, partOfGroup, listingId } = home
  const language = mailLanguage(home.language)
  const page = partOfGroup ? `g/${folder.groupId}` : `l/${listingId}`
  await queueMail(trx, ctx, {
    to: email,
    recipientId: folder.landlordId,
    landlordId: folder.landlordId,
    language,
    template: 'photoFolderStopped',
    data: {
      firstName,
      listingName,
      folderName: folder.name,
      problem,
      path: `/${language}/dashboard/${page}/edit/photos`,
    },
  })
}
