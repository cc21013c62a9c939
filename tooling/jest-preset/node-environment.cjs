const { TestEnvironment } = require('jest-environment-node')
const { createLimitNotes } = require('./limits.cjs')

/** Node's globals. */
class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.limits = createLimitNotes(config.globalConfig, context.testPath)
  }

  async handleTestEvent(event, state) {
    this.limits.note(event, state)
  }

  async teardown() {
    this.limits.write()
    await super.teardown()
  }
}

module.exports = NodeEnvironment
