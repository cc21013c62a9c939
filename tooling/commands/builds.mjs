// @ts-check
/**
 * What each command of `package.json` has built before it starts, as filters of turbo, which builds what these depend on too and
 * only what has changed. `^...` is what a workspace depends on, so that a package it comes to import is built without a line
 * here; the apps that a command serves are named.
 *
 * `builds.test.mjs` compares each row with what the command's code imports and serves.
 */

const PUBLISHED = ['./packages/*']

/** By the command's name, without those that build nothing. */
export const BUILDS = {
  demo: ['@bowline/demo-next', '@bowline/commands^...'],
  build: PUBLISHED,
  pack: PUBLISHED,
  api: PUBLISHED,
  release: PUBLISHED,
  'mock-api': ['@bowline/api-client'],
  size: ['@bowline/size^...'],
  bench: ['@bowline/bench^...', '@bowline/demo-next'],
  pictures: ['@bowline/browser^...', '@bowline/demo-next'],
}

/**
 * The arguments of turbo that build them.
 * @param {readonly string[]} filters
 */
export const buildArgs = (filters) => [
  ...['turbo', 'run', 'build', ...filters.map((filter) => `--filter=${filter}`)],
  ...['--concurrency=2', '--output-logs=errors-only'],
]
