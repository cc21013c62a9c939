/**
 * Web Crypto of a browser without Ed25519 keys: code that signs with them falls back to JavaScript. Web Crypto finishes on
 * threads outside a moved clock, so a relay that waits for a signature would time out first. A test of these keys
 * sets Node's own `crypto`.
 *
 * In      crypto   Node's
 */
exports.clockBoundCrypto = (crypto) => {
  const { subtle } = crypto
  const importKey = (format, data, algorithm, ...rest) =>
    format === 'pkcs8' && algorithm === 'Ed25519'
      ? Promise.reject(new DOMException('Unrecognized algorithm name', 'NotSupportedError'))
      : subtle.importKey(format, data, algorithm, ...rest)
  const own = bound(subtle, { importKey })
  return bound(crypto, { subtle: own })
}

/** Methods of Web Crypto reject another `this`. */
const bound = (target, changed) =>
  new Proxy(target, {
    get(_, name) {
      if (name in changed) return changed[name]
      const value = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
