'use client'

import { selectHasAgreedToTerms } from '@bowline/kit-core'
import { agreeToTerms } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** What the visitor has to read, and whether it has to be agreed to first. */
export type LegalConsent = {
  readonly termsUrl: string | undefined
  readonly privacyUrl: string | undefined
  /** `checkbox` replaces the text and keeps every way to connect off until it is ticked. */
  readonly form: 'none' | 'text' | 'checkbox'
  readonly isAgreed: boolean
  readonly agree: (isAgreed: boolean) => void
}

/**
 * The app's terms in the Connect view. What was ticked is remembered as long as the page lives, and never stored.
 *
 * Source  R-VIEW-11 to 13
 */
export function useLegalConsent(): LegalConsent {
  const kit = useKit()
  const { termsConditionsUrl: termsUrl, privacyPolicyUrl: privacyUrl } = kit.config
  const asks = useKitState(({ config }) => config.appFeatures.legalCheckbox)
  const isTicked = useKitState(selectHasAgreedToTerms)
  const hasText = Boolean(termsUrl) || Boolean(privacyUrl)
  const form = !hasText ? 'none' : asks ? 'checkbox' : 'text'
  const agree = (isAgreed: boolean) => agreeToTerms(kit, { isAgreed })
  return { termsUrl, privacyUrl, form, isAgreed: form !== 'checkbox' || isTicked, agree }
}
