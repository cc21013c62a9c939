'use client'

import { selectFollowed, sentState } from '@bowline/kit-core'
import { useKitState } from '@bowline/ui-react'

export function SentList() {
  const followed = useKitState(selectFollowed)
  return (
    <ul>
      {followed.map((sent) => (
        <li key={sent.hash}>
          {sent.kind}: {sentState(sent)}
        </li>
      ))}
    </ul>
  )
}
