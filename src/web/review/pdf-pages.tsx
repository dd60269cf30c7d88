import { queryOptions, useQuery } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { drawPdf } from './draw-pdf.ts'
import type { ShownFile } from './picture-viewer.tsx'
import { fetchFile } from './review-queries.ts'
import classes from './review.module.css'
import type { PictureTurn } from './use-picture-turn.ts'

/** The pages of a PDF as pictures that we draw ourselves: nothing that is in it runs. Kept no longer than they are shown. */
function pagesOptions(url: string) {
  return queryOptions({
    queryKey: ['reviewPdf', url],
    queryFn: async () => drawPdf(await (await fetchFile(url)).arrayBuffer()),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

/** A PDF, page below page, with a way to save it where it can't be drawn, or not well. */
export function PdfPages({ file, turn }: { file: ShownFile; turn: PictureTurn }) {
  const t = useTranslations('review.viewer')
  const errors = useTranslations('errors')
  const { data, error, refetch } = useQuery(pagesOptions(file.url))
  useEffect(() => {
    if (!data) return
    return () => data.pages.forEach((page) => URL.revokeObjectURL(page))
  }, [data])
  return (
    <>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <Bone height="320px" />}
      {data && data.pages.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className={classes.frame} tabIndex={0} role="group" aria-label={file.name}>
          {data.pages.map((page, index) => (
            <div
              key={page}
              style={{ width: `${turn.zoom * 100}%` }}
              data-sideways={turn.rotation % 180 !== 0 || undefined}
            >
              <img
                src={page}
                alt={t('pdfPage', { name: file.name, page: index + 1 })}
                className={classes.picture}
                style={{ rotate: `${turn.rotation}deg` }}
              />
            </div>
          ))}
        </div>
      )}
      <div className={classes.pdf}>
        <p>
          {data && data.pages.length === 0
            ? t('pdfUndrawn')
            : data && data.total > data.pages.length
              ? t('pdfMore', { count: data.total - data.pages.length })
              : t('pdf')}
        </p>
        <Button
          component="a"
          href={file.url}
          download={file.name}
          size="small"
          icon={<IconDownload size={18} aria-hidden />}
        >
          {t('save', { name: file.name })}
        </Button>
      </div>
    </>
  )
}
