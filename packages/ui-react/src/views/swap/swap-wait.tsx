import { Spinner } from '../../parts/spinner.js'

/** What is being waited for; nothing without words. `isQuiet`: it comes by itself again and again, and is not read out. */
export type SwapWaitProps = { words: string | undefined; isQuiet: boolean }

/** Says what is on its way. Its place stays, so that nothing moves when it goes. Source: R-SWAP-49. */
export function SwapWait({ words, isQuiet }: SwapWaitProps) {
  const line = words !== undefined && (
    <span className="bl:flex bl:items-center bl:justify-center bl:gap-2">
      <Spinner className="bl:size-4" />
      {words}
    </span>
  )
  return (
    <div className="bl:min-h-5 bl:text-center bl:text-14 bl:text-muted" data-part="swap-wait">
      <div role="status">{!isQuiet && line}</div>
      {isQuiet && line}
    </div>
  )
}
