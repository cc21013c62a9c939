// @ts-check
import assert from 'node:assert/strict'
import { AsyncLocalStorage, executionAsyncId } from 'node:async_hooks'
import { test } from 'node:test'
import { ownAsyncStorages } from './own-async-storages.cjs'

/** @param {string} name */
const requireCore = (name) => `core ${name}`

test('ends a file’s stores with it, under either name of the module', async () => {
  const coreModules = { require: requireCore }
  const end = ownAsyncStorages(coreModules)
  for (const name of ['async_hooks', 'node:async_hooks']) {
    const lent = /** @type {any} */ (coreModules.require(name))
    const storage = new lent.AsyncLocalStorage()
    assert(storage instanceof AsyncLocalStorage)
    await storage.run('kept', async () => {
      await null
      assert.equal(storage.getStore(), 'kept')
      end()
      assert.equal(storage.getStore(), undefined)
    })
  }
})

test('leaves the rest of the module, and other modules, unchanged', () => {
  const coreModules = { require: requireCore }
  ownAsyncStorages(coreModules)
  assert.equal(/** @type {any} */ (coreModules.require('async_hooks')).executionAsyncId, executionAsyncId)
  assert.equal(coreModules.require('fs'), 'core fs')
})
