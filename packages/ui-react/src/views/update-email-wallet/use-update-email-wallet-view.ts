/**
 * Another e-mail address for the embedded wallet.
 *
 * Out     canSave   the text differs from the address in use
 *         error     words of the rejection, until the text changes
 * Source  R-CONN-62, R-CONN-63, R-FLOW-17
 */
'use client'

import { selectEmailUser } from '@bowline/kit-core'
import { goBack, updateEmail } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { isEmail, normalizeEmail } from '../login/email-suggestions.js'

/** What the view shows and offers. */
export function useUpdateEmailWalletView() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  const current = useKitState(selectEmailUser)?.email ?? ''
  const [value, setValue] = useState(current)
  const [refused, setRefused] = useState<string>()
  const { run, status, error } = useAction(updateEmail)
  const isBusy = status === 'running'
  const email = normalizeEmail(value)
  const canSave = email !== '' && email !== normalizeEmail(current)
  const words = () => {
    if (refused !== value) return undefined
    if (!isEmail(value)) return t('login.email-invalid')
    return status === 'failed' ? errorText(error) : undefined
  }
  const save = () => {
    if (isBusy || !canSave) return
    setRefused(value)
    if (isEmail(value)) void run({ email })
  }
  return { value, change: setValue, error: words(), isBusy, canSave, save, cancel: () => goBack(kit) }
}
