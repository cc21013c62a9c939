/**
 * Jest's runtime, quicker: what follows from files alone is kept from one test file to the next (`kept-work.cjs`), and what a
 * file leaves running ends with it (`own-async-storages.cjs`). The pages of a test file still run each module anew, among
 * globals of their own.
 */
const { default: Runtime } = require('jest-runtime')
const { keepWork } = require('./kept-work.cjs')
const { ownAsyncStorages } = require('./own-async-storages.cjs')

class PresetRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const [config, , , , , { collectCoverage }, , { watch, watchAll }] = args
    // What is being edited or counted is read anew.
    if (!watch && !watchAll && !collectCoverage) keepWork(this, config.id)
    this.endAsyncStorages = ownAsyncStorages(this.coreModule)
  }

  teardown() {
    this.endAsyncStorages()
    super.teardown()
  }
}

module.exports = PresetRuntime
