/**
 * The contracts that enforce the limits of a permission, pinned by address and code like those of `contracts.ts`.
 *
 * Source  MetaMask Delegation Framework 1.3.0: `@metamask/delegation-deployments` 2.0.0 for addresses; the hashes are those of the code
 *         that the framework's deployment transactions put there
 */
import type { PinnedContract } from './contracts.js'

/** Parts of a call's data must be exactly as stated. Terms: offset as 32 bytes, then the bytes. */
export const ALLOWED_CALLDATA: PinnedContract = {
  address: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
  codeHash: '0x26a87ea53c698e47fbea2566d50d18964062d0c74bd0baebc60316393461bf84',
}

/** Only some functions may be called. Terms: 4 bytes each. */
export const ALLOWED_METHODS: PinnedContract = {
  address: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  codeHash: '0xe249051b4b4239edfbefe4b8c6cae88c4bb5316b4abadc2c8c2519a022be215a',
}

/** Only some contracts may be called. Terms: 20 bytes each. */
export const ALLOWED_TARGETS: PinnedContract = {
  address: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  codeHash: '0x70e128c26997cf42e91e128d24465d23f86e569fec044d304cefc93044f46600',
}

/** One of several groups of limits holds, as the redeemer chooses. */
export const ANY_GROUP: PinnedContract = {
  address: '0xE1302607a3251AF54c3a6e69318d6aa07F5eB46c',
  codeHash: '0xf3cdb18c36df9b0e0d51a8f268efc109499273848e3697fb6543689c8cf62ab1',
}

/** Amounts per period. Terms: for each token its address (zero for the coin), amount, seconds of a period, and start. */
export const AMOUNTS_PER_PERIOD: PinnedContract = {
  address: '0xFB2f1a9BD76d3701B730E5d69C3219D42D80eBb7',
  codeHash: '0x4959aee8d3bb9d2514c2f64880eac0e1aae852484c4080ad332afd6e20f24aad',
}

/** A time limit. Terms: not before and not after, 16 bytes each. */
export const TIME_LIMIT: PinnedContract = {
  address: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  codeHash: '0x1da353833766081398664c131a50988f6f7190d6a1a974f497607b974705900c',
}

/** The highest amount of coin with a call. Terms: 32 bytes. */
export const MAX_VALUE: PinnedContract = {
  address: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  codeHash: '0x825495cede463ecea97c3c6c2bee85d5a4645906e1f0498a9432b39f43cfad19',
}

/** All of them. */
export const ENFORCERS: readonly PinnedContract[] = [
  ...[ALLOWED_CALLDATA, ALLOWED_METHODS, ALLOWED_TARGETS, ANY_GROUP],
  ...[AMOUNTS_PER_PERIOD, TIME_LIMIT, MAX_VALUE],
]
