// @ts-check
/**
 * Facts of the repository that the playground shows, for `process.env` of the build.
 *
 * Out     `BOWLINE_PAGE_BYTES`  kB that a page of each kit loads before the first press: the other kits by
 *                               `tooling/bench/page-bytes.mjs`, Bowline as `npm run size` records it
 *         `BOWLINE_PEERS`       packages that an app installs for each adapter, and the pairing package with its version
 */
import { readFileSync } from 'node:fs'

const FOR_PAIRING = '@walletconnect/sign-client'

/** @param {string} path from the root of the repository */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** @param {string} family */
function peersOf(family) {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(read(`packages/adapter-${family}/package.json`))
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
}

const { peerDependencies } = JSON.parse(read('packages/kit-core/package.json'))

export const MEASURED = {
  BOWLINE_PAGE_BYTES: JSON.stringify({
    ...JSON.parse(read('tooling/bench/page-bytes.json')),
    Bowline: JSON.parse(read('tooling/size/sizes.json'))['Vite: before intent'],
  }),
  BOWLINE_PEERS: JSON.stringify({
    evm: peersOf('evm'),
    solana: peersOf('solana'),
    bitcoin: peersOf('bitcoin'),
    pairing: [`${FOR_PAIRING}@${peerDependencies[FOR_PAIRING]}`],
  }),
}
