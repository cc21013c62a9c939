const { TestEnvironment } = require('jest-environment-jsdom')

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
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
    // jsdom lays nothing out, so that everything is in sight.
    this.global.Element.prototype.scrollIntoView = () => {}
  }
}

module.exports = DomEnvironment
