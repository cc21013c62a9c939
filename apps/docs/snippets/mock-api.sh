npm run mock-api                                        # http://127.0.0.1:4000, described at /openapi.json
npm run mock-api -- --port 0 --scenario whale           # any free port, and accounts of whales
npm run mock-api -- --account 0xYourAddress             # an address that has coins on the chains in memory
