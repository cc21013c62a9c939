'use client'

import { useId, useState } from 'react'
import { Button } from '../../components/button.js'
import { Icon } from '../../components/icon.js'
import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useMessages } from '../../kit/use-messages.js'
import { useSecondsUntil } from './use-seconds-until.js'

/** A longer wait is that of a clock which was turned back meanwhile. */
const LONGEST_WAIT_SECONDS = 30

/** `blockedUntilMs`: before it the service is not asked again; epoch milliseconds. */
export type RetryButtonProps = { blockedUntilMs: number | undefined; isBusy: boolean; onRetry: () => void }

/**
 * Asks for the tokens again, as soon as that may be. The seconds until then tick for the eye; a screen reader hears of
 * them once, and once more when they are over.
 *
 * Source  R-ACCT-18, R-ACCT-27, R-FLOW-21
 */
export function RetryButton({ blockedUntilMs = 0, ...rest }: RetryButtonProps) {
  return <CountingButton key={blockedUntilMs} blockedUntilMs={blockedUntilMs} {...rest} />
}

function CountingButton({ blockedUntilMs, isBusy, onRetry }: RetryButtonProps & { blockedUntilMs: number }) {
  const { t } = useMessages()
  const why = useId()
  const left = useSecondsUntil(blockedUntilMs)
  const [wholeWait] = useState(left)
  const isBlocked = left > 0 && left <= LONGEST_WAIT_SECONDS
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="retry" className="bl:size-4.5" />}
        loading={isBusy}
        aria-disabled={isBlocked || isBusy || undefined}
        aria-describedby={isBlocked ? why : undefined}
        onClick={isBlocked ? undefined : onRetry}
        className="bl:aria-disabled:opacity-60"
      >
        {t('tokens.retry')}
        {isBlocked && (
          <span aria-hidden="true" className="bl:tabular-nums">
            {' '}
            {t('tokens.retry-seconds', { count: left })}
          </span>
        )}
      </Button>
      {isBlocked && (
        <span id={why} hidden>
          {t('tokens.retry-wait', { count: wholeWait })}
        </span>
      )}
      <VisuallyHidden role="status">{blockedUntilMs > 0 && !isBlocked ? t('tokens.retry-ready') : ''}</VisuallyHidden>
    </>
  )
}
