import type { ReactNode } from 'react'

/** A label and its value, as one row of a `dl` list. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bl:flex bl:flex-wrap bl:justify-between bl:gap-x-3 bl:gap-y-0.5">
      <dt className="bl:text-muted">{label}</dt>
      <dd className="bl:ms-auto bl:max-w-full bl:text-end bl:tabular-nums bl:wrap-anywhere">{children}</dd>
    </div>
  )
}
