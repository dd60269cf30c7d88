/** Why a link is none of a shared folder; the words are beside the page. */
export type FolderLinkRefusal = 'missing' | 'notALink' | 'notDropbox' | 'notShared' | 'oneFile'

const longestLink = 500
const address = /^https:\/\/(?<host>[^\s/?#\\]+)(?<path>\/[^\s?#\\]*)?(?<query>\?[^\s#]*)?(?:#\S*)?$/i
const oneFile = /^\/(?:s|scl\/fi)\/[^/]+/
const shared = /^\/(?:sh|scl\/fo)\/[\w-]{1,100}(?:\/[\w-]{1,100})?$/

/**
 * The link of a shared Dropbox folder in its one form, with the key that opens it and nothing else; or why it is none.
 * Only https links of www.dropbox.com are asked.
 */
export function parseFolderLink(text: string): { link: string } | { refusal: FolderLinkRefusal } {
  const given = text.trim()
  if (given === '') return { refusal: 'missing' }
  const parts = given.length > longestLink ? undefined : address.exec(given)?.groups
  if (!parts) return { refusal: 'notALink' }
  const { host = '', path = '', query = '' } = parts
  if (!/^(?:www\.)?dropbox\.com$/i.test(host)) return { refusal: 'notDropbox' }
  const bare = path.replace(/\/+$/, '')
  if (oneFile.test(bare)) return { refusal: 'oneFile' }
  if (!shared.test(bare)) return { refusal: 'notShared' }
  const key = /[?&]rlkey=(?<key>[^&]*)/.exec(query)?.groups?.['key']
  if (key !== undefined && !/^\w{1,100}$/.test(key)) return { refusal: 'notALink' }
  return { link: `https://www.dropbox.com${bare}${key === undefined ? '' : `?rlkey=${key}`}` }
}
