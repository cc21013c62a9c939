'use client'

import { Checkbox } from '../../components/checkbox.js'
import { useMessages } from '../../kit/use-messages.js'

/** Names of networks: the one in use, and one that alone has a contract at the address; undefined of a name’s address. */
export type ElsewhereCheckProps = {
  network: string
  contractOn: string | undefined
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: () => void
}

/** An address that is somebody's on another network, which is no word about this one, and whether it is meant here. */
export function OtherNetworkConfirmation({
  network,
  contractOn,
  isConfirmed,
  isDisabled,
  onConfirm,
}: ElsewhereCheckProps) {
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
