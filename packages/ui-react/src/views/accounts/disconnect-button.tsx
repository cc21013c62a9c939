'use client'

import { Button } from '../../components/button.js'
import { Icon } from '../../components/icon.js'

/** Words, and whether the wallet is being left. */
export type LeaveButtonProps = { label: string; isLeaving: boolean; onLeave: () => void }

/** Disconnects the wallet; quiet, at the end of a view. */
export function DisconnectButton({ label, isLeaving, onLeave }: LeaveButtonProps) {
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
