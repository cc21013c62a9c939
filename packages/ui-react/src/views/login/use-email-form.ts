/**
 * Logging in by e-mail: what is written, whether it can be sent, and why it was not.
 *
 * Out     value      kept whatever happens to it; what a login under way was started with stands there again
 *         error      words of the rejection, until the text changes; a pause counts down
 *         submit     tells of a text that is no address, else moves on by the answer
 *         used       addresses used before that fit the text, once the visitor has come to the field
 * Source  R-CONN-51 to 58, R-FLOW-14
 */
'use client'

import { EmailCooldownError, type KitState } from '@bowline/kit-core'
import { forgetEmail, loginWithEmail, track } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useSecondsLeft } from '../../kit/use-seconds-left.js'
import { filterUsedEmails, isEmail, normalizeEmail } from './email-suggestions.js'

type LoginWithEmailParams = Parameters<typeof loginWithEmail>[1]

/** From how many letters on a text can be sent. */
const SHORTEST = 4

const SECOND_MS = 1000

const selectUsedEmails = ({ auth }: KitState) => auth.usedEmails

/** What an e-mail login shows and offers. */
export function useEmailForm() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  const usedEmails = useKitState(selectUsedEmails)
  const [value, setValue] = useState(() => {
    const { email, emailFlow } = kit.getState().auth
    return emailFlow === 'login' ? (email ?? '') : ''
  })
  const [refused, setRefused] = useState<string>()
  const [isVisited, setIsVisited] = useState(false)
  const [pauseEndsAtMs, setPauseEndsAtMs] = useState<number>()
  const secondsLeft = useSecondsLeft(pauseEndsAtMs)
  const { run, status, error } = useAction(async (asked, params: LoginWithEmailParams) => {
    try {
      await loginWithEmail(asked, params)
    } catch (failure) {
      if (failure instanceof EmailCooldownError) setPauseEndsAtMs(Date.now() + failure.secondsLeft * SECOND_MS)
      throw failure
    }
  })
  const isBusy = status === 'running'

  const words = () => {
    if (refused !== value) return undefined
    if (!isEmail(value)) return t('login.email-invalid')
    if (status !== 'failed') return undefined
    if (!(error instanceof EmailCooldownError)) return errorText(error)
    return secondsLeft > 0 ? errorText(new EmailCooldownError(secondsLeft)) : undefined
  }
  const submit = () => {
    if (isBusy || value.length < SHORTEST) return
    setRefused(value)
    if (isEmail(value)) void run({ email: normalizeEmail(value) })
  }
  const enter = () => {
    if (!isVisited) track(kit, { type: 'track', event: 'EMAIL_LOGIN_SELECTED' })
    setIsVisited(true)
  }
  return {
    value,
    change: setValue,
    error: words(),
    isBusy,
    canSubmit: value.length >= SHORTEST,
    submit,
    enter,
    used: isVisited ? filterUsedEmails(value, usedEmails) : [],
    forget: (email: string) => void forgetEmail(kit, { email }),
  }
}
