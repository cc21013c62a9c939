/**
 * Async context stores that end with the test file that created them. Jest's own runner creates one per file and never ends it;
 * before Node.js 24 each open store slows down every later promise of the process.
 *
 * In      coreModules   provides Node's own modules to a test file
 * Out     a function that ends the stores
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
