import { printTable } from '../print-table.mjs'

test('R-CONN-153 counts by kind and moment in the table, and names each failed cell with its seed', () => {
  const cell = { kind: 'evm announced', moment: 'sign', fault: 'slow', seed: 10_001 }
  const printed = printTable([
    { ...cell, problems: [] },
    { ...cell, fault: 'wrong', seed: 10_002, problems: ['it never ended'] },
  ])
  expect(printed.split('\n')).toEqual([
    'wrong/cells      sign',
    'evm announced     1/2',
    '',
    'evm announced, sign, wrong (seed 10002): it never ended',
    '2 cells, 1 wrong',
  ])
})
