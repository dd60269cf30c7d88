import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { TitleCount } from '../shared/page.tsx'
import { usePhone } from '../shared/use-phone.ts'
import { useViewer, worksForLandlord } from '../shared/viewer.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import classes from './dashboard-layout.module.css'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { hasInbox, inboxCountOptions } from './shell-queries.ts'
import { WaitingAnswers } from './waiting-answers.tsx'

const QuietNotices = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./quiet-notices.tsx')).QuietNotices }
  } catch {
    // Nobody has asked for it: where it can't be loaded the page goes on without.
    return { default: Nothing }
  }
})

/** What is not about the work waits this long after the first page, in milliseconds (our decision). */
const REST_MILLISECONDS = 3000

/** The landlord's frame: sidebar from 768 px on, a bar on top and the menu at the foot below. */
export function DashboardLayout() {
  const phone = usePhone()
  const viewer = useViewer()
  const isAtRest = useRest()
  const { data: waiting } = useQuery({ ...inboxCountOptions, enabled: hasInbox(viewer) })
  return (
    <div className={classes.frame}>
      <SkipLink to="main" />
      {phone ? <PhoneBar /> : <Sidebar />}
      <main id="main" tabIndex={-1} className={classes.main}>
        <TitleCount
          value={(waiting?.needsYou.dueSoonCount ?? 0) + (waiting?.needsYouWishes.dueSoonCount ?? 0)}
        >
          <Outlet />
        </TitleCount>
      </main>
      {phone && <PhoneMenu />}
      <WaitingAnswers />
      {isAtRest && worksForLandlord(viewer) && viewer?.access !== 'LIMITED' && !viewer?.impersonation && (
        <Suspense fallback={null}>
          <QuietNotices />
        </Suspense>
      )}
    </div>
  )
}

function useRest(): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), REST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}

function Nothing() {
  return null
}
