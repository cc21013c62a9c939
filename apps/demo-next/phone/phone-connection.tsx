'use client'

import { useKit } from '@bowline/ui-react'
import { usePhoneService } from './use-phone-service'

/** Lets a phone in another tab scan the code of this page. */
export function PhoneLine() {
  usePhoneService(useKit())
  return null
}
