import { Outlet } from '@tanstack/react-router'
import { usePhone } from '../shared/use-phone.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import classes from './dashboard-layout.module.css'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'

/** The landlord's frame: sidebar from 768 px on, a bar with a menu drawer below. */
export function DashboardLayout() {
  const phone = usePhone()
  return (
    <div className={classes.frame}>
      <SkipLink to="main" />
      {phone ? <PhoneBar /> : <Sidebar />}
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
