// @ts-check
import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { test } from 'node:test'
import { startSecureSite } from './secure-site.mjs'

const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'))

for (const host of ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]) {
  test(`a secure site whose port is taken at ${host} listens at another one`, async (t) => {
    const other = createServer()
    await new Promise((resolve) => other.listen(0, host, () => resolve(undefined)))
    t.after(() => other.close())
    const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
    const site = await startSecureSite({ port })
    t.after(site.stop)
    assert.notEqual(Number(new URL(site.origin).port), port)
  })
}
