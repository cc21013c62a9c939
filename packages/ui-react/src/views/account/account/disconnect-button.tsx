'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'

/** `isLeaving` is true while the wallet is being disconnected. */
export type DisconnectButtonProps = { label: string; isLeaving: boolean; onLeave: () => void }

/** Quiet button at the end of a view that disconnects the wallet. */
export function DisconnectButton({ label, isLeaving, onLeave }: DisconnectButtonProps) {
  return (
    <Button
      variant="quiet"
      icon={<Icon name="disconnect" className="bl:size-5" />}
      loading={isLeaving}
      onClick={onLeave}
    >
      {label}
    </Button>
  )
}
