declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export default class MemoryAdapter {}
}

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The parts of the context of a request that our tests read and change. */
  interface ProviderContext {
    path: string
    oidc?: { route: string }
    body: unknown
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    Grant: { new (of: { accountId: string; clientId: string }): Grant; find(id: string): Promise<Grant> }
    use(middleware: (ctx: ProviderContext, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
