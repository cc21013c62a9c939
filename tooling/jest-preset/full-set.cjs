// @ts-check
/**
 * Unit test files that only the full set runs (`npm run test:full`), and why. `npx jest FILE` and `npm test -- --changed` run them too.
 *
 * Out     their paths relative to the repository. Each requirement that they cover has a test in another file too:
 *         `full-set.test.mjs` checks it.
 * Cases of a file that repeat its first ones with other data are left out by `draw-count.mjs` instead.
 */

/** @typedef {{ readonly file: string, readonly why: string }} FullSetFile */

const SMART_ACCOUNTS =
  'further cases of smart accounts, each with a chain and a bundler, which take five seconds to start'
const STORES =
  'the same behavior on the stores of production; the other tests run it in memory, and the site on Postgres'

/** @type {readonly FullSetFile[]} */
exports.FULL_SET_FILES = [
  { file: 'packages/secure-site/test/smart-bad-services.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/test/smart-permissions.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/test/smart-revocation.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/test/smart-upgrade.test.ts', why: SMART_ACCOUNTS },
  { file: 'tooling/transaction-matrix/test/smart-session-rules.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/src/server/keys/new-device-stores.test.ts', why: STORES },
  { file: 'packages/secure-site/src/server/store/postgres-store.test.ts', why: STORES },
]
