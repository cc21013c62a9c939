const { TestEnvironment } = require('jest-environment-node')
const { clockBoundCrypto } = require('./clock-bound-crypto.cjs')
const { createLimitNotes } = require('./limits.cjs')
const { ownTimers } = require('./own-timers.cjs')

/**
 * Node's globals, with timers that end with the file. Node's own `navigator` is left out: its locks would be shared by all
 * pages of a test, and a closed page never releases them. `page-locks.mjs` provides others.
 */
class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.limits = createLimitNotes(config, context.testPath)
  }

  async setup() {
    await super.setup()
    this.endTimers = ownTimers(this.global)
    const crypto = clockBoundCrypto(globalThis.crypto)
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true, writable: true })
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
