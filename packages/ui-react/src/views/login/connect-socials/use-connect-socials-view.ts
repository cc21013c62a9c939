'use client'

import { useLegalConsent } from '../../connect/connect/use-legal-consent.js'
import { useSocialLogins } from '../methods/use-social-logins.js'

/** All social logins that the app offers, a function that starts one, and the app's terms. */
export function useConnectSocialsView() {
  const { socials, pick } = useSocialLogins()
  const legal = useLegalConsent()
  return { socials, pick, legal }
}
