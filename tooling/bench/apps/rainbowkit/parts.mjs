// @ts-check
/** @type {import('../../apps.mjs').Selectors} */
export const rainbowkit = {
  button: '[data-testid="rk-connect-button"], [data-testid="rk-account-button"]',
  dialog: '[role="dialog"]',
  row: '[data-testid^="rk-wallet-option-"]',
  pairing: '[data-testid="rk-wallet-option-walletConnect"]',
  code: '[role="dialog"] svg foreignObject',
}
