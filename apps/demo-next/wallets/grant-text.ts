/**
 * Describes the permissions that a page requests, for the window of a wallet.
 *
 * In      request  as the page sent it; address  the active account
 * Out     title, and rows of label and text: each permission with whole numbers and units, and its end
 */
import { describePermission, type PermissionDescription } from '@bowline/kit-core'
import { formatEther } from 'viem'
import { ALL_CHAINS } from '../settings/networks'
import type { RequestRow, RequestWords } from './request-text'

const LONG_MS = 30 * 86_400_000

/** Describes a permission request. */
export function grantWords(request: unknown, address: string | undefined): RequestWords {
  const chainId = Number(read(request, 'chainId'))
  const endsAtMs = Number(read(request, 'expiry')) * 1_000
  const isLong = endsAtMs - Date.now() > LONG_MS
  const permissions = read(request, 'permissions')
  return {
    title: 'Let the page act for you',
    rows: [
      ...(address === undefined ? [] : [{ label: 'Account', text: address }]),
      { label: 'Network', text: ALL_CHAINS.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}` },
      ...(Array.isArray(permissions) ? permissions : []).map(permissionRow),
      { label: 'Ends', text: `${new Date(endsAtMs).toLocaleString('en')}${isLong ? ', in more than 30 days' : ''}` },
      { label: 'Asks you', text: 'only now, and not again until it ends or you revoke it' },
    ],
  }
}

function permissionRow(given: unknown, index: number): RequestRow {
  const data = read(given, 'data')
  const facts = describePermission({
    type: String(read(given, 'type')),
    data: typeof data === 'object' && data !== null ? data : {},
  })
  return { label: `Permission ${index + 1}`, text: wordsOf(facts), isBlock: true }
}

function wordsOf(facts: PermissionDescription): string {
  if (facts.kind === 'unknown') return `Something this wallet cannot read: ${facts.type}`
  if (facts.kind === 'allowance') {
    const { token, allowance, isUnlimited, periodSec } = facts
    const sum = token === undefined ? `${formatEther(allowance)} ETH` : `${allowance} base units of the token ${token}`
    return isUnlimited ? 'Spend any amount, without limit' : `Spend up to ${sum} every ${periodSec} seconds`
  }
  const calls = facts.functions.map(({ name, valueLimit, conditions, isDelegated }) => {
    const sum = valueLimit === undefined ? 'any amount' : `at most ${formatEther(valueLimit)} ETH`
    const how = isDelegated ? ', run as your own account' : ''
    return `${name}, with ${sum}, ${conditions} of its arguments limited${how}`
  })
  return `Call the contract ${facts.address}: ${calls.join('; ')}`
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
