// @ts-check
/** Traffic no relay should send: not JSON, not JSON-RPC, not of the protocol, or only nearly so. */
export const malformedTexts = [
  '',
  'not json',
  'null',
  '[]',
  '{}',
  '7',
  '"text"',
  '{"jsonrpc":"2.0"}',
  '{"jsonrpc":"2.0","id":null,"result":true}',
  '{"jsonrpc":"2.0","id":1,"error":null}',
  '{"jsonrpc":"2.0","id":1,"method":7}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscription"}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscription","params":null}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscription","params":{"id":"x"}}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscription","params":{"id":"x","data":null}}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscription","params":{"id":"x","data":{"topic":7,"message":{}}}}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscription","params":{"id":"error","data":{"topic":"a","message":"b"}}}',
  `{"jsonrpc":"2.0","id":1,"method":"irn_subscription","params":{"id":"x","data":{"topic":"${'0'.repeat(64)}","message":"AA==","publishedAt":"soon","tag":[]}}}`,
  '{"__proto__":{"polluted":1},"jsonrpc":"2.0","id":1,"result":1}',
  '['.repeat(50_000),
]
