'use client'

import { useKitEvent } from '@bowline/ui-react'

export function EventLog({ onEvent }: { onEvent: (name: string) => void }) {
  useKitEvent(({ event }) => onEvent(event))
  return null
}
