import { useKitState } from '@bowline/ui-react'

/** A line above the button, for users whose wallet is locked. */
export function AwayNote() {
  const first = useKitState(({ connect }) => connect.awaitingReconnect.eip155?.[0])
  if (!first) return null
  return <p>Unlock {first.name ?? 'your wallet'} to go on where you were.</p>
}
