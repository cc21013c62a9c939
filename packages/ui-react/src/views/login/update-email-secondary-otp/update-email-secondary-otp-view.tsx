'use client'

import { CodeForm } from '../otp/code-form.js'
import { useUpdateEmailSecondaryOtpView } from './use-update-email-secondary-otp-view.js'

/** Second step of an email address change: form for the code that was sent to the new address. */
export function UpdateEmailSecondaryOtpView() {
  return <CodeForm {...useUpdateEmailSecondaryOtpView()} />
}
