'use client'

import { CodeForm } from '../otp/code-form.js'
import { useUpdateEmailPrimaryOtpView } from './use-update-email-primary-otp-view.js'

/** First step of an email address change: form for the code that was sent to the current address. */
export function UpdateEmailPrimaryOtpView() {
  return <CodeForm {...useUpdateEmailPrimaryOtpView()} />
}
