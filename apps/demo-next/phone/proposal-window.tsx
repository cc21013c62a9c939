'use client'

import type { SandboxState } from '@bowline/adapter-evm/testing'
import { useState } from 'react'
import { SANDBOX_ADDRESSES } from '../wallets/accounts'
import { askedNetworks } from './grant'
import { isKnownNetwork, namespaceOf, networkName, otherAddress } from './networks'
import type { Phone } from './phone'
import styles from './phone.module.css'
import type { PhoneQuestion } from './state'

/** A connection request of a page: which accounts and networks it gets. */
export function ProposalWindow({
  question: { key, peer, asked },
  wallet,
  phone,
}: {
  question: Extract<PhoneQuestion, { kind: 'proposal' }>
  wallet: SandboxState
  phone: Phone
}) {
  const networks = askedNetworks(...asked)
  const known = networks.filter(isKnownNetwork)
  const [caipNetworkIds, setNetworks] = useState<readonly string[]>(known)
  const [accounts, setAccounts] = useState<readonly string[]>(wallet.accounts.slice(0, 1))
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const hasEvm = known.some((id) => namespaceOf(id) === 'eip155')
  const isEmpty = caipNetworkIds.length === 0 || (hasEvm && accounts.length === 0)

  const approve = async () => {
    setIsBusy(true)
    try {
      await phone.approve(key, {
        accounts: wallet.accounts.filter((address) => accounts.includes(address)),
        caipNetworkIds,
      })
    } catch (error) {
      setWords(error instanceof Error ? error.message : 'The page could not be connected')
      setIsBusy(false)
    }
  }

  return (
    <section className={styles.window} data-testid="phone-question" data-kind="proposal" aria-label="Connect to a page">
      <h2>Connect to this page</h2>
      <p className={styles.peer}>
        <bdi>{peer.name}</bdi>
        <span className={styles.note}>says it is</span> <bdi>{peer.url}</bdi>
      </p>
      {hasEvm && (
        <fieldset>
          <legend>Accounts</legend>
          {SANDBOX_ADDRESSES.map((address, index) => (
            <Pick
              key={address}
              name={`account-${index + 1}`}
              text={`${index + 1}: ${address.slice(0, 10)}…${address.slice(-8)}`}
              checked={accounts.includes(address)}
              onChange={(isOn) =>
                setAccounts(isOn ? [...accounts, address] : accounts.filter((one) => one !== address))
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>Networks</legend>
        {networks.map((id) => (
          <Pick
            key={id}
            name={`network-${id}`}
            text={networkName(id)}
            hint={hintOf(id)}
            disabled={!isKnownNetwork(id)}
            checked={caipNetworkIds.includes(id)}
            onChange={(isOn) =>
              setNetworks(networks.filter((one) => (one === id ? isOn : caipNetworkIds.includes(one))))
            }
          />
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {words}
      </p>
      <div className={styles.answers}>
        <button type="button" data-testid="phone-reject" disabled={isBusy} onClick={() => phone.answer(key, false)}>
          Reject
        </button>
        <button
          type="button"
          className={styles.yes}
          data-testid="phone-approve"
          disabled={isEmpty || isBusy}
          onClick={() => void approve()}
        >
          Approve
        </button>
      </div>
    </section>
  )
}

function hintOf(id: string): string {
  if (!isKnownNetwork(id)) return 'not known here'
  return otherAddress(namespaceOf(id)) === undefined ? '' : 'address only'
}

function Pick({
  name,
  text,
  hint = '',
  checked,
  disabled = false,
  onChange,
}: {
  name: string
  text: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-testid={`phone-${name}`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <bdi>{text}</bdi>
      <span className={styles.hint}>{hint}</span>
    </label>
  )
}
