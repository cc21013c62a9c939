const { dirname, join } = require('node:path')
const dom = require('@bowline/jest-preset/dom')
const node = require('@bowline/jest-preset/node')

const packages = join(__dirname, '../../packages')
const ours = (name) => dirname(require.resolve(`${name}/package.json`))

/** Maps imports of these packages to this folder's versions. */
const mapped = (...names) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`^${name}$`, ours(name)],
      [`^${name}/(.*)$`, `${ours(name)}/$1`],
    ]),
  )

/** The provider of wagmi's own connector: the version that it depends on. */
const WALLET_CONNECT = '@walletconnect/ethereum-provider'

/** Shared settings of all projects of a run. */
const { maxWorkers, workerIdleMemoryLimit, testTimeout } = dom

const project = ({ maxWorkers: _, workerIdleMemoryLimit: __, testTimeout: ___, ...preset }, own) => ({
  ...preset,
  ...own,
  moduleNameMapper: { ...preset.moduleNameMapper, ...own.moduleNameMapper },
})

/**
 * `npm test` runs one file of each kind, next to the browser test of an app with these versions; the full run
 * (`npm run test:full`) adds the rest.
 */
const isFull = process.env.BOWLINE_TESTS === 'full'
const inFullRun = (...names) => (isFull ? names : [])

/** The packages' own tests with the oldest supported versions; of slow ones, a part. */
module.exports = {
  maxWorkers,
  workerIdleMemoryLimit,
  testTimeout,
  projects: [
    project(dom, {
      displayName: 'ui-react, React 18',
      rootDir: join(packages, 'ui-react'),
      testMatch: [
        ...['kit/*', 'modal/modal', 'hooks/use-kit-send'],
        ...inFullRun(
          '{hooks,modal,buttons,components}/*',
          'views/{connect/connect,account/account,networks/networks,pay/pay,activity/transactions}/*',
        ),
      ].map((name) => `<rootDir>/src/${name}.test.{ts,tsx}`),
      // Prerendering needs `Activity`, which React has since 19.2.
      testPathIgnorePatterns: ['/pre-rendered\\.test'],
      setupFilesAfterEnv: [
        ...dom.setupFilesAfterEnv,
        require.resolve('@bowline/jest-preset/fake-time'),
        require.resolve('@testing-library/jest-dom'),
      ],
      moduleNameMapper: mapped('react', 'react-dom'),
    }),
    project(node, {
      displayName: 'adapter-solana, React 18',
      rootDir: join(packages, 'adapter-solana'),
      testEnvironment: dom.testEnvironment,
      setupFilesAfterEnv: dom.setupFilesAfterEnv,
      testMatch: ['src/react/*', ...inFullRun('test/react/{provider,sync}')].map(
        (name) => `<rootDir>/${name}.test.tsx`,
      ),
      moduleNameMapper: mapped('react', 'react-dom'),
    }),
    project(node, {
      displayName: 'adapter-evm, wagmi 2',
      rootDir: join(packages, 'adapter-evm'),
      testMatch: [
        ...['connect', 'disconnect', 'reconnect', 'switch'],
        ...inFullRun('send', 'kit', 'host', 'wallet', 'account', 'paired-wagmi'),
      ].map((start) => `<rootDir>/test/${start}*.test.ts`),
      moduleNameMapper: {
        ...mapped('@wagmi/core', 'viem'),
        // The index of version 2 loads the SDKs of every vendor.
        '^@wagmi/connectors$': join(ours('@wagmi/connectors'), 'dist/esm/walletConnect.js'),
        [`^${WALLET_CONNECT}$`]: require.resolve(WALLET_CONNECT, { paths: [ours('@wagmi/connectors')] }),
      },
    }),
  ],
}
