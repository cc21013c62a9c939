import { useRouter } from 'next/router'
import { Step } from './app/step'

/** A step with the Pages Router. */
export function PagesStep() {
  const { pathname, push, replace } = useRouter()
  return <Step path={pathname} push={push} refresh={() => replace(pathname)} />
}
