/**
 * A faster Jest runtime: results that depend only on files are kept between test files (`transform-cache.cjs`), and what a
 * file leaves running ends with it (`own-async-storages.cjs`). Each test file still runs its modules again, with its own
 * globals.
 */
const { default: Runtime } = require('jest-runtime')
const { keepWork } = require('./transform-cache.cjs')
const { ownAsyncStorages } = require('./own-async-storages.cjs')

class PresetRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const [config, , , , , { collectCoverage }, , { watch, watchAll }] = args
    // Files change in watch mode, and coverage needs each module's own transform.
    if (!watch && !watchAll && !collectCoverage) keepWork(this, config.id)
    this.endAsyncStorages = ownAsyncStorages(this.coreModule)
  }

  teardown() {
    this.endAsyncStorages()
    super.teardown()
  }
}

module.exports = PresetRuntime
