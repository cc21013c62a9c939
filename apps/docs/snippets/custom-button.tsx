'use client'

import { ConnectButton } from '@bowline/ui-react'

export function CustomButton() {
  return (
    <ConnectButton.Custom>
      {({ status, label, props }) => (
        <button {...props} data-status={status}>
          {label}
        </button>
      )}
    </ConnectButton.Custom>
  )
}
