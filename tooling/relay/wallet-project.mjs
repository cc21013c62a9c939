// @ts-check
/** The project id of the wallets made here, by which the relay knows them. */
export const WALLET_PROJECT = 'wallet-peer'
