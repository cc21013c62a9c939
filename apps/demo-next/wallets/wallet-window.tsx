'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { RequestQueue, WalletQuestion } from './request-queue'
import { openWalletFrame } from './wallet-frame'

const NO_QUESTIONS: readonly WalletQuestion[] = []

/** The window of the sandbox wallets; shown while a request is open. */
export function WalletWindow({ queue }: { queue: RequestQueue }) {
  const questions = useSyncExternalStore(queue.subscribe, queue.get, () => NO_QUESTIONS)
  const isOpen = questions.length > 0
  const [body, setBody] = useState<HTMLElement>()

  useEffect(() => {
    if (!isOpen) return
    const closeFrame = openWalletFrame(setBody)
    return () => {
      setBody(undefined)
      closeFrame()
    }
  }, [isOpen])

  const [first] = questions
  if (body === undefined || first === undefined) return null
  return createPortal(<Question key={first.key} question={first} waiting={questions.length - 1} />, body)
}

function Question({ question, waiting }: { question: WalletQuestion; waiting: number }) {
  const [isLocked, setIsLocked] = useState(question.isLocked)
  const title = useRef<HTMLHeadingElement>(null)
  const { words } = question

  // A wallet's window comes to the front, with the keyboard focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes after unlocking
  useEffect(() => title.current?.focus(), [isLocked])

  return (
    <main
      data-testid="wallet-question"
      data-kind={isLocked ? 'unlock' : question.kind}
      onKeyDown={(event) => {
        if (event.key === 'Escape') question.answer(false)
      }}
    >
      <p className="wallet">
        <bdi>{question.wallet}</bdi>
        <span className="note">Test keys only</span>
      </p>
      <h1 ref={title} tabIndex={-1}>
        {isLocked ? 'Unlock the wallet' : words.title}
      </h1>
      {isLocked ? (
        <p>The wallet is locked. No password is needed here.</p>
      ) : (
        <dl>
          {words.rows.map(({ label, text, isBlock }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one request do not change
            <div key={index} className={isBlock ? 'block' : undefined}>
              <dt>{label}</dt>
              <dd tabIndex={isBlock ? 0 : undefined}>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="waiting" role="status">
        {waiting > 0 ? `${waiting} more waiting` : ''}
      </p>
      <div className="answers">
        <button type="button" onClick={() => question.answer(false)}>
          Reject
        </button>
        {isLocked ? (
          <button type="button" className="yes" onClick={() => setIsLocked(false)}>
            Unlock
          </button>
        ) : (
          <button type="button" className="yes" onClick={() => question.answer(true)}>
            Approve
          </button>
        )}
      </div>
    </main>
  )
}
