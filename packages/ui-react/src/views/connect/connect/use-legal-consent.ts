'use client'

import { selectHasAgreedToTerms } from '@bowline/kit-core'
import { agreeToTerms } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** The app's terms, and whether the user must agree to them first. */
export type LegalConsent = {
  readonly termsUrl: string | undefined
  readonly privacyUrl: string | undefined
  /** `checkbox` replaces the text and disables every connect method until the user checks it. */
  readonly form: 'none' | 'text' | 'checkbox'
  readonly isAgreed: boolean
  readonly agree: (isAgreed: boolean) => void
}

/**
 * The app's terms, for every view with connect methods. Consent is kept until the page is unloaded, and never stored.
 *
 * Source  R-VIEW-11 to 13
 */
export function useLegalConsent(): LegalConsent {
  const kit = useKit()
  const { termsConditionsUrl: termsUrl, privacyPolicyUrl: privacyUrl } = kit.config
  const needsCheckbox = useKitState(({ config }) => config.appFeatures.legalCheckbox)
  const hasAgreed = useKitState(selectHasAgreedToTerms)
  const hasText = Boolean(termsUrl) || Boolean(privacyUrl)
  const form = !hasText ? 'none' : needsCheckbox ? 'checkbox' : 'text'
  const agree = (isAgreed: boolean) => agreeToTerms(kit, { isAgreed })
  return { termsUrl, privacyUrl, form, isAgreed: form !== 'checkbox' || hasAgreed, agree }
}
