const { TestEnvironment } = require('jest-environment-jsdom')
const { createLimitNotes } = require('./limits.cjs')

/** Node's own, since jsdom has none. MessageChannel, Event and EventTarget stay jsdom's: React and the DOM need those. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
  'URL',
  'URLSearchParams',
]

class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.limits = createLimitNotes(config.globalConfig, context.testPath)
  }

  async setup() {
    await super.setup()
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
    // jsdom lays nothing out, so that everything is in sight.
    this.global.Element.prototype.scrollIntoView = () => {}
  }

  async handleTestEvent(event, state) {
    this.limits.note(event, state)
  }

  async teardown() {
    this.limits.write()
    await super.teardown()
  }
}

module.exports = DomEnvironment
