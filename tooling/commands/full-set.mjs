// @ts-check
/**
 * Unit test files that only the full set runs (`npm run test:full`), and why. By their names, and with `npm test -- --changed`, they
 * always run.
 *
 * Out     `FULL_SET_FILES`  paths relative to the repository. Each requirement that they cover has a test in another file too:
 *                           `full-set.test.mjs` checks it
 *         `isLeftOut`       whether the current run leaves out a file, by its path relative to the repository
 *
 * Cases of a file that repeat its first ones with other data are left out by `jest-preset/draw-count.mjs` instead.
 */

/** @typedef {{ readonly file: string, readonly why: string }} FullSetFile */

const SMART_ACCOUNTS =
  'further cases of smart accounts, each with a chain and a bundler, which take five seconds to start'
const STORES =
  'the same behavior on the stores of production; the other tests run it in memory, and the site on Postgres'

const TOOLS = 'starts a process for each command, or for a list of all files, and fails only when a tool changes'

/** @type {readonly FullSetFile[]} */
export const FULL_SET_FILES = [
  { file: 'packages/secure-site/test/smart-bad-services.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/test/smart-permissions.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/test/smart-revocation.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/test/smart-upgrade.test.ts', why: SMART_ACCOUNTS },
  { file: 'tooling/transaction-matrix/test/smart-session-rules.test.ts', why: SMART_ACCOUNTS },
  { file: 'packages/secure-site/src/server/keys/new-device-stores.test.ts', why: STORES },
  { file: 'packages/secure-site/src/server/store/postgres-store.test.ts', why: STORES },
  { file: 'tooling/commands/builds.test.mjs', why: TOOLS },
  { file: 'tooling/commands/types.test.mjs', why: TOOLS },
  { file: 'tooling/fault-matrix/fault-matrix.test.mjs', why: TOOLS },
]

/** @param {string} path */
export const isLeftOut = (path) =>
  process.env.BOWLINE_TESTS !== 'full' && FULL_SET_FILES.some(({ file }) => file === path)
