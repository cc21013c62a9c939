// @ts-check
/**
 * Checks that kit-core and ui-react do not ask which chain family they serve: the family's description says what applies.
 *
 * In      base  the repository
 * Out     one line per comparison with the name of a family, and per table keyed by such names
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, listSourceFiles, pathFrom } from './source-files.mjs'

const SOURCES = ['packages/kit-core/src', 'packages/ui-react/src']

/** Files that may name families, and why. @type {Readonly<Record<string, string>>} */
export const NAMES_FAMILIES = {
  'kit-core/src/base/caip/namespace.ts': 'lists the families that the kit describes itself',
  'kit-core/src/base/caip/families.ts': 'describes them: the part that every page loads',
  'kit-core/src/base/caip/address-rules.ts': 'describes them: addresses',
  'kit-core/src/base/caip/family-name.ts': 'describes them: names',
  'kit-core/src/features/pay/pay-address-rules.ts': 'describes them: addresses in payments',
  'kit-core/src/features/pay/payment-rules.ts': 'describes them: payments',
  'kit-core/src/features/recipients/uri-rules.ts': 'describes them: payment links',
  'kit-core/src/features/sign-in/sign-in-rules.ts': 'describes them: sign-in messages',
  'kit-core/src/features/transactions/finality.ts': 'describes them: finality, by network and family',
  'kit-core/src/features/transactions/send-requests.ts': 'describes them: one fact',
  'kit-core/src/features/recipients/main-network.ts': 'describes them: one fact',
  'kit-core/src/wallets/pairing/paired-connection.ts': 'describes them: one fact',
  'kit-core/src/wallets/pairing/pairing-rules.ts': 'describes them: pairing',
  'kit-core/src/wallets/pairing/sign-paired.ts': 'signs for the universal adapter, which serves only these families',
  'kit-core/src/features/sign-in/wrap-siwe.ts': 'wraps Sign-In with Ethereum, which knows one family',
  'kit-core/src/features/embedded/account-types.ts': 'lists the account types of the embedded wallet',
  'kit-core/src/features/onramp/create-meld-url.ts': 'lists the currencies of one provider',
  'kit-core/src/features/swap/build-swap.ts': 'reads a field of the swap service’s response',
  'kit-core/src/features/swap/native-token.ts': 'lists the placeholder addresses of the swap service',
}

const NAME = '(?:eip155|solana|bip122|polkadot|cosmos)'
const QUOTED = `['"\`]${NAME}:?['"\`]`

const ASKS = [
  new RegExp(`[!=]==? *${QUOTED}`),
  new RegExp(`${QUOTED} *[!=]==?`),
  new RegExp(`\\bcase ${QUOTED}`),
  new RegExp(`\\.(?:startsWith|includes|indexOf)\\(${QUOTED}`),
  new RegExp(`(?:^\\s*|[{,] *)['"]?${NAME}['"]?: `),
  new RegExp(`\\w\\??\\.${NAME}\\b(?![.'"\`])`),
]

/**
 * @param {string} base
 * @returns {readonly string[]}
 */
export function checkFamilies(base) {
  return SOURCES.flatMap((source) => listSourceFiles(join(base, source)))
    .map((path) => ({ path: pathFrom(base, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !isTestFile(path) && !path.includes('/src/testing/'))
    .filter(({ path }) => NAMES_FAMILIES[path.replace(/^packages\//, '')] === undefined)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          isComment(line) || !ASKS.some((form) => form.test(line))
            ? []
            : [`${path}:${index + 1} names a chain family: put the fact into ChainFamily of base/caip/chain-family`],
        ),
    )
}

/** @param {string} line */
function isComment(line) {
  return /^\s*(?:\/\/|\/?\*)/.test(line)
}
