'use client'

import { describeRequest } from '../wallets/describe-request'
import type { Phone } from './phone'
import styles from './phone.module.css'
import type { PhoneQuestion } from './state'

/** A request of a connected page to sign, send or change something. */
export function RequestWindow({
  question: { key, peer, request },
  waiting,
  phone,
}: {
  question: Extract<PhoneQuestion, { kind: 'request' }>
  waiting: number
  phone: Phone
}) {
  const words = describeRequest(request)
  return (
    <section className={styles.window} data-testid="phone-question" data-kind={request.kind} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={styles.peer}>
        <bdi>{peer.name}</bdi>
        <span className={styles.note}>says it is</span> <bdi>{peer.url}</bdi>
      </p>
      <dl>
        {words.rows.map(({ label, text, isBlock }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one request do not change
          <div key={index} className={isBlock ? styles.block : undefined}>
            <dt>{label}</dt>
            <dd tabIndex={isBlock ? 0 : undefined}>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note} role="status">
        {waiting > 0 ? `${waiting} more waiting` : ''}
      </p>
      <div className={styles.answers}>
        <button type="button" data-testid="phone-reject" onClick={() => phone.answer(key, false)}>
          Reject
        </button>
        <button
          type="button"
          className={styles.yes}
          data-testid="phone-approve"
          onClick={() => phone.answer(key, true)}
        >
          Approve
        </button>
      </div>
    </section>
  )
}
