require('./short-stylesheet.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')
const { keepStyles } = require('./cached-styles.cjs')
const { clockBoundCrypto } = require('./clock-bound-crypto.cjs')
const { createLimitNotes } = require('./limits.cjs')

/** Node's own globals, since jsdom has none. MessageChannel, Event and EventTarget stay jsdom's: React and the DOM need those. */
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
  'CryptoKey',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
  'URL',
  'URLSearchParams',
]

/** Lets jsdom's event targets accept Node's abort signals. */
function takeSignals(target) {
  const { addEventListener } = target
  target.addEventListener = function (type, listener, options) {
    const { signal, ...others } = Object(options)
    if (!(signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options)
    if (signal.aborted) return
    addEventListener.call(this, type, listener, others)
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others), { once: true })
  }
}

class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.limits = createLimitNotes(config, context.testPath)
  }

  async setup() {
    await super.setup()
    // React captures a stack for each element that it creates, by default of Jest a hundred frames deep.
    this.global.Error.stackTraceLimit = 4
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: clockBoundCrypto(globalThis.crypto), configurable: true })
    for (const target of [this.global.EventTarget.prototype, this.global]) takeSignals(target)
    keepStyles(this.global)
    // jsdom has no layout, so everything counts as visible.
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
