// @ts-check
/** @type {import('../../apps.mjs').Selectors} */
export const plain = {
  button: '.button',
  dialog: '[role="dialog"]',
  row: '.row',
  all: '.row:has-text("All wallets")',
  tile: '.tile',
  search: 'input[type="search"]',
  scroller: '.tiles',
  end: '.tiles[data-complete="true"]',
}
