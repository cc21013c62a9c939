'use client'

/**
 * State of the email login form (in Connect, Create and EmailLogin): its text, whether it can be submitted, why it failed.
 *
 * Out     value      kept after an error; starts with the address of a login in progress
 *         error      text of the last error, until the value changes; a cooldown counts down
 *         submit     shows an error for an invalid address, else starts the login
 *         used       used addresses that match the text, once the field has had focus
 * Source  R-CONN-51 to 58, R-FLOW-14
 */

import type { KitState } from '@bowline/kit-core'
import { forgetEmail, loginWithEmail, track } from '@bowline/kit-core/actions'
import { EmailCooldownError } from '@bowline/kit-core/errors'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useSecondsLeft } from '../../../kit/use-seconds-left.js'
import { filterUsedEmails, isEmail, normalizeEmail } from './email-suggestions.js'

type LoginWithEmailParams = Parameters<typeof loginWithEmail>[1]

/** Minimum length of a text that can be submitted, in characters. */
const MIN_LENGTH = 4

const SECOND_MS = 1000

const selectUsedEmails = ({ auth }: KitState) => auth.usedEmails

/** Text, error, used addresses and actions of the form. */
export function useEmailForm() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  const usedEmails = useKitState(selectUsedEmails)
  const [value, setValue] = useState(() => {
    const { email, emailFlow } = kit.getState().auth
    return emailFlow === 'login' ? (email ?? '') : ''
  })
  const [rejected, setRejected] = useState<string>()
  const [isVisited, setIsVisited] = useState(false)
  const [pauseEndsAtMs, setPauseEndsAtMs] = useState<number>()
  const secondsLeft = useSecondsLeft(pauseEndsAtMs)
  const { run, status, error } = useAction(async (target, params: LoginWithEmailParams) => {
    try {
      await loginWithEmail(target, params)
    } catch (failure) {
      if (failure instanceof EmailCooldownError) setPauseEndsAtMs(Date.now() + failure.secondsLeft * SECOND_MS)
      throw failure
    }
  })
  const isBusy = status === 'running'

  const getErrorText = () => {
    if (rejected !== value) return undefined
    if (!isEmail(value)) return t('login.email-invalid')
    if (status !== 'failed') return undefined
    if (!(error instanceof EmailCooldownError)) return errorText(error)
    return secondsLeft > 0 ? errorText(new EmailCooldownError(secondsLeft)) : undefined
  }
  const submit = () => {
    if (isBusy || value.length < MIN_LENGTH) return
    setRejected(value)
    if (isEmail(value)) void run({ email: normalizeEmail(value) })
  }
  const enter = () => {
    if (!isVisited) track(kit, { type: 'track', event: 'EMAIL_LOGIN_SELECTED' })
    setIsVisited(true)
  }
  return {
    value,
    change: setValue,
    error: getErrorText(),
    isBusy,
    canSubmit: value.length >= MIN_LENGTH,
    submit,
    enter,
    used: isVisited ? filterUsedEmails(value, usedEmails) : [],
    forget: (email: string) => void forgetEmail(kit, { email }),
  }
}
