/**
 * A project's frame configuration, as the frame's server sends it.
 *
 * In      the response to `/project?projectId=…`
 * Out     the origins that may embed the frame; the networks it supports, each with its RPC URL
 * Throws  when the response does not match the schema
 * Source  security design §4, §8; R-FRAME-56
 */
import { isCaip2 } from '@bowline/secure-frame/protocol'
import * as z from 'zod/mini'
import type { OriginRules } from '../../origin/allowed-origin.js'
import { KNOWN_NETWORKS } from '../rpc/known-networks.js'
import type { FrameNetwork } from '../rpc/network.js'

const networkSchema = z.object({
  caipNetworkId: z.string().check(z.refine(isCaip2)),
  rpcUrl: z.url({ protocol: /^https?$/ }),
  bundlerUrl: z.optional(z.url({ protocol: /^https?$/ })),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  coin: z.optional(
    z.object({
      symbol: z.string().check(z.minLength(1), z.maxLength(12)),
      decimals: z.int().check(z.minimum(1), z.maximum(36)),
    }),
  ),
})
const configSchema = z.object({
  patterns: z.array(z.string()),
  isDevelopment: z.boolean(),
  networks: z.array(networkSchema),
  login: z.literal(['window', 'page']),
})

/** Origins that may embed the frame, and networks by CAIP-2 id. */
export type FrameConfig = {
  readonly origins: OriginRules
  readonly networks: ReadonlyMap<string, FrameNetwork>
  /** Where users log in. */
  readonly login: 'window' | 'page'
}

/** Parses a configuration. Skips networks whose name or native token is unknown. */
export function parseFrameConfig(response: unknown): FrameConfig {
  const { patterns, isDevelopment, networks, login } = z.parse(configSchema, response)
  const networkList = networks.flatMap(({ caipNetworkId, rpcUrl, bundlerUrl, ...stated }): readonly FrameNetwork[] => {
    const known = KNOWN_NETWORKS.get(caipNetworkId)
    const name = stated.name ?? known?.name
    const coin = stated.coin ?? known?.coin
    return name === undefined || coin === undefined
      ? []
      : [{ caipNetworkId, rpcUrl, name, coin, ...(bundlerUrl !== undefined && { bundlerUrl }) }]
  })
  return {
    login,
    origins: { patterns, isDevelopment },
    networks: new Map(networkList.map((network) => [network.caipNetworkId, network])),
  }
}
