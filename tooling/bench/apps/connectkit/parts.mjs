// @ts-check
/** @type {import('../../apps.mjs').Selectors} */
export const connectkit = {
  button: '#root button',
  dialog: '[role="dialog"]',
  row: 'button',
  pairing: '[role="dialog"] button:has-text("Other Wallets")',
  code: '[role="dialog"] svg circle:nth-of-type(60)',
}
