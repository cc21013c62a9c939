'use client'

import { Checkbox } from '../../../components/checkbox.js'
import { Icon } from '../../../components/icon.js'
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
 * Part of the review when the recipient resembles a known address: says so, and shows both in full, the groups that differ
 * marked; the user must confirm having compared them to send.
 *
 * Source  R-SEND-35, R-SEND-166
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
    <div
      data-part="lookalike"
      className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-danger-tint bl:p-4 bl:text-14"
    >
      <p className="bl:flex bl:items-start bl:gap-2 bl:font-medium">
        <Icon name="error" className="bl:mt-px bl:size-4.5 bl:text-danger" />
        <span className="bl:flex-1">{t('send.lookalike')}</span>
      </p>
      <Compared title={t('send.lookalike-known')} address={known} other={entered} />
      <Compared title={t('send.lookalike-entered')} address={entered} other={known} />
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

function Compared({ title, address, other }: { title: string; address: string; other: string }) {
  return (
    <div className="bl:flex bl:flex-col bl:gap-1">
      <p aria-hidden="true" className="bl:text-12 bl:text-muted">
        {title}
      </p>
      <FullAddress address={address} label={title} compared={other} />
    </div>
  )
}
