/**
 * Web Crypto of a browser without the keys of Curve25519 that pairing uses: it falls back to JavaScript. Web Crypto finishes on
 * threads outside a moved clock, so a relay that waits for a signature would time out first. A test of these keys sets
 * Node's own `crypto`.
 *
 * In      crypto   Node's
 */
exports.clockBoundCrypto = (crypto) => {
  const subtle = copy(crypto.subtle)
  const { importKey, generateKey } = subtle
  const refuse = () => Promise.reject(new DOMException('Unrecognized algorithm name', 'NotSupportedError'))
  subtle.importKey = (format, data, algorithm, ...rest) =>
    format === 'pkcs8' && algorithm === 'Ed25519' ? refuse() : importKey(format, data, algorithm, ...rest)
  subtle.generateKey = (algorithm, ...rest) =>
    algorithm.name === 'X25519' ? refuse() : generateKey(algorithm, ...rest)
  // Inherited, as the browser's: a test may set a method of its own and delete it again.
  return Object.assign(copy(crypto), { subtle: Object.create(subtle) })
}

/** An object with the methods of another, which reject another `this`. */
function copy(target) {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(target)))
  return Object.fromEntries(
    methods.flatMap(([name, { value }]) =>
      typeof value === 'function' && name !== 'constructor' ? [[name, value.bind(target)]] : [],
    ),
  )
}
