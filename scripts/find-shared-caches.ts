import { existsSync } from 'node:fs'

const VARNISH = '/usr/sbin/varnishd'
const NGINX = '/usr/sbin/nginx'
const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'

/** The programs of shared caches that are installed, for tests and benchmarks. */
export const findSharedCaches = (): { nginx: string | null; varnish: string | null } => ({
  nginx: existsSync(NGINX) && existsSync(PURGE_MODULE) ? NGINX : null,
  varnish: existsSync(VARNISH) ? VARNISH : null,
})

/** The module of nginx that removes responses from its cache. */
export const NGINX_MODULE = PURGE_MODULE
