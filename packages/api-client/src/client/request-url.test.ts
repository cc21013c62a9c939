import { pathOf } from '../index.js'

test('R-API-04 encodes path parameters', () => {
  expect(pathOf`v1/identity/${'a/b?c#d e'}/x/${7}`).toBe('v1/identity/a%2Fb%3Fc%23d%20e/x/7')
  expect(pathOf`v1/identity/${'%2e%2e'}`).toBe('v1/identity/%252e%252e')
})

test.each(['', '.', '..'])(
  'R-API-04 throws for the path parameter "%s", which the URL standard would resolve',
  (parameter) => {
    expect(() => pathOf`v1/identity/${parameter}/history`).toThrow(TypeError)
  },
)
