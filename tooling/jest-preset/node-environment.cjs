const { TestEnvironment } = require('jest-environment-node')
const { createLimitNotes } = require('./limits.cjs')
const { ownTimers } = require('./own-timers.cjs')

/** Node's globals, with timers that end with the file. */
class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.limits = createLimitNotes(config.globalConfig, context.testPath)
  }

  async setup() {
    await super.setup()
    this.endTimers = ownTimers(this.global)
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
