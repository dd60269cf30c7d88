import { drawnPictures } from './drawn-pictures.gen.ts'

/** The listings of the demo data that have drawn pictures. */
export type PictureSet = (typeof drawnPictures)[number]['key']

/** What a demo picture shows. */
export type DemoPictureCategory = (typeof drawnPictures)[number]['category']

/** One drawn picture of the demo data with its addresses in four sizes. */
export interface DemoPicture {
  name: string
  category: DemoPictureCategory
  contentHash: string
  urls: { thumbnail: string; small: string; medium: string; large: string }
}

/** The pictures of each demo listing in the order of its gallery; the first is the cover. */
export const demoPictures: Record<PictureSet, DemoPicture[]> = {
  torstrasse: picturesOf('torstrasse'),
  lindenhof: picturesOf('lindenhof'),
  westendstrasse: picturesOf('westendstrasse'),
  praterstrasse: picturesOf('praterstrasse'),
  schanzenstrasse: picturesOf('schanzenstrasse'),
  ehrenfeldguertel: picturesOf('ehrenfeldguertel'),
  kastanienallee: picturesOf('kastanienallee'),
  gaertnerplatz: picturesOf('gaertnerplatz'),
  josefstadt: picturesOf('josefstadt'),
  sonnenallee: picturesOf('sonnenallee'),
  isarvorstadt: picturesOf('isarvorstadt'),
  neubau: picturesOf('neubau'),
}

function picturesOf(key: PictureSet): DemoPicture[] {
  return drawnPictures
    .filter((picture) => picture.key === key)
    .map(({ category, contentHash }) => ({
      name: `${key}-${category}.avif`,
      category,
      contentHash,
      urls: urlsFrom(`/demo/${key}/${category}`),
    }))
}

function urlsFrom(start: string): DemoPicture['urls'] {
  return {
    thumbnail: `${start}-thumbnail.avif`,
    small: `${start}-small.avif`,
    medium: `${start}-large.avif`,
    large: `${start}-large.avif`,
  }
}
