import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { pictureOptions } from './review-queries.ts'
import classes from './review.module.css'
import type { PictureTurn, Turning } from './use-picture-turn.ts'

/** One of the files that are looked at. */
export interface ShownFile {
  url: string
  name: string
  contentType: string
}

/** The files of a check, one at a time; they are only there while this is. */
export function PictureViewer(props: {
  files: readonly [ShownFile, ...ShownFile[]]
  turn: PictureTurn
  turning: Turning
}) {
  const { files, turn, turning } = props
  const t = useTranslations('review.viewer')
  const page = turn.page % files.length
  const file = files[page] ?? files[0]
  const isPicture = file.contentType !== 'application/pdf'
  return (
    <figure className={classes.viewer}>
      <div className={classes.tools}>
        {files.length > 1 && (
          <Button size="small" onClick={turning.nextPage}>
            {t('nextPage', { page: page + 1, pages: files.length })}
          </Button>
        )}
        <IconButton label={t('zoomOut')} onClick={() => turning.zoom(-1)}>
          <IconZoomOut size={19} aria-hidden />
        </IconButton>
        <IconButton label={t('zoomIn')} onClick={() => turning.zoom(1)}>
          <IconZoomIn size={19} aria-hidden />
        </IconButton>
        <IconButton label={t('rotate')} onClick={turning.rotate}>
          <IconRotateClockwise size={19} aria-hidden />
        </IconButton>
      </div>
      {isPicture ? (
        <Picture key={file.url} file={file} turn={turn} />
      ) : (
        <PdfPages key={file.url} file={file} turn={turn} />
      )}
      <figcaption className={classes.muted}>{file.name}</figcaption>
    </figure>
  )
}

function Picture({ file, turn }: { file: ShownFile; turn: PictureTurn }) {
  const errors = useTranslations('errors')
  const { data, error, refetch } = useQuery(pictureOptions(file.url))
  useEffect(() => {
    if (!data) return
    return () => URL.revokeObjectURL(data)
  }, [data])
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <Bone height="320px" />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={classes.frame} tabIndex={0} role="group" aria-label={file.name}>
      <div style={{ width: `${turn.zoom * 100}%` }} data-sideways={turn.rotation % 180 !== 0 || undefined}>
        <img
          src={data}
          alt={file.name}
          className={classes.picture}
          style={{ rotate: `${turn.rotation}deg` }}
        />
      </div>
    </div>
  )
}
