'use client'

import { type SocialProvider, selectSocials } from '@bowline/kit-core'
import { loginWithSocial, push } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

const NONE: readonly SocialProvider[] = []

/** The social logins on offer here, and what a press on one does. Source: R-CONN-65, R-CONN-66, R-CONN-72, R-VIEW-19. */
export function useSocials() {
  const kit = useKit()
  const socials = useKitState((state) => selectSocials(state, kit.config)) || NONE
  return {
    socials,
    /** Within the press: a browser opens a window only then. */
    pick(provider: SocialProvider) {
      if (provider === 'farcaster') push(kit, { view: 'ConnectingFarcaster' })
      else void loginWithSocial(kit, { provider })
    },
    more: () => push(kit, { view: 'ConnectSocials' }),
  }
}
