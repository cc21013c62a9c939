/**
 * Switches a paired wallet between chains. Among approved chains the page switches without the wallet. For any other chain
 * it asks the wallet, which then approves the chain or reports that it switched.
 *
 * In      params  of the two requests, as a page sends them
 * Out     null, as the standards require; the caller checks with `eth_chainId` whether the wallet switched
 * Throws  ProviderError 4902  the wallet accepts no switch to a chain that it did not approve: the chain must be added
 *         ProviderError 4200  the wallet accepts no request to add a chain either
 *         ProviderError 4901  the wallet agreed, but neither switched nor approved the chain within 30 s
 *         the wallet's own errors
 * Source  EIP-3326, EIP-3085; spec R-CONN-83, R-CONN-85, R-CONN-143, R-CONN-267
 */
import { safeList, withTimeout } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import { PROVIDER_CODES, ProviderError } from '../runtime/provider-error.js'
import { chainIdSchema } from '../runtime/response-schemas.js'
import type { PairedState } from './paired-state.js'

/** Time for the user: a wallet may agree before its user has. */
const ARRIVAL_LIMIT_MS = 30_000
/** A wallet that approves a chain when it adds it does so at once. */
const ADDED_LIMIT_MS = 3_000

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

const chainSchema = v.looseObject({ chainId: chainIdSchema })

/** Dependencies of `createPairedSwitch`. */
export type PairedSwitchParams = {
  readonly state: PairedState
  readonly requestWallet: (method: string, params: unknown) => Promise<unknown>
  /** Whether the session approves this method. */
  readonly isApproved: (method: string) => boolean
  /** Calls back after each change, until the returned function is called. */
  readonly onChange: (listener: () => void) => () => void
}

/** Handlers of the two requests. */
export type PairedSwitch = {
  readonly switchChain: (params: unknown) => Promise<null>
  readonly addChain: (params: unknown) => Promise<null>
}

/** Creates the handlers. */
export function createPairedSwitch({ state, requestWallet, isApproved, onChange }: PairedSwitchParams): PairedSwitch {
  let latest = {}
  const isThere = (chainId: number) => state.chainId() === chainId || state.isChainApproved(chainId)

  /** Sends the request and waits for the chain. The response and the approval arrive in any order; some wallets never respond. */
  async function requestAndWait(method: string, params: unknown, limitMs: number): Promise<void> {
    const chainId = parseChainId(params)
    let stop = () => {}
    const arrived = new Promise<void>((resolve) => {
      stop = onChange(() => {
        if (isThere(chainId)) resolve()
      })
    })
    try {
      await Promise.race([requestWallet(method, params), arrived])
      if (!isThere(chainId)) await withTimeout(arrived, limitMs)
    } finally {
      stop()
    }
  }

  return {
    async switchChain(params) {
      const chainId = parseChainId(params)
      const own = {}
      latest = own
      if (!isThere(chainId)) {
        if (!isApproved(SWITCH)) {
          throw new ProviderError(PROVIDER_CODES.unrecognizedChain, 'The wallet did not approve this chain')
        }
        await requestAndWait(SWITCH, params, ARRIVAL_LIMIT_MS)
        if (!isThere(chainId))
          throw new ProviderError(
            PROVIDER_CODES.chainDisconnected,
            'Your wallet agreed to switch, but is still on another network.',
          )
      }
      // A later switch request takes precedence.
      if (own === latest && state.isChainApproved(chainId)) state.setChain(chainId)
      return null
    },
    async addChain(params) {
      const chainId = parseChainId(params)
      if (isThere(chainId)) return null
      if (!isApproved(ADD)) throw new ProviderError(PROVIDER_CODES.unsupportedMethod, 'The wallet does not add chains')
      await requestAndWait(ADD, params, ADDED_LIMIT_MS)
      return null
    },
  }
}

function parseChainId(params: unknown): number {
  const [chain] = safeList(params)
  const parsed = v.safeParse(chainSchema, chain)
  if (!parsed.success) throw new ProviderError(PROVIDER_CODES.invalidParams, 'The chain cannot be read')
  return parsed.output.chainId
}
