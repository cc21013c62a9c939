'use client'

import { selectEmailUser } from '@bowline/kit-core'
import { verifyPrimaryEmailCode } from '@bowline/kit-core/actions'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useCodeForm } from '../otp/use-code-form.js'

/** The current address, and the form for the code sent to it. Source: R-CONN-62, R-FLOW-18. */
export function useUpdateEmailPrimaryOtpView() {
  const email = useKitState(selectEmailUser)?.email ?? undefined
  const form = useCodeForm(verifyPrimaryEmailCode)
  return { email, form }
}
