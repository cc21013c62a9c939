/**
 * A project's frame configuration, as the frame's server sends it.
 *
 * In      the response to `/project?projectId=…`
 * Out     the origins that may embed the frame; the networks it supports, each with its RPC URL
 * Throws  when the response does not match the schema
 * Source  security design §4, §8; R-FRAME-56
 */
import { isCaip2 } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import type { OriginRules } from '../../origin/allowed-origin.js'
import { KNOWN_NETWORKS } from '../rpc/known-networks.js'
import type { FrameNetwork } from '../rpc/network.js'

const nodeUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
)
const networkSchema = v.object({
  caipNetworkId: v.pipe(v.string(), v.check(isCaip2)),
  rpcUrl: nodeUrl,
  bundlerUrl: v.optional(nodeUrl),
  paymaster: v.optional(v.object({ url: nodeUrl, context: v.optional(v.record(v.string(), v.unknown())) })),
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  coin: v.optional(
    v.object({
      symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
      decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(36)),
    }),
  ),
})
const configSchema = v.object({
  patterns: v.array(v.string()),
  isDevelopment: v.boolean(),
  networks: v.array(networkSchema),
  login: v.picklist(['window', 'page']),
  passkeyApprovals: v.boolean(),
})

/** Origins that may embed the frame, and networks by CAIP-2 id. */
export type FrameConfig = {
  readonly origins: OriginRules
  readonly networks: ReadonlyMap<string, FrameNetwork>
  /** Where users log in. */
  readonly login: 'window' | 'page'
  /** Whether a passkey may approve in the frame. */
  readonly passkeyApprovals: boolean
}

/** Parses a configuration. Skips networks whose name or native token is unknown. */
export function parseFrameConfig(response: unknown): FrameConfig {
  const { patterns, isDevelopment, networks, login, passkeyApprovals } = v.parse(configSchema, response)
  const networkList = networks.flatMap(
    ({ caipNetworkId, rpcUrl, bundlerUrl, paymaster, ...stated }): readonly FrameNetwork[] => {
      const known = KNOWN_NETWORKS.get(caipNetworkId)
      const name = stated.name ?? known?.name
      const coin = stated.coin ?? known?.coin
      return name === undefined || coin === undefined
        ? []
        : [
            {
              ...{ caipNetworkId, rpcUrl, name, coin },
              ...(bundlerUrl !== undefined && { bundlerUrl }),
              ...(paymaster !== undefined && { paymaster }),
            },
          ]
    },
  )
  return {
    login,
    passkeyApprovals,
    origins: { patterns, isDevelopment },
    networks: new Map(networkList.map((network) => [network.caipNetworkId, network])),
  }
}
