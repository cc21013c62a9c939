// @ts-check
/**
 * What each command of `package.json` builds before it starts, as turbo filters; turbo also builds their dependencies, and
 * only what has changed. `^...` means the dependencies of a workspace, so that a new import needs no line
 * here; the apps that a command serves are listed.
 *
 * `builds.test.mjs` compares each row with the imports of the command's code and the apps it serves.
 */

const PUBLISHED = ['./packages/*']

/** By the command's name, without commands that build nothing. */
export const BUILDS = {
  demo: ['@bowline/demo-next', '@bowline/commands^...'],
  docs: ['@bowline/docs'],
  build: PUBLISHED,
  pack: PUBLISHED,
  'api-report': PUBLISHED,
  release: PUBLISHED,
  'mock-api': ['@bowline/api-client'],
  'secure-site': ['@bowline/secure-site'],
  size: ['@bowline/size^...'],
  bench: ['@bowline/bench^...', '@bowline/demo-next'],
  lighthouse: ['@bowline/demo-next', '@bowline/docs'],
  profile: ['@bowline/bench^...'],
  screenshots: ['@bowline/browser^...', '@bowline/demo-next'],
}

/**
 * The arguments for turbo.
 * @param {readonly string[]} filters
 */
export const buildArgs = (filters) => [
  ...['turbo', 'run', 'build', ...filters.map((filter) => `--filter=${filter}`)],
  ...['--concurrency=2', '--output-logs=errors-only'],
]
