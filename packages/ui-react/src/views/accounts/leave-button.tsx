'use client'

import { Button } from '../../parts/button.js'
import { Icon } from '../../parts/icon.js'

/** Words, and whether the wallet is being left. */
export type LeaveButtonProps = { label: string; isLeaving: boolean; onLeave: () => void }

/** Disconnects the wallet; quiet, at the end of a view. */
export function LeaveButton({ label, isLeaving, onLeave }: LeaveButtonProps) {
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
