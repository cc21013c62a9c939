export { type MockServer, startMockServer } from './mock-server.js'
export { type OpenApiDocument, type OpenApiOperation, openApiDocument } from './open-api/open-api-document.js'
