'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `onResend` is undefined during the cooldown; `label` is the label of the button. */
export type ResendLineProps = {
  label: string
  secondsLeft: number
  isBusy: boolean
  onResend: (() => void) | undefined
}

/** Button to resend the email with a code or link. During the cooldown it stays focusable and counts the seconds. */
export function ResendLine({ label, secondsLeft, isBusy, onResend }: ResendLineProps) {
  const { t } = useMessages()
  const isDisabled = onResend === undefined
  return (
    <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-center bl:gap-x-1 bl:text-14 bl:text-muted">
      <span>{t('otp.not-received')}</span>
      <Button
        variant="quiet"
        size="small"
        loading={isBusy}
        aria-disabled={isDisabled || isBusy || undefined}
        onClick={onResend}
        className="bl:tabular-nums bl:aria-disabled:text-subtle"
      >
        {isBusy ? t('otp.resending') : secondsLeft > 0 ? t('otp.resend-in', { seconds: secondsLeft }) : label}
      </Button>
    </div>
  )
}
