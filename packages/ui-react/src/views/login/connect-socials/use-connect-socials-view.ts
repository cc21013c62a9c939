'use client'

import { useLegalConsent } from '../../connect/connect/use-legal-consent.js'
import { useSocials } from '../login/use-socials.js'

/** All social logins, and the terms that the user must agree to. */
export function useConnectSocialsView() {
  const { socials, pick } = useSocials()
  const legal = useLegalConsent()
  return { socials, pick, legal }
}
