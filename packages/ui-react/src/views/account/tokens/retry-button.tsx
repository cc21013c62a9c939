'use client'

import { useId, useState } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useSecondsUntil } from './use-seconds-until.js'

/** Longest possible wait. A longer one means that the clock was turned back, so it is ignored. */
const MAX_WAIT_SECONDS = 30

/** `blockedUntilMs`: time before which a press does nothing, in epoch milliseconds; undefined when a press is possible now. */
export type RetryButtonProps = { blockedUntilMs: number | undefined; isBusy: boolean; onRetry: () => void }

/**
 * Button that fetches the tokens again, once that is allowed (30 s after a failure). The seconds until then count down on
 * screen; screen readers announce them once, and again when the wait has ended.
 *
 * Source  R-ACCT-18, R-ACCT-27, R-FLOW-21
 */
export function RetryButton({ blockedUntilMs = 0, ...rest }: RetryButtonProps) {
  return <CountingButton key={blockedUntilMs} blockedUntilMs={blockedUntilMs} {...rest} />
}

function CountingButton({ blockedUntilMs, isBusy, onRetry }: RetryButtonProps & { blockedUntilMs: number }) {
  const { t } = useMessages()
  const hintId = useId()
  const left = useSecondsUntil(blockedUntilMs)
  const [initialWait] = useState(left)
  const isBlocked = left > 0 && left <= MAX_WAIT_SECONDS
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="retry" className="bl:size-4.5" />}
        loading={isBusy}
        aria-disabled={isBlocked || isBusy || undefined}
        aria-describedby={isBlocked ? hintId : undefined}
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
        <span id={hintId} hidden>
          {t('tokens.retry-wait', { count: initialWait })}
        </span>
      )}
      <VisuallyHidden role="status">{blockedUntilMs > 0 && !isBlocked ? t('tokens.retry-ready') : ''}</VisuallyHidden>
    </>
  )
}
