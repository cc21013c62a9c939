'use client'

import { CodeForm } from '../otp/code-form.js'
import { useEmailVerifyOtpView } from './use-email-verify-otp-view.js'

/** The code of a login by e-mail. */
export function EmailVerifyOtpView() {
  return <CodeForm {...useEmailVerifyOtpView()} />
}
