'use client'

import { CodeForm } from '../otp/code-form.js'
import { useEmailVerifyOtpView } from './use-email-verify-otp-view.js'

/** Form for the code of an email login. */
export function EmailVerifyOtpView() {
  return <CodeForm {...useEmailVerifyOtpView()} />
}
