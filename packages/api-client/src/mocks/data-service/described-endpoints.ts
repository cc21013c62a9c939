/**
 * Descriptions of the data service's endpoints. The mock service matches and validates requests with this table and checks
 * its responses with the schemas in it. The OpenAPI document is generated from it.
 *
 * Source  spec R-API-18 to 41, R-API-63, R-SESS-24, R-SESS-25
 */
import { balancesSchema } from '../../balance/get-balances.js'
import { historySchema } from '../../history/get-history.js'
import { identitySchema } from '../../identity/get-identity.js'
import { foundNamesSchema } from '../../names/find-names.js'
import { nameProfileSchema } from '../../names/name-profile.js'
import { nameRegistrationSchema } from '../../names/register-name.js'
import { nameSuggestionsSchema } from '../../names/suggest-names.js'
import { onrampQuoteSchema } from '../../onramp/get-onramp-quote.js'
import { onrampUrlSchema } from '../../onramp/get-onramp-url.js'
import { onrampOptionsSchema } from '../../onramp/onramp-options.js'
import { tokenPricesSchema } from '../../prices/get-prices.js'
import { sessionActivationSchema } from '../../sessions/activate-smart-session.js'
import { smartSessionsSchema } from '../../sessions/get-smart-sessions.js'
import { sessionRegistrationSchema } from '../../sessions/register-smart-session.js'
import { sessionRevocationSchema } from '../../sessions/revoke-smart-session.js'
import { builtApprovalSchema } from '../../swap/build-approval.js'
import { builtSwapSchema } from '../../swap/build-swap.js'
import { allowanceSchema } from '../../swap/get-allowance.js'
import { gasPriceSchema } from '../../swap/get-gas-price.js'
import { swapQuotesSchema } from '../../swap/get-quotes.js'
import { swapTokensSchema } from '../../swap/get-swap-tokens.js'
import type { DataEndpoint } from './data-endpoints.js'
import type { DescribedEndpoint } from './described-endpoint.js'
import {
  activationBodySchema,
  onrampQuoteBodySchema,
  onrampUrlBodySchema,
  pricesBodySchema,
  registeredRequestSchema,
  registrationBodySchema,
  revocationBodySchema,
  swapBodySchema,
} from './request-bodies.js'

const CHAIN = { name: 'chainId', meaning: 'CAIP-2 id of the active network', required: true }
const SENDER = { name: 'sender', meaning: 'Plain address of the requesting account, if any' }
const API_VERSION = { name: 'apiVersion', meaning: 'Version of the response, 2', required: true }
const USER = { name: 'userAddress', meaning: 'CAIP-10 address of the account', required: true }
const FROM = { name: 'from', meaning: 'CAIP-10 address of the token given', required: true }
const TO = { name: 'to', meaning: 'CAIP-10 address of the token wanted', required: true }

