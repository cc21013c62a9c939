'use client'

import { verifyEmailCode } from '@bowline/kit-core/actions'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useCodeForm } from '../otp/use-code-form.js'

/** State of the form for the code of an email login. Source: R-FLOW-15. */
export function useEmailVerifyOtpView() {
  const email = useKitState(({ auth }) => auth.email)
  const form = useCodeForm(verifyEmailCode)
  return { email, form }
}
