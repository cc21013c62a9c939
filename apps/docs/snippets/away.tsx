import { useKitState } from '@bowline/ui-react'

/** A line above the button, for visitors whose wallet is locked. */
export function AwayNote() {
  const awaited = useKitState(({ connect }) => connect.awaited.eip155 ?? [])
  const [first] = awaited
  if (!first) return null
  return <p>Unlock {first.name ?? 'your wallet'} to go on where you were.</p>
}
