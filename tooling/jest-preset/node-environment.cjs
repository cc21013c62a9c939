const { TestEnvironment } = require('jest-environment-node')
const { createLimitNotes } = require('./limits.cjs')
const { ownTimers } = require('./own-timers.cjs')

/**
 * Node's globals, with timers that end with the file. Node's own `navigator` is none of them: its locks would be one set for all
 * the pages of a test, which no page that has gone lets go of. `page-locks.mjs` lends others.
 */
class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.limits = createLimitNotes(config.globalConfig, context.testPath)
  }

  async setup() {
    await super.setup()
    this.endTimers = ownTimers(this.global)
    Reflect.deleteProperty(this.global, 'navigator')
  }

  async handleTestEvent(event, state) {
    this.limits.note(event, state)
  }

  async teardown() {
    this.limits.write()
    this.endTimers?.()
    await super.teardown()
  }
}

module.exports = NodeEnvironment
