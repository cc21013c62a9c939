import { HttpError, isApiError } from '../index.js'

test('R-API-05 recognizes errors by their code across two copies of the package', () => {
  const error: unknown = new HttpError({ status: 503, method: 'GET', path: 'v1/a', reason: '' })
  const foreign = Object.assign(new Error('HTTP status code: 503'), { code: 'api/http', status: 503 })
  expect([isApiError(error), isApiError(error, 'api/http'), isApiError(error, 'api/timeout')]).toEqual([
    true,
    true,
    false,
  ])
  expect([isApiError(foreign, 'api/http'), isApiError(new Error('x')), isApiError({ code: 'api/http' })]).toEqual([
    true,
    false,
    false,
  ])
})
