/**
 * The sign-in configuration of a kit, connected to the kit's storage and RPC URLs.
 *
 * Out     SiwxConfig  from the options; an older `siweConfig` is wrapped
 * Throws  SignInNotEnabledError
 * Source  spec R-SIWX-01, R-SIWX-09, R-SIWX-36, R-CFG-11
 */
import { perOwner } from '../../base/async/scope.js'
import type { SiwxConfig } from '../../core/sign-in/siwx-config.js'
import type { Kit } from '../../kit.js'
import { SignInNotEnabledError } from './errors.js'
import { wrapSiwe } from './wrap-siwe.js'

/** Returns the kit's sign-in configuration. Throws `SignInNotEnabledError` without one. */
export const getSignInConfig = perOwner((kit: Kit): SiwxConfig => {
  const made = make(kit)
  made.attach?.({
    storage: kit.storage,
    async rpcUrls(caipNetworkId) {
      const { getRpcUrls } = await kit.code()
      return [...(kit.config.customRpcUrls[caipNetworkId] ?? []), ...(await getRpcUrls(kit, caipNetworkId))]
    },
  })
  return made
})

function make({ config, store }: Kit): SiwxConfig {
  const { siwx, siweConfig } = config
  if (!store.get().signIn.isEnabled) throw new SignInNotEnabledError()
  if (siwx) return siwx
  if (siweConfig) return wrapSiwe(siweConfig)
  throw new SignInNotEnabledError()
}

/** Whether sign-in is required at this moment. */
export function isSignInRequired(kit: Kit): boolean {
  return getSignInConfig(kit).getRequired?.() ?? false
}
