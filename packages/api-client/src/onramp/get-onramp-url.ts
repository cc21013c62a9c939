/**
 * The page of the card provider on which a visitor pays.
 *
 * In      client; network; where the purchase goes, what is preset; absent amounts are left out; signal
 * Out     an `https:` address without credentials; empty, and no request, on a network the service does not know
 * Throws  what HttpClient.request throws
 * Source  spec R-API-15, R-API-36, R-RAMP-28, R-RAMP-52, R-RAMP-65; security §8 (addresses from servers)
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { pageLinkSchema } from '../client/page-link-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** Where to pay. */
export type OnrampUrl = { readonly url: string }

/** The schema of where to pay. */
export const onrampUrlSchema: z.ZodMiniType<OnrampUrl> = z.object({ url: pageLinkSchema })

/** A wallet a purchase can go to. */
export type DestinationWallet = {
  readonly address: string
  readonly blockchains: readonly string[]
  readonly assets: readonly string[]
}

/** What `getOnrampUrl` takes. */
export type GetOnrampUrlParams = {
  readonly network: ActiveNetwork
  readonly destinationWallets: readonly DestinationWallet[]
  readonly defaultNetwork: string
  readonly partnerUserId: string
  /** The asker's own id of the purchase, by which it is known again in the history. */
  readonly purchaseId?: string | undefined
  readonly presetCryptoAmount?: string | undefined
  readonly presetFiatAmount?: string | undefined
  /** Id of the currency that is paid with, such as `EUR`. */
  readonly fiatCurrency?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service where to pay. */
export async function getOnrampUrl(
  client: ApiClient,
  { network, signal, ...wanted }: GetOnrampUrlParams,
): Promise<string> {
  if (!network.isSupported) return ''
  const { destinationWallets, defaultNetwork, partnerUserId, purchaseId } = wanted
  const { presetCryptoAmount, presetFiatAmount, fiatCurrency } = wanted
  const { url } = await client.data.request({
    method: 'POST',
    path: 'v1/generators/onrampurl',
    query: { projectId: client.projectId },
    body: {
      destinationWallets,
      defaultNetwork,
      partnerUserId,
      purchaseId,
      defaultExperience: 'buy',
      presetCryptoAmount,
      presetFiatAmount,
      fiatCurrency,
    },
    schema: onrampUrlSchema,
    signal,
  })
  return url
}
