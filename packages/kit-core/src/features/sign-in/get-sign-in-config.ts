/**
 * The app's sign-in configuration: the option `siwx`, or a wrapped `siweConfig`, with access to the kit's storage and RPC URLs.
 *
 * Source  spec R-SIWX-01, R-SIWX-09, R-SIWX-36, R-CFG-11
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { SiwxConfig } from '../../core/sign-in/siwx-config.js'
import type { Kit } from '../../kit.js'
import { SignInNotEnabledError } from './errors.js'
import { wrapSiwe } from './wrap-siwe.js'

/** The same configuration for each call of a kit. Throws `SignInNotEnabledError` without one. */
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

/** Whether the user has to sign in, according to the configuration at this moment; false if it does not say. */
export function isSignInRequired(kit: Kit): boolean {
  return getSignInConfig(kit).getRequired?.() ?? false
}
