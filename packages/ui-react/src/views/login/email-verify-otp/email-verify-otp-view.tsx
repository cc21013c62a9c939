'use client'

import { CodeForm } from '../otp/code-form.js'
import { useEmailVerifyOtpView } from './use-email-verify-otp-view.js'

/** Step of an email login: form for the code from the email. */
export function EmailVerifyOtpView() {
  return <CodeForm {...useEmailVerifyOtpView()} />
}
