'use client'

import { Checkbox } from '../../../components/checkbox.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `onConfirm` is called when the user checks the box. */
export type FeeConfirmationProps = { isConfirmed: boolean; isDisabled: boolean; onConfirm: () => void }

/** Part of the review: warns that the fee is higher than the amount; the user must confirm it to send. Source: R-SEND-165. */
export function FeeConfirmation({ isConfirmed, isDisabled, onConfirm }: FeeConfirmationProps) {
  const { t } = useMessages()
  return (
    <div
      data-part="high-fee"
      className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-warning-tint bl:p-4 bl:text-14"
    >
      <p>{t('send.high-fee')}</p>
      <Checkbox
        checked={isConfirmed}
        disabled={isDisabled || isConfirmed}
        onCheckedChange={(isChecked) => isChecked && onConfirm()}
      >
        {t('send.high-fee-confirm')}
      </Checkbox>
    </div>
  )
}
