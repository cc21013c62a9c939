'use client'

/**
 * Waits until the user opens the link in the email.
 *
 * Out     stage   `failed` can be retried, which waits again
 *         resend  undefined during the cooldown; `secondsLeft` counts it down
 *         other   opens the form to use another address
 * Source  R-CONN-61, R-FLOW-16
 */

import type { KitState } from '@bowline/kit-core'
import { approveDevice, replace, resendEmailCode } from '@bowline/kit-core/actions'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { useSecondsLeft } from '../../../kit/use-seconds-left.js'

const selectCooldownEnd = ({ auth }: KitState) => auth.cooldownEndsAtMs

const STAGE = { idle: 'waiting', running: 'waiting', failed: 'failed', done: 'approved' } as const

/** Stage of the approval, and functions to retry, resend and change the address. */
export function useEmailVerifyDeviceView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const email = useKitState(({ auth }) => auth.email)
  const secondsLeft = useSecondsLeft(useKitState(selectCooldownEnd))
  const { run: wait, status, error } = useAction(approveDevice)
  const resending = useAction(async (target, params: { signal?: AbortSignal }) => {
    await resendEmailCode(target, params)
    return true
  })
  useMountTask(() => void wait())
  const stage = STAGE[status]
  // The link in the previous email is no longer valid, so wait for the new one.
  const resend = async () => {
    if (await resending.run({})) void wait()
  }
  const isResending = resending.status === 'running'
  const failure = resending.status === 'failed' ? resending.error : stage === 'failed' ? error : undefined
  return {
    email,
    stage,
    error: failure === undefined ? undefined : errorText(failure),
    retry: stage === 'failed' ? () => void wait() : undefined,
    secondsLeft,
    isResending,
    resend: secondsLeft > 0 || stage === 'approved' ? undefined : () => void resend(),
    other: () => replace(kit, { view: 'EmailLogin' }),
  }
}
