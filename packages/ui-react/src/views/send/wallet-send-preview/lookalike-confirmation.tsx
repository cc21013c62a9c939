'use client'

import { Checkbox } from '../../../components/checkbox.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FullAddress } from '../wallet-receive/full-address.js'

/** `known` is an address used before, `entered` is the recipient's. */
export type LookalikeConfirmationProps = {
  known: string
  entered: string
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: () => void
}

/**
 * Part of the review when the recipient resembles a known address: shows both in full; the user must confirm having compared
 * them to send.
 */
export function LookalikeConfirmation({
  known,
  entered,
  isConfirmed,
  isDisabled,
  onConfirm,
}: LookalikeConfirmationProps) {
  const { t } = useMessages()
  return (
    <div data-part="lookalike" className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-danger-tint bl:p-4">
      <Compared title={t('send.lookalike-known')} address={known} />
      <Compared title={t('send.lookalike-entered')} address={entered} />
      <Checkbox
        checked={isConfirmed}
        disabled={isDisabled || isConfirmed}
        onCheckedChange={(isChecked) => isChecked && onConfirm()}
      >
        {t('send.lookalike-confirm')}
      </Checkbox>
    </div>
  )
}

function Compared({ title, address }: { title: string; address: string }) {
  return (
    <div className="bl:flex bl:flex-col bl:gap-1">
      <p aria-hidden="true" className="bl:text-12 bl:text-muted">
        {title}
      </p>
      <FullAddress address={address} label={title} />
    </div>
  )
}
