'use client'

import { signMessage } from '@bowline/kit-core/actions'
import { useAction } from '@bowline/ui-react'
import { useState } from 'react'

export function SignHello() {
  const { run, status, error } = useAction(signMessage)
  const [signature, setSignature] = useState('')

  async function sign() {
    const result = await run({ message: 'Hello from my app' })
    if (result !== undefined) setSignature(result)
  }

  return (
    <>
      <button type="button" disabled={status === 'running'} onClick={() => void sign()}>
        Sign a message
      </button>
      {signature !== '' && <output>{signature}</output>}
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </>
  )
}
