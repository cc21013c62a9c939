/**
 * Adapter members for paired wallets, paired by the kit or by the app. This code loads with the first of them.
 *
 * Source  spec R-ADPT-06, R-CONN-119
 */
import type { Config } from '@wagmi/core'
import type { Runtime, RuntimeParams } from '../contract.js'
import { type CreateConnectPairedParams, createConnectPaired } from './connect-paired.js'
import { createHostPairingSource } from './host-pairing.js'

/** The adapter members that this module implements. */
export type Pairing = Pick<Runtime, 'connectPaired' | 'pairingProvider'>

/** Creates the adapter members for paired wallets, over the wagmi configuration in use. */
export function createPairing(
  parts: RuntimeParams,
  config: Config,
  { nodes, onRequest }: Pick<CreateConnectPairedParams, 'nodes' | 'onRequest'>,
): Pairing {
  const host = createHostPairingSource(parts, config)
  const { context, watch } = parts
  return {
    connectPaired: createConnectPaired({
      config,
      context,
      watch,
      nodes,
      onRequest,
      host,
      isHosts: parts.config !== undefined,
    }),
    pairingProvider: host.pairingProvider,
  }
}
