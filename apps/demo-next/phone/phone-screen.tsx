'use client'

import { useSyncExternalStore } from 'react'
import controls from '../lab/controls.module.css'
import { SANDBOX_ADDRESSES } from '../wallets/accounts'
import type { Camera } from './camera'
import { PairForm } from './pair-form'
import type { Phone } from './phone'
import styles from './phone.module.css'
import { ProposalWindow } from './proposal-window'
import { RequestWindow } from './request-window'
import { SessionList } from './session-list'

/** The phone when it is on: open requests come first. */
export function PhoneScreen({
  phone,
  camera,
  firstUri,
}: {
  phone: Phone
  camera: Camera
  firstUri: string | undefined
}) {
  const { questions, sessions, notes, wallet, isOnline } = useSyncExternalStore(phone.subscribe, phone.get, phone.get)
  const [question] = questions

  if (question?.kind === 'proposal') {
    return <ProposalWindow key={question.key} question={question} wallet={wallet} phone={phone} />
  }
  if (question !== undefined) {
    return <RequestWindow key={question.request.id} question={question} waiting={questions.length - 1} phone={phone} />
  }
  return (
    <>
      <PairForm phone={phone} camera={camera} firstUri={firstUri} />
      <div className={controls.group}>
        <label className={controls.field}>
          Account
          <select
            value={wallet.accounts[0]}
            data-testid="phone-account"
            onChange={(event) => void phone.setAccount(event.target.value)}
          >
            {SANDBOX_ADDRESSES.map((address, index) => (
              <option key={address} value={address}>
                {`${index + 1}: ${address.slice(0, 6)}…${address.slice(-4)}`}
              </option>
            ))}
          </select>
        </label>
        <label className={controls.field}>
          Network
          <select
            value={wallet.chainId}
            data-testid="phone-network"
            onChange={(event) => void phone.setNetwork(Number(event.target.value))}
          >
            {wallet.chains.map(({ chainId, name }) => (
              <option key={chainId} value={chainId}>
                {name ?? chainId}
              </option>
            ))}
          </select>
        </label>
      </div>
      <SessionList sessions={sessions} phone={phone} />
      <ul className={styles.notes} role="log" aria-label="What happened" data-testid="phone-notes">
        {notes.map(({ key, text, isBad }) => (
          <li key={key} data-bad={isBad}>
            {text}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <span data-testid="phone-relay" data-online={isOnline}>
          {isOnline ? 'Relay connected' : 'Relay at rest'}
        </span>
        <button type="button" className={controls.button} data-testid="phone-put-away" onClick={camera.putAway}>
          Put away
        </button>
      </footer>
    </>
  )
}
