/**
 * Fetches from the data service the URL of the on-ramp provider's page, on which the user pays for a purchase.
 *
 * In      destinationWallets: who may receive the purchase; partnerUserId: the account in whose history it appears
 * Out     an `https:` URL without credentials; empty, without a request, on a network the service does not support
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-36, R-RAMP-28, R-RAMP-52, R-RAMP-65; security §8 (addresses from servers)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { pageLinkSchema } from '../client/page-link-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'

/** The service's response. */
export type OnrampUrl = { readonly url: string }

/** Schema of the service's response. */
export const onrampUrlSchema: v.GenericSchema<unknown, OnrampUrl> = v.object({ url: pageLinkSchema })

/** An address that can receive a purchase, with the on-ramp's names of networks and tokens. */
export type DestinationWallet = {
  readonly address: string
  readonly blockchains: readonly string[]
  readonly assets: readonly string[]
}

/** Parameters of `getOnrampUrl`. */
export type GetOnrampUrlParams = {
  readonly network: ActiveNetwork
  readonly destinationWallets: readonly DestinationWallet[]
  readonly defaultNetwork: string
  readonly partnerUserId: string
  /** The app's own id of the purchase, which identifies it in the history. */
  readonly purchaseId?: string | undefined
  readonly presetCryptoAmount?: string | undefined
  readonly presetFiatAmount?: string | undefined
  /** Id of the payment currency, such as `EUR`. */
  readonly fiatCurrency?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches the URL of the payment page. Empty when the service does not support the network. */
export async function getOnrampUrl(
  client: ApiClient,
  { network, signal, ...params }: GetOnrampUrlParams,
): Promise<string> {
  if (!network.isSupported) return ''
  const { destinationWallets, defaultNetwork, partnerUserId, purchaseId } = params
  const { presetCryptoAmount, presetFiatAmount, fiatCurrency } = params
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
