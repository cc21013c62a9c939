/**
 * The form of a name.
 *
 * Out     status      of the name in the field; `name` is that name with its suffix
 *         error       words of what is wrong with the text, or of what failed; never a stranger's alone
 *         reason      what the wallet or the service says of that
 *         isDeclined  the visitor said no in the wallet; the text is still there
 *         press       what the one button does: registers, or asks the service again; undefined while it can do neither
 * Source  R-NAME-05, R-NAME-10, R-NAME-18 to 21, R-NAME-29, R-NAME-30, R-FLOW-51
 */
'use client'

import { cleanText, parseName, selectName, selectNameStatus, toFullName, validateName } from '@bowline/kit-core'
import { refetchName, registerName, setName, watchName } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useWatch } from '../../kit/use-watch.js'
import { translateError } from '../../messages/format-error.js'

/** Letters of a stranger's own words that are shown. */
const LONGEST_REASON = 300

/** What the view shows and offers. */
export function useRegisterAccountNameView() {
  const kit = useKit()
  const { messages, errorText, t } = useMessages()
  const { text, check, suggestions, loading, failure, isDeclined } = useKitState(selectName)
  const status = useKitState(selectNameStatus)
  useWatch(watchName)
  // It goes on while the approval is on screen, and what it failed with is in the state.
  const { run } = useAction((asked) => registerName(asked))
  const name = parseName(text)
  const words = () => {
    if (status === 'too-short' || status === 'invalid') return errorText(validateName(name))
    if (!failure) return undefined
    const { message, reason, facts, isUnknown } = failure
    if (isUnknown) return t('register-name.unknown')
    if (facts && reason === undefined) return translateError(messages, facts) ?? message
    return t(check === 'failed' ? 'register-name.not-checked' : 'register-name.not-registered')
  }
  const canRegister = check === 'available' && !loading
  const press = check === 'failed' ? () => refetchName(kit) : canRegister ? () => void run() : undefined
  return {
    text,
    name: toFullName(name),
    status,
    isCheckFailed: check === 'failed',
    suggestions,
    error: words(),
    reason: cleanText(failure?.reason, { max: LONGEST_REASON }),
    isDeclined,
    isBusy: loading,
    press,
    change: (value: string) => setName(kit, value),
    pick: (value: string) => setName(kit, parseName(value)),
  }
}
