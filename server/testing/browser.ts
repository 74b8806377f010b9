import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** An API client that stores cookies. */
export interface Browser {
  get: (path: string) => Promise<LightMyRequestResponse>
  post: (path: string, body: object) => Promise<LightMyRequestResponse>
  /** Posts a multipart form. */
  upload: (path: string, form: FormData) => Promise<LightMyRequestResponse>
  put: (path: string, body: object) => Promise<LightMyRequestResponse>
  delete: (path: string) => Promise<LightMyRequestResponse>
  cookies: () => string
  setCookie: (name: string, value: string) => void
}

export function createBrowser(http: FastifyInstance, cookies = '', userAgent = 'tests'): Browser {
  const jar = new Map(
    cookies
      .split('; ')
      .filter(Boolean)
      .map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]),
  )
  const written = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, type?: string | null) {
    const response = await http.inject({
      method,
      url: `/api/v1${path}`,
      headers: { cookie: written(), 'user-agent': userAgent, ...(type && { 'content-type': type }) },
      ...(body && { payload: body }),
    })
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';')
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (/max-age=0/i.test(cookie) || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    upload: async (path, form) => {
      const encoded = new Response(form)
      return ask('POST', path, Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type'))
    },
    put: (path, body) => ask('PUT', path, body),
    delete: (path) => ask('DELETE', path),
    cookies: written,
    setCookie: (name, value) => void jar.set(name, value),
  }
}
