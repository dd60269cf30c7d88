import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isNoticeRead, markNoticeRead } from '../shared/read-notifications.ts'
import { usePath } from '../shared/use-path.ts'
import { isOwner, useViewer } from '../shared/viewer.ts'
import { closeToast, showToast } from '../ui/toast-store.ts'
import { Dac7Notice } from './dac7-notice.tsx'

const TIPS = 'blog-tips'

/** What a landlord is told beside the work, once the page has come to rest. */
export function QuietNotices() {
  const viewer = useViewer()
  const toPath = usePath()
  const here = useLocation({ select: (location) => location.pathname })
  return (
    <>
      {isOwner(viewer) && <Dac7Notice />}
      {here === toPath('homepage') && <BookingTips />}
    </>
  )
}

/** A notice about booking tips, which stays until it is dismissed or the page is left, and never comes again (D2). */
function BookingTips() {
  const t = useTranslations('notices')
  const navigate = useNavigate()
  const toPath = usePath()
  const text = t('tips.text')
  const label = t('tips.read')
  useEffect(() => {
    if (isNoticeRead(TIPS)) return
    const id = showToast({
      text,
      tone: 'info',
      autoClose: false,
      action: { label, run: () => void navigate({ to: toPath('help'), hash: 'tips-answer' }) },
      onDismiss: () => markNoticeRead(TIPS),
    })
    return () => closeToast(id)
  }, [text, label, navigate, toPath])
  return null
}
