'use client'

import { Checkbox } from '../../../components/checkbox.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `network` is the active network; `contractOn` is the only network with a contract at the address; undefined for a name. */
export type OtherNetworkConfirmationProps = {
  network: string
  contractOn: string | undefined
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: () => void
}

/**
 * Part of the review: warns that the recipient's address belongs to a name or a contract on another network; the user must
 * confirm to use it on this one.
 */
export function OtherNetworkConfirmation({
  network,
  contractOn,
  isConfirmed,
  isDisabled,
  onConfirm,
}: OtherNetworkConfirmationProps) {
  const { t } = useMessages()
  return (
    <div
      data-part="elsewhere"
      className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-warning-tint bl:p-4 bl:text-14"
    >
      <p>
        {contractOn === undefined
          ? t('send.address-on-other-network', { network })
          : t('send.contract-on-other-network', { network, contractOn })}
      </p>
      <Checkbox
        checked={isConfirmed}
        disabled={isDisabled || isConfirmed}
        onCheckedChange={(isChecked) => isChecked && onConfirm()}
      >
        {t('send.address-on-other-network-confirm', { network })}
      </Checkbox>
    </div>
  )
}
