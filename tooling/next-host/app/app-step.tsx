'use client'

import { usePathname, useRouter } from 'next/navigation'
import { Step } from './step'

/** A step with the App Router. */
export function AppStep() {
  const path = usePathname() ?? ''
  const { push, refresh } = useRouter()
  return <Step path={path} push={push} refresh={refresh} />
}
