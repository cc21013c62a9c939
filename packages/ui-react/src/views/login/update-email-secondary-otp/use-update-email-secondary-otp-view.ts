'use client'

import { verifySecondaryEmailCode } from '@bowline/kit-core/actions'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useCodeForm } from '../otp/use-code-form.js'

/** The new address, and the form for the code sent to it. Source: R-CONN-62, R-FLOW-19. */
export function useUpdateEmailSecondaryOtpView() {
  const email = useKitState(({ auth }) => auth.email)
  const form = useCodeForm(verifySecondaryEmailCode)
  return { email, form }
}
