import { useEffect, useRef, useState } from 'react'
import { PROJECT_ID, SERVICES } from '../page'

type Listing = { readonly id: string; readonly name: string; readonly image_id?: string }
type Answer = { readonly data: readonly Listing[]; readonly count: number }

const CHAINS = 'eip155:1,eip155:8453'
const PAGE = 40
const FOUND = 100
const NEAR_PX = 400

async function ask(query: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Answer> {
  const search = new URLSearchParams({ projectId: PROJECT_ID, chains: CHAINS, ...query })
  const response = await fetch(`${SERVICES}/getWallets?${search}`, signal === undefined ? {} : { signal })
  return response.json()
}

const merge = (known: readonly Listing[], more: readonly Listing[]) => [
  ...new Map([...known, ...more].map((one) => [one.id, one])).values(),
]

/** All wallets, loaded page by page while scrolling. A search filters loaded wallets at once and requests the rest. */
export function Directory() {
  const [listed, setListed] = useState<readonly Listing[]>([])
  const [found, setFound] = useState<readonly Listing[]>([])
  const [isComplete, setIsComplete] = useState(false)
  const [text, setText] = useState('')
  const pages = useRef(0)
  const isAsking = useRef(false)

  const more = async () => {
    if (isAsking.current || isComplete) return
    isAsking.current = true
    const answer = await ask({ page: `${pages.current + 1}`, entries: `${PAGE}` })
    pages.current += 1
    isAsking.current = false
    setIsComplete(pages.current * PAGE >= answer.count)
    setListed((known) => merge(known, answer.data))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => void more(), [])

  useEffect(() => {
    setFound([])
    if (text === '') return
    const asking = new AbortController()
    ask({ page: '1', entries: `${FOUND}`, search: text }, asking.signal).then(
      ({ data }) => setFound(data),
      () => undefined,
    )
    return () => asking.abort()
  }, [text])

  const shown =
    text === ''
      ? listed
      : merge(
          listed.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
          found,
        )
  return (
    <>
      <input type="search" aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <div
        className="tiles"
        data-complete={isComplete}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (text === '' && scrollHeight - scrollTop - clientHeight < NEAR_PX) more()
        }}
      >
        {shown.map(({ id, name, image_id }) => (
          <button key={id} type="button" className="tile">
            <img
              src={image_id === undefined ? 'data:,' : `${SERVICES}/getWalletImage/${image_id}?projectId=${PROJECT_ID}`}
              alt=""
              width={56}
              height={56}
              loading="lazy"
            />
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
