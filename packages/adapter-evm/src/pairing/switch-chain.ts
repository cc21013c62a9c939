/**
 * Moves a paired wallet between chains. Among those it approved the page moves by itself; for any other it asks the wallet,
 * which then approves the chain or says that it is there.
 *
 * In      params  of the two requests, as a page gives them
 * Out     null, as the standards have it; whoever asked sees by `eth_chainId` whether the wallet went
 * Throws  ProviderError 4902  the wallet cannot be asked to move to a chain it did not approve: it has to be added
 *         ProviderError 4200  nor can it be asked to add one
 *         ProviderError 4901  the wallet said yes, and neither went there nor approved it for 30 s
 *         what the wallet answers
 * Source  EIP-3326, EIP-3085; spec R-CONN-83, R-CONN-85, R-CONN-143, R-CONN-267
 */
import { safeList, withTimeout } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { chainIdSchema } from '../runtime/response-schemas.js'
import type { PairedState } from './paired-state.js'
import { PROVIDER_CODES, ProviderError } from './provider-error.js'

/** A wallet may say yes before its visitor has: so long as a person needs. */
const ARRIVAL_LIMIT_MS = 30_000
/** A wallet that approves a chain with adding it does so at once. */
const ADDED_LIMIT_MS = 3_000

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

const chainSchema = z.looseObject({ chainId: chainIdSchema })

/** What moving needs. */
export type PairedSwitchParts = {
  readonly place: PairedState
  readonly askWallet: (method: string, params: unknown) => Promise<unknown>
  /** Whether the session lets this be asked. */
  readonly isOffered: (method: string) => boolean
  /** Calls back after each change, until the returned function is called. */
  readonly onChange: (listener: () => void) => () => void
}

/** The two requests. */
export type PairedSwitch = {
  readonly switchChain: (params: unknown) => Promise<null>
  readonly addChain: (params: unknown) => Promise<null>
}

/** Makes the answers to the two requests. */
export function createPairedSwitch({ place, askWallet, isOffered, onChange }: PairedSwitchParts): PairedSwitch {
  let latest = {}
  const isThere = (chainId: number) => place.chainId() === chainId || place.approves(chainId)

  /** A wallet's yes and what it approves come apart, in either order; some never answer what they have done. */
  async function arrival(method: string, params: unknown, limitMs: number): Promise<void> {
    const chainId = readChain(params)
    let stop = () => {}
    const arriving = new Promise<void>((resolve) => {
      stop = onChange(() => {
        if (isThere(chainId)) resolve()
      })
    })
    try {
      await Promise.race([askWallet(method, params), arriving])
      if (!isThere(chainId)) await withTimeout(arriving, limitMs)
    } finally {
      stop()
    }
  }

  return {
    async switchChain(params) {
      const chainId = readChain(params)
      const own = {}
      latest = own
      if (!isThere(chainId)) {
        if (!isOffered(SWITCH)) {
          throw new ProviderError(PROVIDER_CODES.unrecognisedChain, 'The wallet did not approve this chain')
        }
        await arrival(SWITCH, params, ARRIVAL_LIMIT_MS)
        if (!isThere(chainId))
          throw new ProviderError(
            PROVIDER_CODES.chainDisconnected,
            'Your wallet agreed to switch, but is still on another network.',
          )
      }
      // Who has asked to go elsewhere since is not taken back.
      if (own === latest && place.approves(chainId)) place.moveTo(chainId)
      return null
    },
    async addChain(params) {
      const chainId = readChain(params)
      if (isThere(chainId)) return null
      if (!isOffered(ADD)) throw new ProviderError(PROVIDER_CODES.unsupportedMethod, 'The wallet does not add chains')
      await arrival(ADD, params, ADDED_LIMIT_MS)
      return null
    },
  }
}

function readChain(params: unknown): number {
  const [chain] = safeList(params)
  const parsed = z.safeParse(chainSchema, chain)
  if (!parsed.success) throw new ProviderError(PROVIDER_CODES.invalidParams, 'The chain cannot be read')
  return parsed.data.chainId
}
