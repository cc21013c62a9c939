'use client'

import { CodeForm } from '../otp/code-form.js'
import { useUpdateEmailSecondaryOtpView } from './use-update-email-secondary-otp-view.js'

/** The code that was sent to the address that is to be used. */
export function UpdateEmailSecondaryOtpView() {
  return <CodeForm {...useUpdateEmailSecondaryOtpView()} />
}
