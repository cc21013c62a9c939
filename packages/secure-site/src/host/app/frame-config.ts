/**
 * What a project lets its frame do, as the frame's own server says.
 *
 * In      the answer to `/project?projectId=…`
 * Out     the origins that may hold the frame; the networks it knows, each with its node
 * Throws  when the answer does not fit
 * Source  security design §4, §8; R-FRAME-56
 */
import { caip2Schema } from '@bowline/secure-frame/protocol'
import * as z from 'zod/mini'
import type { OriginRules } from '../../origin/allowed-origin.js'
import { KNOWN_NETWORKS } from '../rpc/known-networks.js'
import type { FrameNetwork } from '../rpc/network.js'

const networkSchema = z.object({
  caipNetworkId: caip2Schema,
  rpcUrl: z.url({ protocol: /^https?$/ }),
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
})

/** A project's configuration. */
export type FrameConfig = {
  readonly origins: OriginRules
  readonly networks: ReadonlyMap<string, FrameNetwork>
}

/** Reads a configuration; a network that nobody can name, or whose coin is not known, is left out. */
export function readFrameConfig(answer: unknown): FrameConfig {
  const { patterns, isDevelopment, networks } = z.parse(configSchema, answer)
  const read = networks.flatMap(({ caipNetworkId, rpcUrl, ...stated }): readonly FrameNetwork[] => {
    const known = KNOWN_NETWORKS.get(caipNetworkId)
    const name = stated.name ?? known?.name
    const coin = stated.coin ?? known?.coin
    return name === undefined || coin === undefined ? [] : [{ caipNetworkId, rpcUrl, name, coin }]
  })
  return {
    origins: { patterns, isDevelopment },
    networks: new Map(read.map((network) => [network.caipNetworkId, network])),
  }
}
