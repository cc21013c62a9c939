'use client'

import { CodeForm } from '../otp/code-form.js'
import { useUpdateEmailSecondaryOtpView } from './use-update-email-secondary-otp-view.js'

/** Form for the code that was sent to the new address. */
export function UpdateEmailSecondaryOtpView() {
  return <CodeForm {...useUpdateEmailSecondaryOtpView()} />
}
