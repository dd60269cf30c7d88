import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { OverlayOptions } from 'sharp'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { picturesOfGroup } from '../../listings/listings/loaders.ts'
import { findPublicGroup, type GroupRow } from '../../listings/listings/sql.ts'
import { escapeHtml } from './html.ts'
import { fontFiles } from './font-file.ts'
import { wordsIn } from './texts.ts'

const width = 1200
const height = 630
const photoWidth = 640
const margin = 48
const kept = 200
const longestTitle = 90

const drawn = new Map<string, Buffer>()

/**
 * The picture that links to a listing show, drawn once for each state of it (Open Graph, 1200 x 630); null where it is
 * not offered. Those asked for last are kept in memory.
 */
export async function linkPicture(ctx: Context, groupId: string, language: Language): Promise<Buffer | null> {
  const group = await findPublicGroup(ctx.db, { groupId })
  if (!group) return null
  const [cover] = (await picturesOfGroup(ctx, groupId)) ?? []
  const url = cover?.urls.large ?? null
  const title = wordsIn(language).localized(group.title)
  const state = [groupId, language, title, group.fromPrice, group.currency, group.area, url].join('\n')
  const known = drawn.get(state)
  const picture = known ?? (await draw(ctx, group, language, url))
  drawn.delete(state)
  drawn.set(state, picture)
  for (const oldest of drawn.keys()) {
    if (drawn.size <= kept) break
    drawn.delete(oldest)
  }
  return picture
}

async function draw(ctx: Context, group: GroupRow, language: Language, url: string | null): Promise<Buffer> {
  const words = wordsIn(language)
  const { say, number, money } = words
  const title = words.localized(group.title) || say('publicListing', 'title', { city: group.city })
  const place = [
    say('publicListing', 'where', { zipCode: group.zipCode, city: group.city }),
    say('publicListing', 'area', { area: number(group.area) }),
  ]
  const photo = url ? await photoAt(ctx, url) : null
  const { default: sharp } = await import('sharp')
  const left = photo ? photoWidth + margin : margin
  const room = width - left - margin
  const { bold, normal } = await fontFiles()
  const text = async (words: string, font: string, fontfile: string, colour: string) => ({
    input: {
      text: {
        text: `<span foreground="${colour}">${escapeHtml(words)}</span>`,
        font,
        fontfile,
        width: room,
        dpi: 72,
        rgba: true,
      },
    },
    left,
  })
  const cut = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title
  const overlays: OverlayOptions[] = [
    { input: mark, top: margin, left },
    { ...(await text(cut, 'Figtree Bold 44', bold, '#1E2329')), top: 150 },
    { ...(await text(place.join(' · '), 'Figtree 28', normal, '#62676E')), top: 440 },
    {
      ...(await text(
        say('start', group.fromPrice === group.toPrice ? 'fromPrice' : 'lowestPrice', {
          price: money(group.fromPrice, group.currency),
        }),
        'Figtree Bold 38',
        bold,
        '#0F6B5B',
      )),
      top: 510,
    },
  ]
  if (photo) {
    const input = await sharp(photo).resize(photoWidth, height, { fit: 'cover' }).png().toBuffer()
    overlays.unshift({ input, top: 0, left: 0 })
  }
  return await sharp({ create: { width, height, channels: 3, background: '#FAF8F5' } })
    .composite(overlays)
    .png({ palette: true, quality: 85, effort: 4 })
    .toBuffer()
}

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0F6B5B"/><path d="M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25" fill="none" stroke="#FAF8F5" stroke-width="3.1" stroke-linecap="round"/><circle cx="20.6" cy="19.6" r="1.6" fill="#F0B46A"/></svg>`,
)

const ownPictures = join(import.meta.dirname, '../../../web/public')

/** A photo by its address: one that somebody uploaded, or one of the demo; null when it is neither or gone. */
async function photoAt(ctx: Context, url: string): Promise<Uint8Array | null> {
  const [, storageKey, size] = /^\/api\/pictures\/([\w-]+)\/(\w+)\.webp$/.exec(url) ?? []
  if (storageKey && size) return await ctx.files.get(`pictures/${storageKey}/${size}.webp`)
  const path = normalize(url)
  if (!path.startsWith('/demo/') || path.includes('..')) return null
  // Not every installation has the demo's pictures.
  return await readFile(join(ownPictures, path)).catch(() => null)
}