export const DESCRIBED_DATA_ENDPOINTS: Readonly<Record<DataEndpoint, DescribedEndpoint>> = {
  identity: {
    method: 'GET',
    path: 'v1/identity/{address}',
    summary: 'Avatar and name of an address',
    query: [SENDER],
    response: identitySchema,
  },
  history: {
    method: 'GET',
    path: 'v1/account/{account}/history',
    summary: 'One page of the transactions of an account, newest first',
    query: [
      CHAIN,
      { name: 'cursor', meaning: 'The `next` of the page before' },
      { name: 'onramp', meaning: '`coinbase` for purchases alone' },
    ],
    response: historySchema,
  },
  balances: {
    method: 'GET',
    path: 'v1/account/{address}/balance',
    summary: 'Tokens of an account, including the native token',
    query: [
      { name: 'currency', meaning: '`usd`', required: true },
      CHAIN,
      { name: 'forceUpdate', meaning: 'Comma-separated CAIP-10 addresses of tokens to refresh' },
    ],
    response: balancesSchema,
  },
  'token-prices': {
    method: 'POST',
    path: 'v1/fungible/price',
    summary: 'Prices of tokens in US dollars',
    body: pricesBodySchema,
    response: tokenPricesSchema,
  },
  'swap-quotes': {
    method: 'GET',
    path: 'v1/convert/quotes',
    summary: 'What a swap would give',
    query: [
      { name: 'amount', meaning: 'Base units of the token given', required: true },
      USER,
      FROM,
      TO,
      { name: 'gasPrice', meaning: 'Wei' },
    ],
    response: swapQuotesSchema,
  },
  'swap-tokens': {
    method: 'GET',
    path: 'v1/convert/tokens',
    summary: 'Tokens that can be swapped on a network',
    query: [CHAIN],
    response: swapTokensSchema,
  },
  'swap-allowance': {
    method: 'GET',
    path: 'v1/convert/allowance',
    summary: 'How much of a token the swap contract may take, in base units',
    query: [{ name: 'tokenAddress', meaning: 'CAIP-10 address of the token', required: true }, USER],
    response: allowanceSchema,
  },
  'gas-price': {
    method: 'GET',
    path: 'v1/convert/gas-price',
    summary: 'Price of gas in wei, for three speeds',
    query: [CHAIN],
    response: gasPriceSchema,
  },
  'swap-transaction': {
    method: 'POST',
    path: 'v1/convert/build-transaction',
    summary: 'The transaction of a swap',
    body: swapBodySchema,
    response: builtSwapSchema,
  },
  'swap-approval': {
    method: 'GET',
    path: 'v1/convert/build-approve',
    summary: 'The transaction that lets the swap contract take a token',
    query: [USER, FROM, TO],
    response: builtApprovalSchema,
  },
  'name-lookup': {
    method: 'GET',
    path: 'v1/profile/account/{name}',
    summary: 'Addresses and attributes of a name; 404 when there is no such name',
    query: [API_VERSION],
    response: nameProfileSchema,
  },
  'name-reverse': {
    method: 'GET',
    path: 'v1/profile/reverse/{address}',
    summary: 'Names of an address',
    query: [SENDER, API_VERSION],
    response: foundNamesSchema,
  },
  'name-suggestions': {
    method: 'GET',
    path: 'v1/profile/suggestions/{name}',
    summary: 'Names that begin like a text, free ones and taken ones',
    query: [{ name: 'zone', meaning: 'Suffix of the names, without its first dot', required: true }],
    response: nameSuggestionsSchema,
  },
  'name-registration': {
    method: 'POST',
    path: 'v1/profile/account',
    summary: 'Registers a name for an address that signed for it',
    body: registrationBodySchema,
    response: nameRegistrationSchema,
  },
  'onramp-url': {
    method: 'POST',
    path: 'v1/generators/onrampurl',
    summary: 'The page of the card provider on which the user pays',
    body: onrampUrlBodySchema,
    response: onrampUrlSchema,
  },
  'onramp-options': {
    method: 'GET',
    path: 'v1/onramp/options',
    summary: 'Currencies that can be bought, and paid with',
    response: onrampOptionsSchema,
  },
  'onramp-quote': {
    method: 'POST',
    path: 'v1/onramp/quote',
    summary: 'What a purchase costs, and brings',
    body: onrampQuoteBodySchema,
    response: onrampQuoteSchema,
  },
  'smart-sessions': {
    method: 'GET',
    path: 'v1/sessions/{address}',
    summary: 'Smart sessions of an account; the address is CAIP-10',
    response: smartSessionsSchema,
  },
  'session-registration': {
    method: 'POST',
    path: 'v1/sessions/{address}',
    summary: 'Registers a smart session before a wallet is asked to grant it; returns the co-signer’s key',
    body: registeredRequestSchema,
    response: sessionRegistrationSchema,
  },
  'session-activation': {
    method: 'POST',
    path: 'v1/sessions/{address}/activate',
    summary: 'Activates a registered smart session with what the wallet granted',
    body: activationBodySchema,
    response: sessionActivationSchema,
  },
  'session-revocation': {
    method: 'POST',
    path: 'v1/sessions/{address}/revoke',
    summary: 'Ends a smart session',
    body: revocationBodySchema,
    response: sessionRevocationSchema,
  },
}
