/** What the folder of the local server is called. */
export const LOCAL_FOLDER_NAME = 'TEST Lindenhof'

/** The link that the local server knows by itself: a demo names it. */
export const LOCAL_FOLDER_LINK = 'https://www.dropbox.com/scl/fo/test-photos/local?rlkey=test'

/** The first list has three of them, each later one another. */
const PHOTOS = ['#7a5c3e', '#3e6a7a', '#4f7a3e', '#7a3e5c', '#5c3e7a', '#7a743e']
const atFirst = 3

/** What is in the made-up folder of the local server since its state `from`: at first more than photos. */
export function localEntries(from: number): object[] {
  const names = PHOTOS.map((_, at) => `TEST ${at + 1}.jpg`)
  if (from > 0) return names.slice(atFirst + from - 1, atFirst + from).map((name) => entryOf(name))
  return [
    ...names.slice(0, atFirst).map((name) => entryOf(name)),
    entryOf('TEST notes.txt'),
    entryOf('TEST poster.png', 60_000_000),
    { '.tag': 'folder', name: 'TEST older', id: 'id:older' },
  ]
}

function entryOf(name: string, size = 20_000): object {
  return {
    '.tag': 'file',
    id: `id:${name}`,
    name,
    size,
    rev: '0123456789abcdef',
    content_hash: `hash-${name}`,
  }
}

/** A made-up photo by its name; null for any other. */
export async function localPhoto(name: string): Promise<Buffer | null> {
  const number = Number(/^TEST (\d)\.jpg$/.exec(name)?.[1] ?? 0)
  const colour = PHOTOS[number - 1]
  if (!colour) return null
  const { default: sharp } = await import('sharp')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="${colour}"/>
    <path d="M0 620h1200v180H0z" fill="#0003"/><path d="M${number * 120} 200h260v340h-260z" fill="#fff6"/>
    <text x="600" y="440" font-family="sans-serif" font-size="140" fill="#fff" text-anchor="middle">TEST ${number}</text>
  </svg>`
  return await sharp(Buffer.from(picture)).jpeg().toBuffer()
}
