// @ts-check
/** @type {import('../../apps.mjs').Selectors} */
export const kit = {
  button: '#root button',
  dialog: '[role="dialog"]',
  row: '[data-part="row"]',
  pairing: '[data-part="row"]:has-text("WalletConnect")',
  code: '[data-part="qr-code"][data-state="shown"]',
  all: '[data-part="row"]:has-text("All wallets")',
  tile: '[data-part="wallet-tile"]',
  search: '[role="dialog"] input[type="search"]',
  scroller: '[role="grid"]',
  end: '[role="grid"]:not([aria-rowcount="-1"])',
}
