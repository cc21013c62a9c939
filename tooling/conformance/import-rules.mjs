// @ts-check
/**
 * Allowed imports as a table: what a workspace may import, and the home folder of each global name.
 *
 * `ours`        packages of this repository that may be imported
 * `onDemand`    the same, but only with `import()`, or for types
 * `inTests`     packages of this repository that test files may also import
 * `inTesting`   the same for the files behind the entry `./testing`
 * `banned`      outside packages that may not be imported; `*` matches the rest of a name
 * `lazyOnly`    outside packages that may be imported only with `import()`
 * `homes`       global names and the only folder below src/ that may use them; not for tests
 */

/**
 * @typedef {object} ArrowRule
 * @property {readonly string[]} ours
 * @property {readonly string[]} [onDemand]
 * @property {readonly string[]} [inTests]
 * @property {readonly string[]} [inTesting]
 * @property {readonly string[]} [banned]
 * @property {readonly string[]} [lazyOnly]
 * @property {Readonly<Record<string, string>>} [homes]
 */

const REACT = ['react', 'react-dom', 'next', 'swr', '@base-ui/*', '@tanstack/*']
const CHAIN_LIBRARIES = [
  'viem',
  'ox',
  'abitype',
  'ethers',
  'wagmi',
  '@wagmi/*',
  '@coinbase/*',
  '@base-org/*',
  '@safe-global/*',
  '@solana/*',
  '@solana-program/*',
  '@scure/btc-signer',
  'bitcoinjs-lib',
  'sats-connect',
  '@sats-connect/*',
]
const TEST_TOOLS = [
  '@bowline/bitcoin-chain',
  '@bowline/chains',
  '@bowline/jest-preset',
  '@bowline/postgres',
  '@bowline/solana-chain',
  '@bowline/transfer-matrix',
]

/** @type {readonly [pattern: string, rule: ArrowRule][]} the first pattern that fits a workspace's path decides */
const arrowRules = [
  [
    'packages/kit-core',
    {
      ours: ['@bowline/api-client'],
      onDemand: ['@bowline/secure-frame'],
      inTests: [...TEST_TOOLS, '@bowline/secure-frame'],
      banned: [...REACT, ...CHAIN_LIBRARIES],
      lazyOnly: ['@walletconnect/*'],
      homes: {
        console: 'base/log',
        document: 'base/browser',
        localStorage: 'base/browser',
        navigator: 'base/browser',
        sessionStorage: 'base/browser',
        window: 'base/browser',
      },
    },
  ],
  [
    'packages/ui-react',
    {
      ours: ['@bowline/kit-core'],
      onDemand: ['@bowline/icons'],
      inTests: [...TEST_TOOLS, '@bowline/api-client', '@bowline/adapter-*', '@bowline/secure-frame'],
      inTesting: ['@bowline/api-client'],
      banned: [...CHAIN_LIBRARIES, '@walletconnect/*'],
    },
  ],
  [
    'packages/adapter-*',
    {
      ours: ['@bowline/kit-core'],
      inTests: [...TEST_TOOLS, '@bowline/api-client'],
      inTesting: ['@bowline/api-client'],
      banned: ['next', 'swr', '@base-ui/*'],
    },
  ],
  ['packages/secure-site', { ours: ['@bowline/secure-frame'], inTests: TEST_TOOLS, banned: REACT }],
  ['packages/*', { ours: [], inTests: TEST_TOOLS, banned: REACT }],
  [
    'apps/*',
    {
      ours: [
        '@bowline/brand',
        '@bowline/kit-core',
        '@bowline/ui-react',
        '@bowline/api-client',
        '@bowline/secure-frame',
        '@bowline/secure-site',
        '@bowline/adapter-*',
      ],
      inTests: TEST_TOOLS,
    },
  ],
]

/**
 * The rule of a workspace, or undefined without one.
 * @param {string} path `packages/kit-core`
 * @returns {ArrowRule | undefined}
 */
export const ruleFor = (path) => arrowRules.find(([pattern]) => fits(pattern, path))?.[1]

/**
 * Whether a name equals the pattern, or starts with its part before `*`.
 * @param {string} pattern
 * @param {string} name
 */
export const fits = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
