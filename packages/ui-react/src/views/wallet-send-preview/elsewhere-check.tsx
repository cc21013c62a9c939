'use client'

import { useMessages } from '../../kit/use-messages.js'
import { Checkbox } from '../../parts/checkbox.js'

/** `network` is the name of the one in use. */
export type ElsewhereCheckProps = {
  network: string
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: () => void
}

/** A name's address on Ethereum, which is no word about this network, and whether it is meant here. */
export function ElsewhereCheck({ network, isConfirmed, isDisabled, onConfirm }: ElsewhereCheckProps) {
  const { t } = useMessages()
  return (
    <div
      data-part="elsewhere"
      className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-warning-tint bl:p-4 bl:text-14"
    >
      <p>{t('send.elsewhere', { network })}</p>
      <Checkbox
        checked={isConfirmed}
        disabled={isDisabled || isConfirmed}
        onCheckedChange={(isChecked) => isChecked && onConfirm()}
      >
        {t('send.elsewhere-confirm', { network })}
      </Checkbox>
    </div>
  )
}
