'use client'

import { getSmartSessionStatus } from '@bowline/kit-core'
import { useKitSmartSessions } from '@bowline/ui-react'

export function Sessions() {
  const { data = [], isPending, revoke, revoking } = useKitSmartSessions()
  const active = data.filter((session) => getSmartSessionStatus(session, Date.now()) === 'active')
  if (isPending) return <p>Loading</p>
  return (
    <ul>
      {active.map((session) => (
        <li key={session.pci}>
          {session.project.name}, until {new Date(session.expiresAtMs).toLocaleDateString()}
          <button type="button" disabled={revoking !== undefined} onClick={() => void revoke(session)}>
            Revoke
          </button>
        </li>
      ))}
    </ul>
  )
}
