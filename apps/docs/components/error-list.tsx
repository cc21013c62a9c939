import { ERROR_ADVICE } from '../content/error-advice'
import { listErrors } from '../reference/errors'
import { anchorOf, Words } from './names'

/** Every error: code, class, message, when it happens and what to do. */
export function ErrorList() {
  return listErrors().map(({ code, className, message, comment }) => (
    <div key={code} className="entry">
      <h3 id={anchorOf(code)}>
        <a href={`#${anchorOf(code)}`}>
          <code>{code}</code>
        </a>
      </h3>
      <p className="said">
        <code>{className}</code> · “{message}”
      </p>
      <p>
        <Words>{comment}</Words> <Words>{ERROR_ADVICE[code] ?? ''}</Words>
      </p>
    </div>
  ))
}
