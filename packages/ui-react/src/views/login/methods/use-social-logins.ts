'use client'

import type { SocialProvider } from '@bowline/kit-core'
import { loginWithSocial, push } from '@bowline/kit-core/actions'
import { selectSocials } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

const NONE: readonly SocialProvider[] = []

/**
 * Social logins that the app offers in Connect, ConnectSocials and Create. `pick` starts one (in the provider's window, or for
 * Farcaster in its own view), `more` opens ConnectSocials.
 *
 * Source  R-CONN-65, R-CONN-66, R-CONN-72, R-VIEW-19
 */
export function useSocialLogins() {
  const kit = useKit()
  const socials = useKitState((state) => selectSocials(state, kit.config)) || NONE
  return {
    socials,
    /** Must be called within a press, because browsers open windows only then. */
    pick(provider: SocialProvider) {
      void loginWithSocial(kit, { provider })
    },
    more: () => push(kit, { view: 'ConnectSocials' }),
  }
}
