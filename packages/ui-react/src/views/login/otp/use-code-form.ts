'use client'

/**
 * State of `CodeForm`, the form for a code from an email: for a login and for both steps of an address change.
 *
 * In      verify   action that runs when the last digit is entered
 * Out     attempt  number of rejected codes; the boxes remount with each
 *         error    text of a rejection or of a failed resend, until the next digit
 *         resend   undefined during the cooldown; `secondsLeft` counts it down
 * Source  R-CONN-59, R-CONN-60, R-FLOW-15, R-FLOW-18, R-FLOW-19
 */

import type { Kit, KitState } from '@bowline/kit-core'
import { resendEmailCode } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useSecondsLeft } from '../../../kit/use-seconds-left.js'

type CodeParams = { otp: string; signal?: AbortSignal }

/** Action that verifies a code. */
export type VerifyCode = (kit: Kit, params: CodeParams) => Promise<unknown>

const selectCooldownEnd = ({ auth }: KitState) => auth.cooldownEndsAtMs

/** Code, error and actions of the form. */
export function useCodeForm(verify: VerifyCode) {
  const { errorText } = useMessages()
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<'verify' | 'resend'>()
  const secondsLeft = useSecondsLeft(useKitState(selectCooldownEnd))
  const verifying = useAction(async (kit, params: CodeParams) => {
    try {
      await verify(kit, params)
    } catch (error) {
      if (!params.signal?.aborted) {
        setCode('')
        setAttempt((count) => count + 1)
      }
      throw error
    }
  })
  const resending = useAction(resendEmailCode)
  const failed = shown === undefined ? undefined : { verify: verifying, resend: resending }[shown]
  const isVerifying = verifying.status === 'running'
  const isDone = verifying.status === 'done'

  const change = (next: string) => {
    setCode(next)
    setShown(undefined)
  }
  const submit = (otp: string) => {
    setShown('verify')
    void verifying.run({ otp })
  }
  const resend = () => {
    setShown('resend')
    void resending.run()
  }
  const isResending = resending.status === 'running'
  return {
    code,
    change,
    submit,
    attempt,
    isVerifying: isVerifying || isDone,
    error: failed?.status === 'failed' ? errorText(failed.error) : undefined,
    secondsLeft,
    isResending,
    resend: secondsLeft > 0 || isVerifying ? undefined : resend,
  }
}
