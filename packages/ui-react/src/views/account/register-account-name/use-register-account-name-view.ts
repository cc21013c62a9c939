'use client'

/**
 * State and actions of RegisterAccountName.
 *
 * Out     status      status of the name in the field; `name` is that name with its suffix
 *         suggestions other names, without the one in the field
 *         error       text of what is wrong with the name or of what failed; always one of the kit's own texts
 *         reason      reason that the wallet or the service gave for rejecting the name; not for a failed check, which can be repeated
 *         isDeclined  the user declined in the wallet; the text is kept
 *         press       action of the main button: registers, or checks the name again; undefined when neither is possible
 * Source  R-NAME-05, R-NAME-10, R-NAME-18 to 21, R-NAME-29, R-NAME-30, R-FLOW-51
 */

import { cleanText, selectName, selectNameStatus } from '@bowline/kit-core'
import { refetchName, registerName, setName, watchName } from '@bowline/kit-core/actions'
import { parseName, toFullName, validateName } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useWatch } from '../../../kit/use-watch.js'
import { translateError } from '../../../messages/format-error.js'

/** Maximum length of the wallet's or service's reason, in characters. */
const MAX_REASON_LENGTH = 300

/** State and actions of the view. */
export function useRegisterAccountNameView() {
  const kit = useKit()
  const { messages, errorText, t } = useMessages()
  const { text, check, suggestions, loading, failure, isDeclined } = useKitState(selectName)
  const status = useKitState(selectNameStatus)
  useWatch(watchName)
  // Registration continues while the approval is on screen; the state holds its error.
  const { run } = useAction((target) => registerName(target))
  const name = parseName(text)
  const getErrorText = () => {
    if (status === 'too-short' || status === 'invalid') return errorText(validateName(name))
    if (!failure) return undefined
    const { message, reason, details, isUnknown } = failure
    if (isUnknown) return t('register-name.unknown')
    if (details && reason === undefined) return translateError(messages, details) ?? message
    return t(check === 'failed' ? 'register-name.not-checked' : 'register-name.not-registered')
  }
  const canRegister = check === 'available' && !loading
  const press = check === 'failed' ? () => refetchName(kit) : canRegister ? () => void run() : undefined
  return {
    text,
    name: toFullName(name),
    status,
    isCheckFailed: check === 'failed',
    suggestions: suggestions.filter((suggestion) => suggestion.name !== toFullName(name)),
    error: getErrorText(),
    reason: check === 'failed' ? '' : cleanText(failure?.reason, { max: MAX_REASON_LENGTH }),
    isDeclined,
    isBusy: loading,
    press,
    change: (value: string) => setName(kit, value),
    pick: (value: string) => setName(kit, parseName(value)),
  }
}
