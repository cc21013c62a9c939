'use client'

/**
 * State and actions of the form to change the email address of the embedded wallet.
 *
 * Out     canSave   whether the text differs from the current address
 *         error     text of the last error, until the text changes
 * Source  R-CONN-62, R-CONN-63, R-FLOW-17
 */

import { selectEmailUser } from '@bowline/kit-core'
import { goBack, updateEmail } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { isEmail, normalizeEmail } from '../methods/email-suggestions.js'

/** Text, error and actions of the form. */
export function useUpdateEmailWalletView() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  const current = useKitState(selectEmailUser)?.email ?? ''
  const [value, setValue] = useState(current)
  const [rejected, setRejected] = useState<string>()
  const { run, status, error } = useAction(updateEmail)
  const isBusy = status === 'running'
  const email = normalizeEmail(value)
  const canSave = email !== '' && email !== normalizeEmail(current)
  const getErrorText = () => {
    if (rejected !== value) return undefined
    if (!isEmail(value)) return t('login.email-invalid')
    return status === 'failed' ? errorText(error) : undefined
  }
  const save = () => {
    if (isBusy || !canSave) return
    setRejected(value)
    if (isEmail(value)) void run({ email })
  }
  return { value, change: setValue, error: getErrorText(), isBusy, canSave, save, cancel: () => goBack(kit) }
}
