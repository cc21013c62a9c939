'use client'

import { CodeForm } from '../otp/code-form.js'
import { useUpdateEmailPrimaryOtpView } from './use-update-email-primary-otp-view.js'

/** The code that was sent to the address that is in use. */
export function UpdateEmailPrimaryOtpView() {
  return <CodeForm {...useUpdateEmailPrimaryOtpView()} />
}
