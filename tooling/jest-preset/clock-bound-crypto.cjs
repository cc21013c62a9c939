/**
 * Web Crypto of a browser without the keys of Curve25519 that pairing uses: it falls back to JavaScript. Web Crypto finishes on
 * threads outside a moved clock, so a relay that waits for a signature would time out first. A test of these keys sets
 * Node's own `crypto`.
 *
 * In      crypto   Node's
 */
exports.clockBoundCrypto = (crypto) => {
  const { subtle } = crypto
  const refuse = () => Promise.reject(new DOMException('Unrecognized algorithm name', 'NotSupportedError'))
  const own = bound(subtle, {
    importKey: (format, data, algorithm, ...rest) =>
      format === 'pkcs8' && algorithm === 'Ed25519' ? refuse() : subtle.importKey(format, data, algorithm, ...rest),
    generateKey: (algorithm, ...rest) =>
      algorithm.name === 'X25519' ? refuse() : subtle.generateKey(algorithm, ...rest),
  })
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
