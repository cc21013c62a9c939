/**
 * Converts the name of a Wallet Standard wallet to its connector id. Such a wallet has only a name, so the id is the same on
 * every page. Discovery appends a number to the id of a further wallet with the same name.
 *
 * In      name   as it is shown
 * Out     `wallet-standard.phantom`. If the name has characters that an id cannot hold, a checksum of the name is appended
 * Source  security design §8 (ids)
 */
export function toConnectorId(name: string): string {
  const lower = name.toLowerCase()
  const plain = lower.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  const isWhole = /^[a-z0-9][a-z0-9 -]*$/.test(lower)
  return ['wallet-standard', ...(plain === '' ? [] : [plain]), ...(isWhole ? [] : [checksum(lower)])].join('.')
}

/** FNV-1a hash over UTF-16 units, in hex. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}
