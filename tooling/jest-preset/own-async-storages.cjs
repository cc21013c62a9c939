/**
 * Stores of async context that end with the test file that made them. Jest's own runner makes one per file and never ends it;
 * before Node.js 24 each that is not ended costs every later promise of the process some time.
 *
 * In      coreModules   what gives a test file Node's own modules
 * Out     ends the stores
 */
const asyncHooks = require('node:async_hooks')

exports.ownAsyncStorages = (coreModules) => {
  const made = new Set()
  class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
    constructor(...args) {
      super(...args)
      made.add(this)
    }
  }
  const lent = { ...asyncHooks, AsyncLocalStorage }
  const { require: requireCore } = coreModules
  coreModules.require = (name, ...rest) =>
    /^(node:)?async_hooks$/.test(name) ? lent : requireCore.call(coreModules, name, ...rest)
  return () => {
    for (const storage of made) storage.disable()
    made.clear()
  }
}
