/**
 * A faster Jest runtime: results that depend only on files are kept between test files (`transform-cache.cjs`), and what a
 * file leaves running ends with it (`own-async-storages.cjs`). Each test file still runs its modules again, with its own
 * globals.
 */
const { default: Runtime } = require('jest-runtime')
const { keepWork } = require('./transform-cache.cjs')
const { ownAsyncStorages } = require('./own-async-storages.cjs')

/** What the results of a file depend on: projects with the same settings share them. */
const settingsOf = ({ transform, transformIgnorePatterns, moduleNameMapper, resolver, testEnvironmentOptions }) =>
  JSON.stringify([
    transform,
    transformIgnorePatterns,
    moduleNameMapper,
    resolver,
    testEnvironmentOptions.customExportConditions,
  ])

// With nothing left to do, a worker ends by itself, but frees its heap first. For a large one that takes longer than the half second
// that Jest waits before it reports a leak and kills the worker; `exit` leaves it to the system.
if (process.send) process.once('beforeExit', () => process.exit())

class PresetRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const [config, , , , , { collectCoverage }, , { watch, watchAll }] = args
    // Each package's tests run in its folder, also when one run has those of several.
    const { recordIn } = config.testEnvironmentOptions
    if (recordIn && process.cwd() !== recordIn) process.chdir(recordIn)
    // Files change in watch mode, and coverage needs each module's own transform.
    if (!watch && !watchAll && !collectCoverage) keepWork(this, settingsOf(config))
    this.endAsyncStorages = ownAsyncStorages(this.coreModule)
  }

  teardown() {
    this.endAsyncStorages()
    super.teardown()
  }
}

module.exports = PresetRuntime
